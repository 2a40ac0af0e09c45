/**
 * A drawing in pieces: elements of its root and of the groups there. Most are equal from card to card, and such a piece is
 * one object for all of them, so that what is known about it is found without its text.
 */
import { Keeper } from "../remember/derived.ts";
import { escapedLength, escapeXml } from "./xml/xml-text.ts";

/** A part of a drawing's text, from "<" to ">": an element with all its content, or a tag of the root or of a group. */
export type Piece = MarkupPiece | TextBoxPiece;

interface PieceBase {
  /** A text box puts it together each time it is asked for. */
  readonly text: string;
  /** Characters of its text. */
  readonly length: number;
  /** Differs for all pieces of a process. */
  readonly id: number;
}

export interface MarkupPiece extends PieceBase {
  readonly tag?: undefined;
}

/** A `<b:text>` that contains nothing but characters. */
export interface TextBoxPiece extends PieceBase {
  readonly tag: BoxTag;
  /** Its characters; nothing is escaped. */
  readonly words: string;
}

/** The start tag of a text box up to its ">": one object for all texts in it, for each set of values in the tag. */
export interface BoxTag {
  readonly text: string;
  /** Characters of its text. */
  readonly length: number;
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
export type PieceMaker = (values: readonly string[]) => MarkupPiece;

/** Makes a text box from the values of the holes in its tag, and its words. */
export type BoxMaker = (values: readonly string[], words: string) => TextBoxPiece;

/** The pieces of a game's templates. */
export interface PieceTable {
  /** @param texts what is around the holes: one more than there are holes */
  maker(texts: readonly string[]): PieceMaker;
  /** @param texts the same of the tag */
  boxMaker(texts: readonly string[]): BoxMaker;
}

/** Characters of the pieces that are remembered: with what is drawn of them some 15 MB. */
const REMEMBERED = 600_000;

let made = 0;

function nextId(): number {
  made += 1;
  return made;
}

class Markup extends Keeper implements MarkupPiece {
  readonly text: string;
  readonly length: number;
  readonly id = nextId();

  constructor(text: string) {
    super();
    this.text = text;
    this.length = text.length;
  }
}

/** A new piece with this text. */
const markupPiece = (text: string): MarkupPiece => new Markup(text);

const BOX_END = "</b:text>";

class TextBox extends Keeper implements TextBoxPiece {
  readonly tag: BoxTag;
  readonly words: string;
  readonly length: number;
  readonly id = nextId();

  constructor(tag: BoxTag, words: string) {
    super();
    this.tag = tag;
    this.words = words;
    this.length = tag.text.length + 1 + escapedLength(words) + BOX_END.length;
  }

  get text(): string {
    return `${this.tag.text}>${escapeXml(this.words)}${BOX_END}`;
  }
}

/**
 * Makers and pieces without holes are kept: there are as many as places in the templates. Of other pieces,
 * the most recently used are remembered; they are forgotten by halves of the limit.
 */
export function createPieceTable(): PieceTable {
  const remembered = new Remembered();
  return {
    maker: onceFor((texts) => makerOf(texts, remembered)),
    boxMaker: onceFor((texts) => boxMakerOf(texts, remembered)),
  };
}

/** The same maker for the same texts. */
function onceFor<T>(make: (texts: readonly string[]) => T): (texts: readonly string[]) => T {
  const makers = new Map<string, T>();
  return (texts) => {
    const name = texts.join("\0");
    const maker = makers.get(name) ?? make(texts);
    makers.set(name, maker);
    return maker;
  };
}

/** What one maker made, by the values of its holes. */
class Shelf<T extends { readonly length: number }> {
  readonly #remembered: Remembered;
  #recent = new Map<string, T>();
  /** Forgotten at the next rotation, unless they are used before. */
  #earlier = new Map<string, T>();

  constructor(remembered: Remembered) {
    this.#remembered = remembered;
    remembered.add(this);
  }

  get(key: string): T | undefined {
    const known = this.#recent.get(key);
    if (known) return known;
    const earlier = this.#earlier.get(key);
    return earlier && this.put(key, earlier);
  }

  put(key: string, value: T): T {
    this.#recent.set(key, value);
    this.#remembered.grow(value.length);
    return value;
  }

  rotate(): void {
    this.#earlier = this.#recent;
    this.#recent = new Map();
  }
}

/** What all makers of a table remember. They forget together, including those that make nothing any more. */
class Remembered {
  readonly #shelves: Pick<Shelf<never>, "rotate">[] = [];
  /** Those of recent pieces. */
  #characters = 0;

  add(shelf: Pick<Shelf<never>, "rotate">): void {
    this.#shelves.push(shelf);
  }

  grow(characters: number): void {
    this.#characters += characters;
    if (this.#characters <= REMEMBERED / 2) return;
    this.#characters = 0;
    for (const shelf of this.#shelves) shelf.rotate();
  }
}

/** A text with holes, filled. */
const filled = ([first = "", ...rest]: readonly string[], values: readonly string[]): string =>
  rest.reduce((text, next, index) => text + values[index] + next, first);

const keyOf = (values: readonly string[]): string =>
  values.length === 1 ? (values[0] as string) : values.join("\0");

function makerOf(texts: readonly string[], remembered: Remembered): PieceMaker {
  if (texts.length === 1) {
    const constant = markupPiece(texts[0] as string);
    return () => constant;
  }
  const shelf = new Shelf<MarkupPiece>(remembered);
  return (values) => {
    const key = keyOf(values);
    return shelf.get(key) ?? shelf.put(key, markupPiece(filled(texts, values)));
  };
}

function boxMakerOf(texts: readonly string[], remembered: Remembered): BoxMaker {
  const boxes = new Shelf<TextBoxPiece>(remembered);
  if (texts.length === 1) {
    const tag = tagOf(texts[0] as string);
    return (_, words) => boxes.get(words) ?? boxes.put(words, new TextBox(tag, words));
  }
  const tags = new Shelf<BoxTag>(remembered);
  const tagFor = (key: string, values: readonly string[]): BoxTag =>
    tags.get(key) ?? tags.put(key, tagOf(filled(texts, values)));
  return (values, words) => {
    const tagKey = keyOf(values);
    const key = `${tagKey}\0${words}`;
    return boxes.get(key) ?? boxes.put(key, new TextBox(tagFor(tagKey, values), words));
  };
}

const tagOf = (text: string): BoxTag => ({ text, length: text.length });
