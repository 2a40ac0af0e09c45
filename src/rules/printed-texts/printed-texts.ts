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

/** The different texts among the printed ones. */
export interface TextUses {
  /** Their numbers, in the order of their first uses. */
  readonly inOrder: readonly number[];
  /** By number: how often it is used. */
  readonly counts: Int32Array;
}

/** A list to which texts are added in order: as objects, or as cells of a table. */
export class PrintedTexts implements WrittenTexts {
  readonly texts: NumberedTexts;
  /** The number of each in `texts`. */
  readonly numbers: number[] = [];
  /** Of texts that are no cells, and of cells that were asked for. */
  readonly #made = new Map<number, WrittenText>();
  /** Of cells: the column by its index in `#columns`, `NO_CELL` for other texts, and the item. */
  readonly #columnOf: number[] = [];
  readonly #items: number[] = [];
  readonly #columns: Column[] = [];
  #uses: TextUses | undefined;

  constructor(texts: NumberedTexts) {
    this.texts = texts;
  }

  get length(): number {
    return this.numbers.length;
  }

  add(written: WrittenText): void {
    this.#made.set(this.numbers.length, written);
    this.#push(this.texts.numberOf(written.text), NO_CELL, 0);
  }

  /** Announces a column, and returns its index for `addCell`. */
  addColumn(column: Column): number {
    return this.#columns.push(column) - 1;
  }

  /**
   * @param column its index
   * @param number of the text of this item
   */
  addCell(column: number, item: number, number: number): void {
    this.#push(number, column, item);
  }

  #push(number: number, column: number, item: number): void {
    this.numbers.push(number);
    this.#columnOf.push(column);
    this.#items.push(item);
    this.#uses = undefined;
  }

  at(index: number): WrittenText {
    const made = this.#made.get(index) ?? this.#make(index);
    this.#made.set(index, made);
    return made;
  }

  #make(index: number): WrittenText {
    const { home, name, called } = this.#columns[this.columnOf(index)] as Column;
    const field = fieldIn(home.table, this.#items[index] as number, name);
    return tableText(
      home.file,
      home.table,
      field,
      called,
      this.texts.texts[this.numbers[index] as number] as string,
    );
  }

  /** The index of a cell's column; `NO_CELL` for other texts. */
  columnOf(index: number): number {
    return this.#columnOf[index] as number;
  }

  fieldOf(index: number): string {
    return this.#columns[this.columnOf(index)]?.called ?? this.at(index).field;
  }

  fromOf(index: number): WrittenText["from"] {
    return this.columnOf(index) === NO_CELL ? this.at(index).from : "content";
  }

  /** Of the texts added so far. */
  get uses(): TextUses {
    this.#uses ??= usesOf(this.numbers, this.texts.texts.length);
    return this.#uses;
  }
}

export const NO_CELL = -1;

/** @param most all numbers are below */
function usesOf(numbers: readonly number[], most: number): TextUses {
  const counts = new Int32Array(most);
  const inOrder: number[] = [];
  for (let index = 0; index < numbers.length; index++) {
    const number = numbers[index] as number;
    if (counts[number] === 0) inOrder.push(number);
    counts[number] = (counts[number] as number) + 1;
  }
  return { inOrder, counts };
}
