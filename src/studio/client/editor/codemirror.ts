/**
 * CodeMirror on a document. It is shown in a shadow tree, where its own styles are allowed by the page's content security policy.
 * Undo and redo are those of the document.
 */
import { autocompletion, closeBrackets, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, indentWithTab } from "@codemirror/commands";
import { xml } from "@codemirror/lang-xml";
import { yaml } from "@codemirror/lang-yaml";
import { bracketMatching, foldGutter, indentOnInput, indentUnit } from "@codemirror/language";
import { lintGutter, type Diagnostic as Mark, setDiagnostics } from "@codemirror/lint";
import { highlightSelectionMatches, search, searchKeymap } from "@codemirror/search";
import { Annotation, type ChangeSet, EditorState, type Extension, type StateEffect } from "@codemirror/state";
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from "@codemirror/view";
import { fullMessage } from "../../../diagnostics/diagnostic.ts";
import type { Diagnostic } from "../../../index.ts";
import type { Document } from "../documents/document.ts";
import { type Splice, spliceBetween } from "../documents/splices.ts";
import { takeIn } from "../documents/undoing.ts";
import { notify, withdraw } from "../parts/notices/notice-list.ts";
import { type AssistAt, completions } from "./assistance.ts";
import { csv } from "./csv-language.ts";
import { light, lit, mark, marked, type Place } from "./highlights.ts";
import { meanings } from "./meaning.tsx";
import { type Positions, positionsIn } from "./positions.ts";
import { THEME } from "./theme.ts";

/** Offsets of the document's text; `end` is exclusive. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

export interface EditorHandle {
  /** Brings a range into view and selects it. @param hasFocus the editor takes the focus too */
  reveal(range: TextRange, hasFocus?: boolean, where?: "center" | "start"): void;
  /** Brings ranges into view and lights them up for a moment: numbers that have just changed. */
  blink(ranges: readonly TextRange[]): void;
  /** Marks the lines of a range softly, until another is marked; undefined for none. */
  mark(range: TextRange | undefined): void;
}

export interface OpenEditor extends EditorHandle {
  /** Shows a text that was changed elsewhere. */
  show(text: string): void;
  setProblems(problems: readonly Diagnostic[]): void;
  close(): void;
}

export type EditorLanguage = "xml" | "yaml" | "csv";

interface EditorOptions {
  readonly document: Document;
  readonly language: EditorLanguage;
  readonly label: string;
  readonly stepTitle: string;
  readonly isReadOnly: boolean;
  /** Completions and meanings; absent = none. */
  readonly assist?: AssistAt | undefined;
  onCursor(offset: number): void;
  /** Makes the edits of a finding, which then offers them; absent = it only says what to do. */
  onFix?(problem: Diagnostic): void;
}

const LANGUAGES: Readonly<Record<EditorLanguage, () => Extension>> = {
  xml: () => xml(),
  yaml: () => yaml(),
  csv: () => csv,
};

/** Of changes that come from the document. */
const fromDocument = Annotation.define<boolean>();

const UNDO_NOTICE = "undo";

/** ms that a changed number stays lit. */
const LIT = 900;

