/**
 * What many cards of a section share (a frame, a title, an icon in its corner) becomes a form if that is shorter: a
 * form costs an object and a name at each use, a drawing in place costs itself again on each page, while within a page
 * compression makes repetition nearly free. All items are counted before the first is drawn. Items are the same if they
 * draw the same, because a print must not depend on which of them were laid out together.
 */
import type { Item } from "../../../scene/scene.ts";
import type { DrawnObject } from "../draw/content-stream.ts";
import { ByDrawing } from "./by-drawing.ts";
import type { Recurring, Repeat } from "./recurring.ts";

/** Bytes of a form besides its operators: the object, its entry in the file, its name among the resources. */
const FORM_BYTES = 150;
/** Bytes of its name where it is drawn. */
const NAME_BYTES = 6;
/** About how many sections share a form: equal ones are stored once, but a section does not know the others. */
const SECTIONS = 4;
/** Fraction of their size that compressed operators have: in a page, and in a form, which is compressed alone. */
const IN_PAGE = 0.35;
const IN_FORM = 0.6;
/** Compression does not look back much farther than this many characters. */
const REACH = 8_000;

/** The first item with some number. */
interface First {
  readonly item: Item;
  readonly where: string;
  readonly page: number;
}

export class Repeats {
  readonly #recurring: Recurring;
  readonly #section: number;
  /** By number, because most items occur once and need not be recognised. */
  readonly #first = new Map<number, First>();
  readonly #wholes = new ByDrawing<DrawnObject>();
  #page = 0;

  constructor(recurring: Recurring) {
    this.#recurring = recurring;
    this.#section = recurring.nextSection();
  }

  /** Starts counting another page. */
  nextPage(): void {
    this.#page++;
  }

  /** Counts an item. False if it was counted before: then its contents were, too. */
  count(item: Item, where: string): boolean {
    const known = this.#recurring.of(item);
    if (known?.section !== this.#section) {
      const number = this.#recurring.numberOf(item);
      const first = this.#first.get(number);
      if (!first) {
        this.#first.set(number, { item, where, page: this.#page });
        return true;
      }
      const twin = this.#recurring.found(first.item);
      if (twin.section !== this.#section) this.#add(twin, first.item, first.where, first.page);
    }
    return this.#add(known ?? this.#recurring.found(item), item, where, this.#page).times === 1;
  }

  /** Counts a drawing that was counted more than once in this section. */
  countAgain(repeat: Repeat, where: string): void {
    this.#add(repeat, repeat.item, where, this.#page);
  }

  /** What an item draws, if that was counted more than once. */
  of(item: Item): Repeat | undefined {
    const repeat = this.#recurring.of(item);
    return repeat?.section === this.#section ? repeat : undefined;
  }

  /** Whether it has a form there; otherwise it is drawn in place. */
  hasForm(repeat: Repeat, where: string): boolean {
    return repeat.where === where && isWorthAForm(repeat);
  }

  /** The form of a group that is blended as a whole, which always has one. */
  wholeOf(item: Item, where: string, make: () => DrawnObject): DrawnObject {
    return this.#wholes.getOrMake(item, where, make);
  }

  #add(repeat: Repeat, item: Item, where: string, page: number): Repeat {
    if (repeat.section !== this.#section) {
      repeat.section = this.#section;
      repeat.item = item;
      repeat.where = where;
      repeat.times = 0;
      repeat.page = -1;
      repeat.pages = 0;
      repeat.form = undefined;
    }
    if (repeat.where !== where) return repeat;
    repeat.times++;
    if (repeat.page !== page) repeat.pages++;
    repeat.page = page;
    return repeat;
  }
}

function isWorthAForm({ length, times, pages }: Repeat): boolean {
  const drawings = length > REACH ? times : pages;
  if (drawings < 2) return false;
  return drawings * (IN_PAGE * length - NAME_BYTES) > (FORM_BYTES + IN_FORM * length) / SECTIONS;
}
