/**
 * What many cards share (a frame, a title, an icon in its corner) is drawn in place a few times and becomes a form when
 * that is the shorter way: a form costs an object once and a name at each use, a drawing in place costs itself again on
 * each page, while within a page packing makes repetition nearly free. Items are the same when they draw the same, for a
 * print must not depend on which of them were laid out together.
 */
import { drawingName } from "../../scene/look.ts";
import type { Item } from "../../scene/scene.ts";
import type { NamedObject } from "./content-stream.ts";
import type { DrawContext } from "./draw-context.ts";

/** Bytes of a form beside its operators: the object, its place in the file, its name among the resources. */
const FORM_BYTES = 150;
/** What packing leaves of operators in a page, and of a form's, which are packed alone. */
const IN_PAGE = 0.35;
const IN_FORM = 0.6;
/** Packing does not look back much farther than this many characters. */
const REACH = 8_000;

interface Repeat {
  /** Forms are cut off at the card's edge and rounded as its size asks: another place is another form. */
  readonly where: string;
  /** Characters of its operators. */
  length: number;
  /** Bytes that drawing it in place has cost so far. */
  cost: number;
  /** The last page that it was drawn on in place. */
  page: number;
  form?: NamedObject;
}

export class Repeats {
  readonly #known = new Map<string, Repeat>();
  readonly #wholes = new Map<string, { readonly where: string; readonly form: NamedObject }>();
  /** Layout hands out what it drew before: most items are named once. */
  readonly #names = new WeakMap<Item, string>();
  #page = 0;

  /** What comes now is on another page. */
  nextPage(): void {
    this.#page++;
  }

  /** The form to draw an item with, made at the first call that gives one; undefined where it is drawn in place. */
  formOf(item: Item, { where }: DrawContext, make: () => NamedObject): NamedObject | undefined {
    const known = this.#known.get(this.#nameOf(item));
    if (known?.where !== where || known.cost < FORM_BYTES + IN_FORM * known.length) return undefined;
    known.form ??= make();
    return known.form;
  }

  /** Tells that an item was drawn in place, with so many characters. */
  drawnInPlace(item: Item, { where }: DrawContext, length: number): void {
    const known = this.#known.get(this.#nameOf(item));
    if (!known) {
      this.#known.set(this.#nameOf(item), { where, length, cost: IN_PAGE * length, page: this.#page });
    } else if (known.where === where && (known.page !== this.#page || length > REACH)) {
      known.length = length;
      known.cost += IN_PAGE * length;
      known.page = this.#page;
    }
  }

  /** The form of a group that is mixed in as a whole: it has one in any case. */
  wholeOf(item: Item, { where }: DrawContext, make: () => NamedObject): NamedObject {
    const known = this.#wholes.get(this.#nameOf(item));
    if (known?.where === where) return known.form;
    const form = make();
    if (!known) this.#wholes.set(this.#nameOf(item), { where, form });
    return form;
  }

  #nameOf(item: Item): string {
    const known = this.#names.get(item) ?? drawingName(item);
    this.#names.set(item, known);
    return known;
  }
}
