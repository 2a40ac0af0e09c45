/**
 * What many cards of a section share (a frame, a title, an icon in its corner) becomes a form where that is the shorter
 * way: a form costs an object and a name at each use, a drawing in place costs itself again on each page, while within a
 * page packing makes repetition nearly free. All items are counted before the first is drawn. They are the same when they
 * draw the same, for a print must not depend on which of them were laid out together.
 */
import type { Item } from "../../../scene/scene.ts";
import type { DrawnObject } from "../draw/content-stream.ts";
import { ByDrawing } from "./by-drawing.ts";
import { lengthOf } from "./item-length.ts";
import { quickNumber } from "./item-name.ts";

/** Bytes of a form beside its operators: the object, its place in the file, its name among the resources. */
const FORM_BYTES = 150;
/** Of its name where it is drawn. */
const NAME_BYTES = 6;
/** How many sections share a form, for equal ones are stored once: about, for a section knows of no other. */
const SECTIONS = 4;
/** What packing leaves of operators in a page, and of a form's, which are packed alone. */
const IN_PAGE = 0.35;
const IN_FORM = 0.6;
/** Packing does not look back much farther than this many characters. */
const REACH = 8_000;

/** A drawing that comes more than once. */
export interface Repeat {
  /** The first of those that draw it: what is inside that one was counted. */
  readonly item: Item;
  /** Forms are cut off at the card's edge and rounded as its size asks: another place is another form. */
  readonly where: string;
  readonly length: number;
  times: number;
  /** The last page that it was counted on, and on how many it was. */
  page: number;
  pages: number;
  form?: DrawnObject;
}

export class Repeats {
  readonly #byDrawing = new ByDrawing<Repeat>();
  readonly #byItem = new Map<Item, Repeat>();
  /** By quick numbers, for most items come once and need no name. */
  readonly #first = new Map<number, { readonly item: Item; readonly where: string; readonly page: number }>();
  readonly #wholes = new ByDrawing<DrawnObject>();
  #page = 0;

  /** What is counted now is on another page. */
  nextPage(): void {
    this.#page++;
  }

  /** Counts an item. False when it was counted before: then what is inside it is known too. */
  count(item: Item, where: string): boolean {
    const number = quickNumber(item);
    const first = this.#first.get(number);
    if (!first) {
      this.#first.set(number, { item, where, page: this.#page });
      return true;
    }
    if (!this.#byItem.has(first.item)) this.#named(first.item, first.where, first.page);
    return this.#named(item, where, this.#page).times === 1;
  }

  /** What to draw instead of an item: the first one that draws the same, for forms are known of the items inside that one. */
  firstOf(item: Item): Item {
    return this.#byItem.get(item)?.item ?? item;
  }

  /** The form to draw an item with, made when it is asked for first; undefined where it is drawn in place. */
  formOf(item: Item, where: string, make: () => DrawnObject): DrawnObject | undefined {
    const repeat = this.#byItem.get(item);
    if (repeat?.where !== where || !isWorthAForm(repeat)) return undefined;
    repeat.form ??= make();
    return repeat.form;
  }

  /** The form of a group that is mixed in as a whole: it has one in any case. */
  wholeOf(item: Item, where: string, make: () => DrawnObject): DrawnObject {
    return this.#wholes.getOrMake(item, where, make);
  }

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
