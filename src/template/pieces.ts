/**
 * A drawing in pieces: elements of its root and of the groups there. Most are equal from card to card, and such a piece is
 * one object for all of them, so that what is known about it is found without its text.
 */

/** A part of a drawing's text, from "<" to ">": an element with all its content, or a tag of the root or of a group. */
export interface Piece {
  readonly text: string;
  /** Differs for all pieces of a process. */
  readonly id: number;
}

/** A group that is a child of the root, taken apart. A text is the white space at its place. */
export interface PieceGroup {
  readonly open: Piece;
  readonly leaves: readonly (Piece | string)[];
  readonly close: Piece;
  /** All of it, put together when it is asked for. */
  readonly text: string;
}

/** All of a drawing's text, in order. */
export interface DrawingPieces {
  /** Everything up to the end of the root's start tag. */
  readonly head: Piece;
  readonly pieces: readonly (Piece | PieceGroup | string)[];
  /** The root's end tag and everything after it. */
  readonly tail: Piece;
}

/** The text that a drawing is made of. */
export const textOfPieces = ({ head, pieces, tail }: DrawingPieces): string =>
  head.text + pieces.map(textOf).join("") + tail.text;

const textOf = (entry: Piece | PieceGroup | string): string =>
  typeof entry === "string" ? entry : entry.text;

/** A group of its two tags and what is between them; its text is put together each time it is asked for. */
export const groupOf = (open: Piece, leaves: PieceGroup["leaves"], close: Piece): PieceGroup => ({
  open,
  leaves,
  close,
  get text() {
    return open.text + leaves.map(textOf).join("") + close.text;
  },
});

/** Makes a piece from the values of its holes. */
export type PieceMaker = (values: readonly string[]) => Piece;

/** The pieces of a game's templates. */
export interface PieceTable {
  /** @param texts what is around the holes: one more than there are holes */
  maker(texts: readonly string[]): PieceMaker;
}

/** Characters of the pieces that are remembered: with what is drawn of them some 15 MB. */
const REMEMBERED = 600_000;

let made = 0;

function pieceOf(text: string): Piece {
  made += 1;
  return { text, id: made };
}

/**
 * Makers and pieces without holes are kept: there are as many as places in the templates. Of other pieces those that were
 * used last are remembered, half the limit at a time.
 */
export function createPieceTable(): PieceTable {
  const makers = new Map<string, PieceMaker>();
  const remembered = new Remembered();
  return {
    maker: (texts) => {
      const name = texts.join("\0");
      const maker = makers.get(name) ?? makerOf(texts, remembered);
      makers.set(name, maker);
      return maker;
    },
  };
}

/** The pieces of one maker, by the values of their holes. */
interface Shelf {
  recent: Map<string, Piece>;
  /** Forgotten when the shelves are turned over again, unless they are used before. */
  earlier: Map<string, Piece>;
}

/** What all makers of a table remember. They forget together, also those that make nothing any more. */
class Remembered {
  readonly #shelves: Shelf[] = [];
  /** Those of recent pieces. */
  #characters = 0;

  addShelf(): Shelf {
    const shelf: Shelf = { recent: new Map(), earlier: new Map() };
    this.#shelves.push(shelf);
    return shelf;
  }

  put(shelf: Shelf, key: string, piece: Piece): void {
    shelf.recent.set(key, piece);
    this.#characters += piece.text.length;
    if (this.#characters > REMEMBERED / 2) this.#turnOver();
  }

  #turnOver(): void {
    this.#characters = 0;
    for (const shelf of this.#shelves) {
      shelf.earlier = shelf.recent;
      shelf.recent = new Map();
    }
  }
}

function makerOf([first = "", ...rest]: readonly string[], remembered: Remembered): PieceMaker {
  if (rest.length === 0) {
    const constant = pieceOf(first);
    return () => constant;
  }
  const shelf = remembered.addShelf();
  return (values) => {
    const key = values.length === 1 ? (values[0] as string) : values.join("\0");
    const known = shelf.recent.get(key);
    if (known) return known;
    const piece =
      shelf.earlier.get(key) ??
      pieceOf(rest.reduce((text, next, index) => text + values[index] + next, first));
    remembered.put(shelf, key, piece);
    return piece;
  };
}
