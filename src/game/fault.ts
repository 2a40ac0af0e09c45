/** How the parts of the game stage report faults of the content: by path; line and column are found here. */
import type { Diagnostic, Related, Severity } from "../diagnostics/diagnostic.ts";
import { nearest, onlyNearest } from "../diagnostics/nearest.ts";
import { listed } from "../diagnostics/words.ts";
import { rangeEdit, textEdit } from "../source/edit/value-edit.ts";
import { charactersAt, nodeAt, placeOf } from "../source/locate.ts";
import type { SourcePath, SourceRef, Sources } from "../source/tree.ts";

export interface Fault {
  readonly rule: string;
  /** Default error. */
  readonly severity?: Severity;
  readonly at: SourceRef;
  readonly message: string;
  readonly label?: string;
  readonly why?: string;
  readonly fix?: string;
  /** If anything is written at one of these places, it was used or has its own fault, so nothing is reported. */
  readonly unlessWritten?: readonly SourceRef[];
  /** Replacement for the text at that place; only if there is one obvious fix. */
  readonly replacement?: string | undefined;
  /** Another place that the fault is about, and a message for it. */
  readonly related?: { readonly at: SourceRef; readonly message: string };
}

export type Report = (fault: Fault) => void;

/** A report function that collects diagnostics in `into`. */
export function reportInto(into: Diagnostic[], sources: Sources): Report {
  return ({ at, severity = "error", replacement, related, unlessWritten = [], ...words }) => {
    if (unlessWritten.some(({ file, path }) => isWritten(sources, file, path))) return;
    const others = related && { related: [relatedTo(sources, related)] };
    into.push({
      ...words,
      severity,
      ...placeOf(sources, at),
      ...editsAt(sources, at, replacement),
      ...others,
    });
  };
}

function relatedTo(sources: Sources, { at, message }: NonNullable<Fault["related"]>): Related {
  return { ...placeOf(sources, at), message };
}

function isWritten(sources: Sources, file: string, path: SourcePath): boolean {
  const root = sources.get(file)?.root;
  return root !== undefined && root !== null && nodeAt(root, path) !== undefined;
}

function editsAt(
  sources: Sources,
  { file, path }: SourceRef,
  replacement: string | undefined,
): Pick<Diagnostic, "edits"> {
  const document = sources.get(file);
  if (!document?.root || replacement === undefined) return {};
  const node = nodeAt(document.root, path);
  const characters = node ? undefined : charactersAt(document, path);
  const edit = node
    ? textEdit(document, node, replacement)
    : characters && rangeEdit(document, characters, replacement);
  return edit ? { edits: [edit] } : {};
}

/**
 * What to say of a name that does not exist, beside the message: the names that do, and the nearest of them.
 * @param none the label if there are none
 * @param otherwise the fix if none is near
 */
export function insteadOf(
  word: string,
  names: readonly string[],
  none: string,
  otherwise: string,
): Pick<Fault, "label" | "fix" | "replacement"> {
  const near = nearest(word, names);
  return {
    label: names.length === 0 ? none : `it has ${listed(names)}`,
    fix: near ? `write ${near}` : otherwise,
    replacement: onlyNearest(word, names),
  };
}

/** The place of something inside the thing at `ref`. */
export function below(ref: SourceRef, ...path: SourcePath): SourceRef {
  return { file: ref.file, path: [...ref.path, ...path] };
}
