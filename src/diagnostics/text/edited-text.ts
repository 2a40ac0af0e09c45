/**
 * Texts with edits made in memory, as the page and the server of the studio do it alike. Files are edited by their bytes
 * (`source/edit/edits.ts`).
 */
import type { TextEdit } from "../diagnostic.ts";

interface NamedText {
  readonly path: string;
  readonly text: string;
}

interface EditsOfFile {
  readonly path: string;
  /** The text that they are edits of; without it, the one that is there. */
  readonly before?: string | undefined;
  readonly edits: readonly TextEdit[];
}

/** Texts of files after edits of some files, which may be others. */
export function textsAfter(texts: readonly NamedText[], files: readonly EditsOfFile[]): readonly NamedText[] {
  const all = new Map(texts.map(({ path, text }) => [path, text]));
  for (const { path, before = all.get(path) ?? "", edits } of files) all.set(path, editedText(before, edits));
  return [...all].map(([path, text]) => ({ path, text }));
}

/** @param edits of this text, in any order; they must not overlap */
function editedText(text: string, edits: readonly TextEdit[]): string {
  let at = 0;
  let result = "";
  for (const { start, end, text: own } of edits.toSorted(byPlace)) {
    result += text.slice(at, start.offset) + own;
    at = end.offset;
  }
  return result + text.slice(at);
}

const byPlace = (a: TextEdit, b: TextEdit): number =>
  a.start.offset - b.start.offset || a.end.offset - b.end.offset;
