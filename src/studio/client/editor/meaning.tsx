/**
 * What the word below the pointer or at the cursor is, beside it: in words, and as it looks on cards. Keyboard users ask for it
 * at the cursor; screen readers say it.
 */
import { type Extension, StateEffect, StateField } from "@codemirror/state";
import { EditorView, hoverTooltip, keymap, showTooltip, type Tooltip } from "@codemirror/view";
import { render, type VNode } from "preact";
import type { Hover } from "../../../index.ts";
import { IconDrawing } from "../icons/icon-drawing.tsx";
import { Picture } from "../parts/picture.tsx";
import type { AssistAt } from "./assistance.ts";
import type { Positions } from "./positions.ts";

/** Shows what the word at the cursor is. */
export const MEANING_KEY = "Mod-i";

/** @param positions those of the text as it is now */
export function meanings(assist: AssistAt, positions: () => Positions): Extension {
  const meaningAt = async (position: number): Promise<Shown | undefined> => {
    const found = await assist(positions().toText(position)).catch(() => null);
    if (!found?.hover) return undefined;
    const { from, to } = found.hover;
    const tooltip: Tooltip = {
      pos: positions().toEditor(from),
      end: positions().toEditor(to),
      above: true,
      create: () => viewOf(found.hover as Hover),
    };
    return { tooltip, words: wordsOf(found.hover) };
  };
  const atCursor = (view: EditorView): boolean => {
    const { head } = view.state.selection.main;
    void meaningAt(head).then((found) => {
      if (view.state.selection.main.head !== head) return;
      view.dispatch({
        effects: [show.of(found?.tooltip), EditorView.announce.of(found?.words ?? "No help for this word")],
      });
    });
    return true;
  };
  return [
    hoverTooltip(async (_, position) => (await meaningAt(position))?.tooltip ?? null),
    atCursorShown,
    keymap.of([
      { key: MEANING_KEY, run: atCursor, preventDefault: true },
      { key: "Escape", run: hide },
    ]),
  ];
}

interface Shown {
  readonly tooltip: Tooltip;
  readonly words: string;
}

const show = StateEffect.define<Tooltip | undefined>();

/** Until the cursor moves, something is typed, or Esc is pressed. */
const atCursorShown = StateField.define<Tooltip | null>({
  create: () => null,
  update(old, { effects, docChanged, selection }) {
    const effect = effects.find((one) => one.is(show));
    if (effect) return (effect.value as Tooltip | undefined) ?? null;
    return docChanged || selection ? null : old;
  },
  provide: (field) => showTooltip.from(field),
});

function hide(view: EditorView): boolean {
  if (!view.state.field(atCursorShown)) return false;
  view.dispatch({ effects: show.of(undefined) });
  return true;
}

const wordsOf = ({ title, detail, text }: Hover): string =>
  [title, detail, text].filter((words) => words !== undefined).join(", ");

function viewOf(hover: Hover): ReturnType<Tooltip["create"]> {
  const dom = document.createElement("div");
  dom.className = "cm-meaning";
  render(<Meaning {...hover} />, dom);
  return { dom, destroy: () => render(null, dom) };
}

function Meaning({ title, detail, text, icon, picture }: Hover): VNode {
  return (
    <>
      {icon && (
        <span class="cm-drawing">
          <IconDrawing {...icon} />
        </span>
      )}
      {picture !== undefined && (
        <span class="cm-drawing">
          <Picture path={picture} />
        </span>
      )}
      <span class="cm-words">
        <strong>{title}</strong>
        {detail !== undefined && <small>{detail}</small>}
        {text !== undefined && <p>{text}</p>}
      </span>
    </>
  );
}
