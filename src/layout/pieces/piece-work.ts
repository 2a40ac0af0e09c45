/**
 * How much work the pieces of a face are, each by a name that its content gives it: pieces of one name are drawn once for
 * all faces of a game, so a game counts them once. Rests on the drawings alone, not on what was kept of earlier runs.
 */

/** A piece by name, with the elements that it counts for. */
export type PieceWork = readonly [name: number, elements: number];

/** Pieces of a face that are listed one by one; those after them in blocks, so that the list stays short. */
const LISTED_SINGLY = 1_000;
const BLOCK = 32;
/** The offset basis of FNV-1a. */
const NO_NAME = 0x811c9dc5;
/** Reading this many characters of a drawing takes as long as drawing an element, some 15 microseconds. */
const CHARACTERS = 64;

/** @param drawn elements that it took to draw */
export function pieceWork(name: number, text: string, drawn: number): PieceWork {
  return [name, drawn + Math.round(text.length / CHARACTERS)];
}

/** Lists the pieces of a face, in the order in which they are drawn; a block goes by the names of all its pieces. */
export function listOfWork(pieces: readonly PieceWork[]): readonly PieceWork[] {
  const list = pieces.slice(0, LISTED_SINGLY);
  for (let start = LISTED_SINGLY; start < pieces.length; start += BLOCK)
    list.push(blockOf(pieces.slice(start, start + BLOCK)));
  return list;
}

function blockOf(pieces: readonly PieceWork[]): PieceWork {
  let name = NO_NAME;
  let elements = 0;
  for (const [own, count] of pieces) {
    name = nameOfPiece(String(own), name);
    elements += count;
  }
  return [name, elements];
}

/** A number that a text comes to (FNV-1a, 32 bits). @param within the name of what it stands in */
export function nameOfPiece(text: string, within = NO_NAME): number {
  let name = within;
  for (let at = 0; at < text.length; at++) name = Math.imul(name ^ text.charCodeAt(at), 0x01000193);
  return name >>> 0;
}
