/**
 * What many cards of a section share (a frame, a title, an icon in its corner) becomes a form if that is shorter: a
 * form costs an object and a name at each use, a drawing in place costs itself again on each page, while within a page
 * compression makes repetition nearly free. All items are counted before the first is drawn. Items are the same if they
 * draw the same, because a print must not depend on which of them were laid out together.
 */
import { glyphCount } from "../../../scene/glyph-runs.ts";
import type { Item } from "../../../scene/scene.ts";
import type { DrawnObject } from "../draw/content-stream.ts";
import { ByDrawing } from "./by-drawing.ts";
import { quickNumber } from "./quick-number.ts";

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

/** A drawing that occurs more than once. */
export interface Repeat {
  /** The first of those that draw it: its contents were counted. */
  readonly item: Item;
  /** Forms are clipped at the card's edge and rounded as their size requires: another position needs another form. */
  readonly where: string;
  readonly length: number;
  times: number;
  /** The last page on which it was counted, and the number of pages. */
  page: number;
  pages: number;
  form?: DrawnObject;
}

export class Repeats {
  readonly #byDrawing = new ByDrawing<Repeat>();
  readonly #byItem = new Map<Item, Repeat>();
  /** By hash, because most items occur once and need no name. */
  readonly #first = new Map<number, { readonly item: Item; readonly where: string; readonly page: number }>();
  /** By item, because a group is numbered before what is in it, and cards share items. */
  readonly #numbers = new Map<Item, number>();
  readonly #wholes = new ByDrawing<DrawnObject>();
  #page = 0;

  /** Starts counting another page. */
  nextPage(): void {
    this.#page++;
  }

  /** Counts an item. False if it was counted before: then its contents were, too. */
  count(item: Item, where: string): boolean {
    // Its first twin was counted, too.
    if (this.#byItem.has(item)) return this.#named(item, where, this.#page).times === 1;
    const number = this.#numberOf(item);
    const first = this.#first.get(number);
    if (!first) {
      this.#first.set(number, { item, where, page: this.#page });
      return true;
    }
    if (!this.#byItem.has(first.item)) this.#named(first.item, first.where, first.page);
    return this.#named(item, where, this.#page).times === 1;
  }

  /** The item to draw instead: the first one that draws the same, because forms are known for its contents. */
  firstOf(item: Item): Item {
    return this.#byItem.get(item)?.item ?? item;
  }

  /** The form with which to draw an item, made on first use; undefined if it is drawn in place. */
  formOf(item: Item, where: string, make: () => DrawnObject): DrawnObject | undefined {
    const repeat = this.#byItem.get(item);
    if (repeat?.where !== where || !isWorthAForm(repeat)) return undefined;
    repeat.form ??= make();
    return repeat.form;
  }

  /** The form of a group that is blended as a whole, which always has one. */
  wholeOf(item: Item, where: string, make: () => DrawnObject): DrawnObject {
    return this.#wholes.getOrMake(item, where, make);
  }

  readonly #numberOf = (item: Item): number => {
    const known = this.#numbers.get(item);
    if (known !== undefined) return known;
    const number = quickNumber(item, this.#numberOf);
    this.#numbers.set(item, number);
    return number;
  };

  #named(item: Item, where: string, page: number): Repeat {
    const repeat =
      this.#byItem.get(item) ?? this.#byDrawing.getOrMake(item, "", () => newRepeat(item, where));
    this.#byItem.set(item, repeat);
    if (repeat.where !== where) return repeat;
    repeat.times++;
    if (repeat.page !== page) repeat.pages++;
    repeat.page = page;
    return repeat;
  }
}

const newRepeat = (item: Item, where: string): Repeat => ({
  item,
  where,
  length: lengthOf(item),
  times: 0,
  page: -1,
  pages: 0,
});

function isWorthAForm({ length, times, pages }: Repeat): boolean {
  const drawings = length > REACH ? times : pages;
  if (drawings < 2) return false;
  return drawings * (IN_PAGE * length - NAME_BYTES) > (FORM_BYTES + IN_FORM * length) / SECTIONS;
}

/** Operator characters of colours, pens and positions. */
const AROUND = 20;
/** Of a font, and the position of a line. */
const AROUND_TEXT = 40;
const USE = 50;

/** Approximate number of operator characters of an item: enough to decide whether it is worth a form. */
function lengthOf(item: Item): number {
  switch (item.kind) {
    case "glyphs":
      return AROUND_TEXT + 2 * glyphCount(item);
    case "path":
      return AROUND + item.d.length;
    case "group":
      return item.items.reduce((length, inner) => length + lengthOf(inner), AROUND);
    default:
      return USE;
  }
}
