/** The result of reading a booklet's text: blocks in reading order, each with its place in the file. Plain data. */
import type { Place } from "../diagnostics/diagnostic.ts";

export interface TextPart {
  readonly kind: "text";
  readonly text: string;
  readonly bold: boolean;
  readonly italic: boolean;
  /** Struck through. */
  readonly struck?: true;
  /** Where its link leads: "#heading", "card:deck/card", "scenario:id" or a web address. */
  readonly link?: string;
}

/** An inline drawing, by its name. */
export interface IconPart {
  readonly kind: "icon";
  readonly name: string;
  readonly struck?: true;
}

export interface BreakPart {
  readonly kind: "break";
}

export type Part = TextPart | IconPart | BreakPart;
export type Words = readonly Part[];

export type Align = "left" | "right" | "center";

interface PictureBase {
  /** Its caption, printed below or beside it. */
  readonly caption: string;
  readonly place: Place;
}

export interface CardPicture extends PictureBase {
  readonly kind: "card";
  readonly deck: string;
  readonly card: string;
  readonly side: "front" | "back";
}

/** A figure of the game, or the plan of a scenario's track. */
export interface DrawnPicture extends PictureBase {
  readonly kind: "figure" | "scenario";
  readonly id: string;
}

export type Picture = CardPicture | DrawnPicture;

export interface Heading {
  readonly kind: "heading";
  /** 1 is the title of the booklet, 2 a chapter. */
  readonly level: number;
  /** The name that links use. */
  readonly id: string;
  readonly words: Words;
  readonly place: Place;
}

export interface Paragraph {
  readonly kind: "paragraph";
  readonly words: Words;
  readonly place: Place;
}

export interface List {
  readonly kind: "list";
  /** Number of the first item; undefined for bullets. */
  readonly start: number | undefined;
  /** Blank lines separate its items. */
  readonly loose: boolean;
  readonly items: readonly (readonly Block[])[];
  /** For each item, whether its box is ticked; undefined for an item without a box. */
  readonly boxes: readonly (boolean | undefined)[];
  readonly place: Place;
}

/** Terms, each with its meanings. */
export interface Definitions {
  readonly kind: "definitions";
  readonly entries: readonly { readonly terms: readonly Words[]; readonly meanings: readonly Words[] }[];
  readonly place: Place;
}

export interface Note {
  /** The mark in the text: a raised number. */
  readonly mark: string;
  readonly blocks: readonly Block[];
}

/** Footnotes, after the chapter they belong to. */
export interface Notes {
  readonly kind: "notes";
  readonly notes: readonly Note[];
  readonly place: Place;
}

export interface TableBlock {
  readonly kind: "table";
  readonly align: readonly Align[];
  readonly head: readonly Words[];
  readonly rows: readonly (readonly Words[])[];
  readonly place: Place;
}

/** A quote, set as a box. */
export interface Example {
  readonly kind: "example";
  readonly blocks: readonly Block[];
  readonly place: Place;
}

/** Pictures side by side. */
export interface Pictures {
  readonly kind: "pictures";
  readonly pictures: readonly Picture[];
  readonly place: Place;
}

export interface Rule {
  readonly kind: "rule";
  readonly place: Place;
}

export type Block = Heading | Paragraph | List | Definitions | TableBlock | Example | Pictures | Rule | Notes;

/** The text without its marks. */
export function plainText(words: Words): string {
  return words
    .map((part) => (part.kind === "text" ? part.text : part.kind === "break" ? " " : `:${part.name}:`))
    .join("");
}

/** Every picture, in reading order. */
export function picturesIn(blocks: readonly Block[]): readonly Picture[] {
  return blocks.flatMap((block) => {
    if (block.kind === "pictures") return block.pictures;
    if (block.kind === "example") return picturesIn(block.blocks);
    if (block.kind === "list") return block.items.flatMap(picturesIn);
    return block.kind === "notes" ? block.notes.flatMap((note) => picturesIn(note.blocks)) : [];
  });
}

/** Targets of links: "card:battle/sword-9", "scenario:first-voyage". */
export const addressOf = (picture: Picture): string =>
  picture.kind === "card" ? `card:${picture.deck}/${picture.card}` : `${picture.kind}:${picture.id}`;
