/**
 * A text that is changed in several steps, each of them edits of the text as it is by then. In the end there is one list of
 * edits of the text at the beginning, as if they had been made at once. Limit: a step must not have edits that overlap.
 */
import type { TextEdit } from "../../diagnostics/diagnostic.ts";
import { placeAt } from "../locate.ts";
import type { SourceFile } from "../tree.ts";

/** A stretch of the first text that is kept, or a text put in its place. */
type Piece = { readonly from: number; readonly to: number } | { readonly text: string };

export interface EditedText {
  /** As it is now. */
  readonly text: string;
  /** Makes the edits of one step, whose offsets refer to `text`. */
  step(edits: readonly TextEdit[]): void;
  /** All steps as edits of the first text, in file order. */
  edits(): readonly TextEdit[];
}

export function editedText(first: SourceFile): EditedText {
  let pieces: readonly Piece[] = [{ from: 0, to: first.text.length }];
  let text = first.text;
  return {
    get text() {
      return text;
    },
    step(edits) {
      const ordered = [...edits].sort(
        (a, b) => a.start.offset - b.start.offset || a.end.offset - b.end.offset,
      );
      for (const { start, end, text: put } of ordered.reverse()) {
        pieces = [
          ...piecesIn(pieces, 0, start.offset),
          { text: put },
          ...piecesIn(pieces, end.offset, Infinity),
        ];
        text = text.slice(0, start.offset) + put + text.slice(end.offset);
      }
    },
    edits: () => editsOf(first, pieces),
  };
}

const lengthOf = (piece: Piece): number => ("text" in piece ? piece.text.length : piece.to - piece.from);

/** The pieces of a stretch of the current text, cut at its ends. */
function piecesIn(pieces: readonly Piece[], start: number, end: number): readonly Piece[] {
  const found: Piece[] = [];
  let at = 0;
  for (const piece of pieces) {
    const length = lengthOf(piece);
    const [from, to] = [Math.max(start - at, 0), Math.min(end - at, length)];
    if (from < to)
      found.push(
        "text" in piece
          ? { text: piece.text.slice(from, to) }
          : { from: piece.from + from, to: piece.from + to },
      );
    at += length;
  }
  return found;
}

/** What is between two kept stretches is replaced by the texts between them. */
function editsOf(first: SourceFile, pieces: readonly Piece[]): readonly TextEdit[] {
  const edits: TextEdit[] = [];
  let at = 0;
  let put = "";
  const close = (from: number): void => {
    const edit = shortest(first.text, at, from, put);
    if (edit) edits.push({ ...placeAt(first, edit), text: edit.text });
    put = "";
  };
  for (const piece of pieces) {
    if ("text" in piece) {
      put += piece.text;
      continue;
    }
    if (put !== "" || piece.from > at) close(piece.from);
    at = piece.to;
  }
  if (put !== "" || at < first.text.length) close(first.text.length);
  return edits;
}

/** The edit without what is equal at both of its ends; undefined if nothing is left. */
function shortest(text: string, start: number, end: number, put: string) {
  const old = text.slice(start, end);
  if (old === put) return undefined;
  let same = 0;
  while (same < old.length && same < put.length && old[same] === put[same]) same += 1;
  let tail = 0;
  const most = Math.min(old.length, put.length) - same;
  while (tail < most && old[old.length - 1 - tail] === put[put.length - 1 - tail]) tail += 1;
  // Halves of a character stay together.
  if (/[\uD800-\uDBFF]$/.test(old.slice(0, same))) same -= 1;
  if (/^[\uDC00-\uDFFF]/.test(old.slice(old.length - tail)) && tail > 0) tail -= 1;
  return { start: start + same, end: end - tail, text: put.slice(same, put.length - tail) };
}
