/** What can be said about a piece from its text alone, found once for each. */

import { derived } from "../../remember/derived.ts";
import type { BoxTag, DrawingPieces, MarkupPiece, Piece, TextBoxPiece } from "../../template/pieces.ts";
import { mayPoint } from "../draw/pictures/href.ts";
import { nameOfPiece } from "./piece-work.ts";

/** Found by searching the text, without parsing it. */
export interface PieceMarks {
  readonly elements: number;
  /** Ids that it defines, each as often as it occurs; undefined if one is not plainly written. */
  readonly ids: readonly string[] | undefined;
  /** What follows a "#": `url(#id)`, `href="#id"`; colours and selectors look alike. */
  readonly asked: readonly string[];
  readonly hasSheet: boolean;
  /** Other pieces may depend on it. */
  readonly isSuspect: boolean;
  /** It may point to a file. */
  readonly mayPoint: boolean;
}

const ID = /\sid\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const SHEET = /<(?:[^\s<>/:]+:)?style[\s/>]/;
const REFERENCE = /#([^"')#]*)/g;
const START = /<(?!\/)/g;

/** A piece of a template, or a text in its place. */
export type UndrawnPiece = Omit<MarkupPiece, "id"> | TextBoxPiece;

/** The marks of a piece; the same object each time. The words of a text box define nothing and refer to nothing. */
export const marksOf = (piece: UndrawnPiece): PieceMarks =>
  piece.tag ? marksOfTag(piece.tag) : marksOfMarkup(piece);

const marksOfMarkup = derived(({ text }: Omit<MarkupPiece, "id">) => marksIn(text));

const marksOfTag = derived(({ text }: BoxTag) => marksIn(text));

/** Equal for pieces with the same text, in all runs. */
export const nameOf = derived((piece: UndrawnPiece): string =>
  piece.tag ? nameOfPiece(piece.words, nameOfTag(piece.tag)) : nameOfPiece(piece.text),
);

const nameOfTag = derived(({ text }: BoxTag) => nameOfPiece(text));

function marksIn(text: string): PieceMarks {
  const [ids, hasSheet] = [idsIn(text), SHEET.test(text)];
  return {
    elements: text.match(START)?.length ?? 0,
    ids,
    asked: text.includes("#") ? [...text.matchAll(REFERENCE)].map(([, id = ""]) => id.trim()) : NONE,
    hasSheet,
    isSuspect: hasSheet || ids === undefined || ids.length > 0,
    mayPoint: mayPoint(text),
  };
}

const NONE: readonly string[] = [];

function idsIn(text: string): readonly string[] | undefined {
  if (!text.includes("id")) return NONE;
  const ids = [...text.matchAll(ID)].map(([, double, single = ""]) => double ?? single);
  if (ids.length === 0) return NONE;
  return ids.some((id) => /[&\t\r\n]/.test(id)) ? undefined : ids;
}

/** Visits the pieces of a drawing in the order of its text. */
export function eachPiece({ head, pieces, tail }: DrawingPieces, visit: (piece: Piece) => void): void {
  visit(head);
  for (const one of pieces) {
    if (typeof one === "string") continue;
    if (!("leaves" in one)) visit(one);
    else {
      visit(one.open);
      for (const leaf of one.leaves) if (typeof leaf !== "string") visit(leaf);
      visit(one.close);
    }
  }
  visit(tail);
}
