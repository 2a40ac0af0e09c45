/**
 * Items that recur in a document, whatever their origin: each is recognised once, for all sections. It saves only time: a
 * section counts and draws the same without it.
 */
import { glyphCount } from "../../../scene/glyph-runs.ts";
import type { Item } from "../../../scene/scene.ts";
import type { DrawnObject } from "../draw/content-stream.ts";
import type { SectionObject } from "../section/section.ts";
import { ByDrawing } from "./by-drawing.ts";
import { quickNumber } from "./quick-number.ts";

/** A drawing that occurs more than once, with its count in the last section that has it. */
export interface Repeat {
  /** Approximate number of operator characters. */
  readonly length: number;
  /** The section that is counted. */
  section: number;
  /** The first item that draws it: its contents were counted. */
  item: Item;
  /** Forms are clipped at the card's edge and rounded as their size requires: another position needs another form. */
  where: string;
  times: number;
  /** The last page on which it was counted, and the number of pages. */
  page: number;
  pages: number;
  form: DrawnObject | undefined;
  /** Its form at a position, if that refers to nothing of a section. */
  drawn: { readonly object: SectionObject; readonly where: string } | undefined;
}

/** Items that are remembered: more than recur in most decks, and few compared with the scenes of a game. */
const MOST_ITEMS = 20_000;

/** The repeats of a document: by item, and by what an item draws. It forgets all beyond 20,000 items. */
export class Recurring {
  #section = 0;
  #byDrawing = new ByDrawing<Repeat>();
  readonly #byItem = new Map<Item, Repeat>();
  /** Without lines of text, because most of them occur once. */
  readonly #numbers = new Map<Item, number>();

  /** Begins a section and returns its number. All is forgotten from time to time, but never within a section. */
  nextSection(): number {
    if (this.#byItem.size + this.#numbers.size > MOST_ITEMS) {
      this.#byDrawing = new ByDrawing();
      this.#byItem.clear();
      this.#numbers.clear();
    }
    return ++this.#section;
  }

  /** What an item draws, if that recurs. */
  of(item: Item): Repeat | undefined {
    return this.#byItem.get(item);
  }

  /** The same for an item that recurs. */
  found(item: Item): Repeat {
    const known = this.#byItem.get(item);
    if (known) return known;
    const repeat = this.#byDrawing.getOrMake(item, "", () => newRepeat(item));
    this.#byItem.set(item, repeat);
    return repeat;
  }

  /** A number that differs for most drawings, and is equal for equal ones. */
  readonly numberOf = (item: Item): number => {
    if (item.kind === "glyphs") return quickNumber(item, this.numberOf);
    const known = this.#numbers.get(item);
    if (known !== undefined) return known;
    const number = quickNumber(item, this.numberOf);
    this.#numbers.set(item, number);
    return number;
  };
}

const newRepeat = (item: Item): Repeat => ({
  length: lengthOf(item),
  section: 0,
  item,
  where: "",
  times: 0,
  page: -1,
  pages: 0,
  form: undefined,
  drawn: undefined,
});

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
