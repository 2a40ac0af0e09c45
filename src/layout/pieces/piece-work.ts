/**
 * How much work the pieces of a face are, each by a name that its content gives it: pieces of one name are drawn once for
 * all faces of a game, so a game counts them once. Rests on the drawings alone, not on what was kept of earlier runs.
 */

/** A piece by name, with the elements that it counts for. */
export type PieceWork = readonly [name: number, elements: number];

/** Small pieces are counted by samples, chosen by their names, so that a face of thousands of shapes has a short list. */
const SAMPLED_BELOW = 100;
const ONE_IN = 16;
/** Reading so many characters of a drawing takes as long as drawing an element, some 15 microseconds. */
const CHARACTERS = 64;

/** Undefined for a small piece that is not among the samples. @param drawn elements that it took to draw */
export function pieceWork(name: number, text: string, drawn: number): PieceWork | undefined {
  const elements = drawn + Math.round(text.length / CHARACTERS);
  if (elements >= SAMPLED_BELOW) return [name, elements];
  return name % ONE_IN === 0 ? [name, ONE_IN * elements] : undefined;
}

/** A number that a text comes to (FNV-1a, 32 bits). @param within the name of what it stands in */
export function nameOfPiece(text: string, within = 0x811c9dc5): number {
  let name = within;
  for (let at = 0; at < text.length; at++) name = Math.imul(name ^ text.charCodeAt(at), 0x01000193);
  return name >>> 0;
}