export function openEditor(place: HTMLElement, options: EditorOptions): OpenEditor {
  const { document, language, label, stepTitle, isReadOnly, assist, onCursor, onFix } = options;
  let text = document.text.peek();
  let positions: Positions = positionsIn(text);
  const noteCursor = (): void => onCursor(positions.toText(view.state.selection.main.head));
  // what follows from a cursor may move the text, which must stay below a pointer that is pressed
  let isPressed = false;
  let isNoteDue = false;
  const closing = new AbortController();
  const noteWhenReleased = (): void => {
    if (isPressed) isNoteDue = true;
    else noteCursor();
  };
  const press = (): void => {
    isPressed = true;
  };
  const release = (): void => {
    isPressed = false;
    if (isNoteDue) noteCursor();
    isNoteDue = false;
  };
  const { signal } = closing;
  place.addEventListener("pointerdown", press, { capture: true, signal });
  for (const end of ["pointerup", "pointercancel"]) addEventListener(end, release, { signal });
  const root = place.shadowRoot ?? place.attachShadow({ mode: "open" });
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: positions.shown,
      extensions: [
        lineNumbers(),
        highlightActiveLineGutter(),
        highlightActiveLine(),
        EditorView.lineWrapping,
        foldGutter(),
        drawSelection(),
        indentOnInput(),
        indentUnit.of("  "),
        bracketMatching(),
        closeBrackets(),
        highlightSelectionMatches(),
        search({ top: true }),
        // of templates only what is written is explained
        assist && language !== "xml" ? completions(assist, () => positions) : autocompletion(),
        assist ? meanings(assist, () => positions) : [],
        lintGutter(),
        LANGUAGES[language](),
        EditorState.readOnly.of(isReadOnly),
        EditorView.contentAttributes.of({ "aria-label": label, "aria-multiline": "true", tabindex: "0" }),
        lit,
        marked,
        THEME,
        keysFor(document),
        EditorView.updateListener.of((update) => {
          const isOurs = update.transactions.some((one) => one.annotation(fromDocument));
          if (update.docChanged && !isOurs)
            document.change(stepTitle, splicesOf(update.changes, positions), { field: stepTitle });
          const isBy = (event: string): boolean => update.transactions.some((one) => one.isUserEvent(event));
          if (isBy("select.pointer")) noteWhenReleased();
          else if (isBy("select")) noteCursor();
        }),
      ],
    }),
  });
  const inEditor = ({ start, end }: TextRange): { from: number; to: number } => {
    const most = view.state.doc.length;
    const at = (offset: number): number => Math.max(0, Math.min(most, positions.toEditor(offset)));
    return { from: at(start), to: Math.max(at(start), at(end)) };
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    show: (next) => {
      if (next === text && view.state.doc.length === positions.shown.length) return;
      text = next;
      positions = positionsIn(next);
      const change = spliceBetween(view.state.doc.toString(), positions.shown);
      if (!change) return;
      const { from, to, text: insert } = change;
      view.dispatch({ changes: { from, to, insert }, annotations: fromDocument.of(true) });
    },
    setProblems: (problems) => {
      view.dispatch(
        setDiagnostics(
          view.state,
          problems.map((one) => markOf(one, inEditor, isReadOnly ? undefined : onFix)),
        ),
      );
    },
    reveal: (range, hasFocus = false, where = "center") => {
      const { from, to } = inEditor(range);
      view.dispatch({
        selection: { anchor: from, head: to },
        effects: EditorView.scrollIntoView(from, { y: where, yMargin: 8 }),
      });
      if (hasFocus) view.focus();
    },
    blink: (ranges) => {
      const places = ranges.map(inEditor).filter(({ from, to }) => to > from);
      const [first] = places;
      if (!first) return;
      view.dispatch({
        effects: [light.of(places), EditorView.scrollIntoView(first.from, { y: "nearest", yMargin: 40 })],
      });
      clearTimeout(timer);
      timer = setTimeout(() => view.dispatch({ effects: light.of([]) }), LIT);
    },
    mark: (range) => {
      const place = range && inEditor(range);
      const effects: StateEffect<unknown>[] = [mark.of(place)];
      if (place) effects.push(EditorView.scrollIntoView(place.from, { y: "nearest", yMargin: 60 }));
      view.dispatch({ effects });
    },
    close: () => {
      closing.abort();
      clearTimeout(timer);
      view.destroy();
    },
  };
}

/** Undo and redo are those of the document. */
function keysFor(document: Document): Extension {
  const undo = (work: "undo" | "redo") => () => {
    void takeIn(document, work).then((whyNot) => {
      if (whyNot === undefined) withdraw(UNDO_NOTICE);
      else notify({ name: UNDO_NOTICE, kind: "warning", text: `To ${work} this step, ${whyNot}.` });
    });
    return true;
  };
  return keymap.of([
    { key: "Mod-z", run: undo("undo"), preventDefault: true },
    { key: "Mod-y", run: undo("redo"), preventDefault: true },
    { key: "Mod-Shift-z", run: undo("redo"), preventDefault: true },
    ...completionKeymap,
    ...searchKeymap,
    ...defaultKeymap,
    indentWithTab,
  ]);
}

/** @param positions of the text before the changes */
function splicesOf(changes: ChangeSet, positions: Positions): readonly Splice[] {
  const splices: Splice[] = [];
  changes.iterChanges((from, to, _newFrom, _newTo, inserted) => {
    splices.push({
      from: positions.toText(from),
      to: positions.toText(to),
      text: inserted.toString().replaceAll("\n", positions.lineEnd),
    });
  });
  return splices;
}

function markOf(
  problem: Diagnostic,
  inEditor: (range: TextRange) => Place,
  onFix: ((problem: Diagnostic) => void) | undefined,
): Mark {
  const { start, end, severity, fix, rule, edits } = problem;
  const message = fullMessage(problem);
  const words = fix === undefined ? message : `${message}\n${fix}`;
  return {
    ...inEditor({ start: start.offset, end: end.offset }),
    severity: severity === "hint" ? "info" : severity,
    message: words,
    source: rule,
    ...(edits && onFix && { actions: [{ name: "Apply this fix", apply: () => onFix(problem) }] }),
  };
}
