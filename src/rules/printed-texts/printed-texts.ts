/**
 * The printed texts of a game in order, as numbers. Those of cards in a table are made as objects only when asked for:
 * there are tens of thousands, and rules need few of them.
 */

import type { NumberedTexts } from "./numbered/numbered-texts.ts";
import type { WrittenText } from "./read-text.ts";
import type { CardTable } from "./table-items.ts";
import { fieldIn } from "./table-items.ts";
import { tableText } from "./written-text.ts";

/** Texts in order. */
export interface WrittenTexts {
  readonly length: number;
  at(index: number): WrittenText;
}

/** A printed field in a table. */
export interface Column {
  readonly home: CardTable;
  /** Index of its name among those of the table. */
  readonly name: number;
  /** What its texts are called. */
  readonly called: string;
}

/** A list to which texts are added in order: as objects, or as cells of a table. */
export class PrintedTexts implements WrittenTexts {
  readonly texts: NumberedTexts;
  /** The number of each in `texts`. */
  readonly numbers: number[] = [];
  readonly #made: (WrittenText | undefined)[] = [];
  /** Of texts in tables. */
  readonly #columns: (Column | undefined)[] = [];
  readonly #items: number[] = [];

  constructor(texts: NumberedTexts) {
    this.texts = texts;
  }

  get length(): number {
    return this.numbers.length;
  }

  add(written: WrittenText): void {
    this.numbers.push(this.texts.numberOf(written.text));
    this.#made.push(written);
    this.#columns.push(undefined);
    this.#items.push(0);
  }

  /** @param number of the text of this item */
  addCell(column: Column, item: number, number: number): void {
    this.numbers.push(number);
    this.#made.push(undefined);
    this.#columns.push(column);
    this.#items.push(item);
  }

  at(index: number): WrittenText {
    const made = this.#made[index] ?? this.#make(index);
    this.#made[index] = made;
    return made;
  }

  #make(index: number): WrittenText {
    const { home, name, called } = this.#columns[index] as Column;
    const field = fieldIn(home.table, this.#items[index] as number, name);
    return tableText(
      home.file,
      home.table,
      field,
      called,
      this.texts.texts[this.numbers[index] as number] as string,
    );
  }

  fieldOf(index: number): string {
    return this.#columns[index]?.called ?? this.at(index).field;
  }

  fromOf(index: number): WrittenText["from"] {
    return this.#columns[index] ? "content" : this.at(index).from;
  }
}
