/**
 * What many cards share (a frame, a title, an icon in its corner) is drawn in place a few times and becomes a form when
 * that is the shorter way: a form costs an object once and a name at each use, a drawing in place costs itself again on
 * each page, while within a page packing makes repetition nearly free. Items are the same when they draw the same, for a
 * print must not depend on which of them were laid out together.
 */
import type { Item } from "../../scene/scene.ts";
import type { NamedObject } from "./content-stream.ts";
import type { DrawContext } from "./draw-context.ts";
import { itemName, quickNumber } from "./item-name.ts";

/** Bytes of a form beside its operators: the object, its place in the file, its name among the resources. */
const FORM_BYTES = 150;
/** What packing leaves of operators in a page, and of a form's, which are packed alone. */
const IN_PAGE = 0.35;
const IN_FORM = 0.6;
/** Packing does not look back much farther than this many characters. */
const REACH = 8_000;
/** Drawings that are remembered; when there are more, those of one page are forgotten. */
const MOST = 50_000;

/** A drawing that may come again. */
export interface Repeat {
  /** Forms are cut off at the card's edge and rounded as its size asks: another place is another form. */
  readonly where: string;
  /** Characters of its operators. */
  length: number;
  /** Bytes that drawing it in place has cost so far. */
  cost: number;
  /** The last page that it was drawn on in place, and on how many it was. */
  page: number;
  pages: number;
  form?: NamedObject;
}

export class Repeats {
  readonly #byName = new Map<string, Repeat>();
  /** Layout hands out what it drew before: an item that comes again need not be named again. */
  readonly #byItem = new WeakMap<Item, Repeat>();
  /** Quick numbers of items that came: the first time is not looked at, for most items come once. */
  readonly #came = new Set<number>();
  readonly #wholes = new Map<string, NamedObject>();
  #page = 0;

  /** What comes now is on another page. */
  nextPage(): void {
    this.#page++;
    if (this.#came.size > MOST) this.#came.clear();
    if (this.#byName.size <= MOST) return;
    for (const [name, { pages }] of this.#byName) if (pages <= 1) this.#byName.delete(name);
  }

  /** What is known of an item's drawing; undefined when it comes for the first time, or before came in another place. */
  find(item: Item, { where }: DrawContext): Repeat | undefined {
    const known = this.#byItem.get(item) ?? this.#findByName(item, where);
    return known?.where === where ? known : undefined;
  }

  /** The form to draw with, made at the first call that gives one; undefined where it is drawn in place. */
  formOf(repeat: Repeat, make: () => NamedObject): NamedObject | undefined {
    if (repeat.cost < FORM_BYTES + IN_FORM * repeat.length) return undefined;
    repeat.form ??= make();
    return repeat.form;
  }

  /** Tells that it was drawn in place, with so many characters. */
  drawnInPlace(repeat: Repeat, length: number): void {
    const isElsewhere = repeat.page !== this.#page;
    if (!isElsewhere && length <= REACH) return;
    repeat.length = length;
    repeat.cost += IN_PAGE * length;
    if (isElsewhere) repeat.pages++;
    repeat.page = this.#page;
  }

  /** The form of a group that is mixed in as a whole: it has one in any case. */
  wholeOf(item: Item, { where }: DrawContext, make: () => NamedObject): NamedObject {
    const name = `${where} ${itemName(item)}`;
    const form = this.#wholes.get(name) ?? make();
    this.#wholes.set(name, form);
    return form;
  }

  #findByName(item: Item, where: string): Repeat | undefined {
    const number = quickNumber(item);
    if (!this.#came.has(number)) {
      this.#came.add(number);
      return undefined;
    }
    const name = itemName(item);
    const repeat = this.#byName.get(name) ?? { where, length: 0, cost: 0, page: -1, pages: 0 };
    this.#byName.set(name, repeat);
    this.#byItem.set(item, repeat);
    return repeat;
  }
}
