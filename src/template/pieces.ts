/**
 * A drawing in pieces: elements of its root and of the groups there. Most are equal from card to card, and such a piece is
 * one object for all of them: it is found by the values of its holes, and what is known about it without its text.
 */
import { derivedLocally, Keeper } from "../remember/derived.ts";
import { escapedLength, escapeXml } from "./xml/xml-text.ts";

/** A part of a drawing's text, from "<" to ">": an element with all its content, or a tag of the root or of a group. */
export type Piece = MarkupPiece | TextBoxPiece;

interface PieceBase {
  /** A text box puts it together each time it is asked for. */
  readonly text: string;
  /** Characters of its text. */
  readonly length: number;
  /** Differs for all pieces of a process; it ends with a space, so a row of ids names a row of pieces. */
  readonly id: string;
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
  /** The ids of its pieces, tags included. */
  readonly id: string;
}

/** All of a drawing's text, in order. */
export interface DrawingPieces {
  /** Everything up to the end of the root's start tag. */
  readonly head: Piece;
  readonly pieces: readonly (Piece | PieceGroup | string)[];
  /** The root's end tag and everything after it. */
  readonly tail: Piece;
  /** The ids of all its pieces: equal for equal drawings of one table. */
  readonly id: string;
}

/** The text that a drawing is made of. */
export const textOfPieces = ({ head, pieces, tail }: DrawingPieces): string =>
  head.text + pieces.map(textOf).join("") + tail.text;

const textOf = (entry: Piece | PieceGroup | string): string =>
  typeof entry === "string" ? entry : entry.text;

/** A group of its two tags and what is between them; its text is put together each time it is asked for. */
export const groupOf = (open: Piece, leaves: PieceGroup["leaves"], close: Piece, id: string): PieceGroup => ({
  open,
  leaves,
  close,
  id,
  get text() {
    return open.text + leaves.map(textOf).join("") + close.text;
  },
});

/**
 * What is drawn with it shares its pieces: those of one place in templates with equal values are one object. The makers of the
 * places keep them, so the pieces of a template that was edited go with it.
 */
export interface PieceTable {
  /** Characters of the values so far. */
  characters: number;
  /** The one before: what it has is taken over when it is needed. */
  earlier?: PieceTable | undefined;
}

/** What is made at one place, for each table. */
class Shelves<T> {
  readonly #all = new WeakMap<PieceTable, Map<string, T>>();
  #table: PieceTable | undefined;
  /** That of the table, which is asked for many times in a row. */
  #shelf = new Map<string, T>();

  get(table: PieceTable, key: string): T | undefined {
    const known = this.#in(table).get(key);
    if (known !== undefined) return known;
    const before = table.earlier && this.#all.get(table.earlier)?.get(key);
    return before && this.put(table, key, before);
  }

  put(table: PieceTable, key: string, value: T): T {
    table.characters += key.length;
    this.#in(table).set(key, value);
    return value;
  }

  #in(table: PieceTable): Map<string, T> {
    if (table !== this.#table) {
      this.#shelf = this.#all.get(table) ?? new Map<string, T>();
      this.#all.set(table, this.#shelf);
      this.#table = table;
    }
    return this.#shelf;
  }
}

/** A tag, with the text boxes that begin with it by their words. */
class OpenTag extends Keeper implements BoxTag {
  readonly text: string;
  readonly length: number;
  readonly boxes = new Shelves<TextBoxPiece>();

  constructor(text: string) {
    super();
    this.text = text;
    this.length = text.length;
  }
}

/** Makes a piece from the values of its holes. */
export type PieceMaker = (table: PieceTable, values: readonly string[]) => MarkupPiece;

/** Makes a text box from the values of the holes in its tag, and its words. */
export type BoxMaker = (table: PieceTable, values: readonly string[], words: string) => TextBoxPiece;

/** The places in templates at which pieces are made; places no longer in use are forgotten. */
export interface PiecePlaces {
  /** @param texts what is around the holes: one more than there are holes */
  maker(texts: readonly string[]): PieceMaker;
  /** @param texts the same of the tag */
  boxMaker(texts: readonly string[]): BoxMaker;
}

/** Characters in a table from which a new run begins with an empty one: with their pieces some 40 MB. */
const FULL = 8_000_000;

/** Objects after which a table is the one before: in a project that stays open, each edit leaves pieces behind. */
const MOST_OBJECTS = 50;

/** An empty table. */
export const createPieceTable = (): PieceTable => ({ characters: 0 });

/**
 * The table for what is drawn about an object: that of the objects before, unless it is full or they were many. An object
 * keeps its table, so all of it has equal pieces in one.
 */
export function pieceTables(full = FULL): (about: object) => PieceTable {
  let latest = createPieceTable();
  let objects = 0;
  return derivedLocally(() => {
    objects += 1;
    if (latest.characters > full) {
      latest = createPieceTable();
      objects = 1;
    } else if (objects > MOST_OBJECTS) {
      latest.earlier = undefined;
      latest = { characters: 0, earlier: latest };
      objects = 1;
    }
    return latest;
  });
}

/** The same maker for the same texts, as long as it is in use. */
export function createPiecePlaces(): PiecePlaces {
  return { maker: onceFor(makerOf), boxMaker: onceFor(boxMakerOf) };
}

/** Places between two searches for those no longer in use. */
const LEAST_SEARCHED = 1_000;

function onceFor<T extends object>(make: (texts: readonly string[]) => T): (texts: readonly string[]) => T {
  const makers = new Map<string, WeakRef<T>>();
  let most = LEAST_SEARCHED;
  const search = (): void => {
    for (const [name, maker] of makers) if (!maker.deref()) makers.delete(name);
    most = 2 * makers.size + LEAST_SEARCHED;
  };
  return (texts) => {
    const name = texts.join("\0");
    const known = makers.get(name)?.deref();
    if (known) return known;
    const maker = make(texts);
    makers.set(name, new WeakRef(maker));
    if (makers.size > most) search();
    return maker;
  };
}

let made = 0;

function nextId(): string {
  made += 1;
  return `${made} `;
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
    this.length = tag.length + 1 + escapedLength(words) + BOX_END.length;
  }

  get text(): string {
    return `${this.tag.text}>${escapeXml(this.words)}${BOX_END}`;
  }
}

function makerOf(texts: readonly string[]): PieceMaker {
  if (texts.length === 1) {
    const constant = new Markup(texts[0] as string);
    return () => constant;
  }
  const known = new Shelves<MarkupPiece>();
  return (table, values) => {
    const key = keyOf(values);
    return known.get(table, key) ?? known.put(table, key, new Markup(filled(texts, values)));
  };
}

function boxMakerOf(texts: readonly string[]): BoxMaker {
  const tags = new Shelves<OpenTag>();
  return (table, values, words) => {
    const key = keyOf(values);
    const tag = tags.get(table, key) ?? tags.put(table, key, new OpenTag(filled(texts, values)));
    return tag.boxes.get(table, words) ?? tag.boxes.put(table, words, new TextBox(tag, words));
  };
}

/** A text with holes, filled. */
function filled(texts: readonly string[], values: readonly string[]): string {
  let text = texts[0] as string;
  for (let at = 0; at < values.length; at++) text += (values[at] as string) + texts[at + 1];
  return text;
}

const keyOf = (values: readonly string[]): string =>
  values.length === 1 ? (values[0] as string) : values.join("\0");
