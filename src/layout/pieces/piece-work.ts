/**
 * The work of the pieces of a face, each under a name that follows from its content: pieces with the same name are drawn
 * once for all faces of a game, so a game counts them once. It depends on the drawings alone, not on results of earlier
 * runs. Names are parts of SHA-256 digests: with a weaker hash a game could give all its pieces one name, and evade the limit.
 */
import { hash } from "node:crypto";

/** A piece by name, with the elements that it counts for. */
export type PieceWork = readonly [name: string, elements: number];

/** Pieces of a face that are listed one by one; those after them in blocks, so that the list stays short. */
const LISTED_SINGLY = 1_000;
const BLOCK = 32;
/** Reading this many characters of a drawing takes as long as drawing an element, some 15 microseconds. */
const CHARACTERS = 64;

/** @param characters of its text @param drawn number of elements drawn for it */
export function pieceWork(name: string, characters: number, drawn: number): PieceWork {
  return [name, drawn + Math.round(characters / CHARACTERS)];
}

/** Lists the pieces of a face, in the order in which they are drawn; the name of a block is made from all its pieces. */
export function listOfWork(pieces: readonly PieceWork[]): readonly PieceWork[] {
  const list = pieces.slice(0, LISTED_SINGLY);
  for (let start = LISTED_SINGLY; start < pieces.length; start += BLOCK)
    list.push(blockOf(pieces.slice(start, start + BLOCK)));
  return list;
}

function blockOf(pieces: readonly PieceWork[]): PieceWork {
  const names = pieces.map(([name]) => name).join(" ");
  return [nameOfPiece(names), pieces.reduce((sum, [, elements]) => sum + elements, 0)];
}

/** 132 bits of a digest in base64url. */
const NAME_CHARACTERS = 22;

/** Equal texts in equal places have equal names. @param within the name of the text's context; it has no space */
export function nameOfPiece(text: string, within = ""): string {
  return hash("sha256", `${within} ${text}`, "base64url").slice(0, NAME_CHARACTERS);
}
