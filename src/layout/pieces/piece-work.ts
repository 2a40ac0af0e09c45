/**
 * The work of the pieces of a face, each under a name that follows from its content: pieces with the same name are drawn
 * once for all faces of a game, so a game counts them once. It depends on the drawings alone, not on results of earlier
 * runs. Names are parts of SHA-256 digests: with a weaker hash a game could give all its pieces one name, and evade the limit.
 */
import { hash } from "node:crypto";

/** The work of drawing a piece. */
export interface PieceWork {
  /** Equal for pieces that are drawn once for all; found out when it is asked for. */
  readonly name: string;
  /** The elements that it counts for. */
  readonly elements: number;
}

/** Pieces of a face that are listed one by one; those after them in blocks, so that the list stays short. */
const LISTED_SINGLY = 1_000;
const BLOCK = 32;
/** Reading this many characters of a drawing takes as long as drawing an element, some 15 microseconds. */
const CHARACTERS = 64;

/** @param name gives its name @param characters of its text @param drawn number of elements drawn for it */
export const pieceWork = (name: () => string, characters: number, drawn: number): PieceWork =>
  new LateWork(name, drawn + Math.round(characters / CHARACTERS));

class LateWork implements PieceWork {
  readonly elements: number;
  readonly #name: () => string;

  constructor(name: () => string, elements: number) {
    this.#name = name;
    this.elements = elements;
  }

  get name(): string {
    return this.#name();
  }
}

/** Lists the pieces of a face, in the order in which they are drawn; the name of a block is made from all its pieces. */
export function listOfWork(pieces: readonly PieceWork[]): readonly PieceWork[] {
  if (pieces.length <= LISTED_SINGLY) return pieces;
  const list = pieces.slice(0, LISTED_SINGLY);
  for (let start = LISTED_SINGLY; start < pieces.length; start += BLOCK)
    list.push(blockOf(pieces.slice(start, start + BLOCK)));
  return list;
}

function blockOf(pieces: readonly PieceWork[]): PieceWork {
  const name = (): string => nameOfPiece(pieces.map((piece) => piece.name).join(" "));
  return new LateWork(
    name,
    pieces.reduce((sum, { elements }) => sum + elements, 0),
  );
}

/** 132 bits of a digest in base64url. */
const NAME_CHARACTERS = 22;

/** Equal texts in equal places have equal names. @param within the name of the text's context; it has no space */
export function nameOfPiece(text: string, within = ""): string {
  return hash("sha256", `${within} ${text}`, "base64url").slice(0, NAME_CHARACTERS);
}
