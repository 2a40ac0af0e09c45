/**
 * Numbers that read as another number upside down, such as 6 and 9, without anything that shows which way up they are:
 * a bar, a dot, a word. Pieces that are thrown or passed around are read from any side.
 * Limits: only numbers set as text are read, not those drawn as paths or pictures. Any small thing beside a number
 * counts as a mark, wherever it is, even one that is too pale to be seen.
 */

import { type Box, outset, overlaps } from "../../units/box.ts";
import { applyToBox, IDENTITY, type Matrix, multiply } from "../../units/matrix.ts";
import { charactersOf } from "../glyph-runs.ts";
import { boxOfItem } from "../item-boxes.ts";
import type { GlyphsItem, Item, Origin, Scene } from "../scene.ts";

export interface TurnableNumber {
  readonly text: string;
  readonly origin: Origin;
}

const UPSIDE_DOWN: Readonly<Record<string, string>> = { "0": "0", "6": "9", "8": "8", "9": "6" };

const TURNABLE = /^[0689]+$/;

/** How a number reads upside down; undefined if the result is not a number, or the same one. */
export function upsideDown(text: string): string | undefined {
  if (!TURNABLE.test(text)) return undefined;
  const read = [...text]
    .reverse()
    .map((digit) => UPSIDE_DOWN[digit])
    .join("");
  return read === text ? undefined : read;
}

/** Each text once. */
export function turnableNumbers({ items, symbols }: Scene): readonly TurnableNumber[] {
  const drawn = [...thingsIn(items, IDENTITY, symbols)];
  const isAlone = drawn.filter(({ isNumber }) => isNumber).length === 1;
  const found = new Map<string, TurnableNumber>();
  for (const number of drawn) {
    const { text, item } = number;
    if (text === undefined || upsideDown(text) === undefined || found.has(text)) continue;
    const showsWayUp = (thing: Thing): boolean =>
      isMark(thing, number) || (isAlone && isPicture(thing) && !isAround(thing, number));
    if (!drawn.some(showsWayUp)) found.set(text, { text, origin: item.origin });
  }
  return [...found.values()];
}

/** A drawn item, with its box in mm of the scene. */
interface Thing {
  readonly item: Item;
  readonly box: Box;
  /** Of glyphs. */
  readonly text?: string;
  readonly isNumber: boolean;
}

/** What is drawn outside and inside symbols; a symbol also counts as a thing itself. */
function* thingsIn(items: readonly Item[], matrix: Matrix, symbols: Scene["symbols"]): Iterable<Thing> {
  for (const item of items) {
    if (item.kind === "group") yield* thingsIn(item.items, multiply(matrix, item.transform), symbols);
    else {
      const box = boxOfItem(item, symbols);
      if (!box || (item.kind === "path" && !item.fill && !item.stroke)) continue;
      const text = item.kind === "glyphs" ? textOf(item) : undefined;
      if (text === "") continue;
      const isNumber = text !== undefined && /^\d+$/.test(text);
      yield { item, box: applyToBox(matrix, box), ...(text === undefined ? {} : { text }), isNumber };
    }
    if (item.kind === "use")
      yield* thingsIn(symbols[item.symbol]?.items ?? [], multiply(matrix, item.transform), symbols);
  }
}

/** A mark is at most this many times as long as its number is wide or high; anything longer is a fold or a frame. */
const LONGEST_MARK = 1.5;
/** A mark is no further from its number than this share of the number's height. */
const FARTHEST_MARK = 0.35;

function isMark(thing: Thing, number: Thing): boolean {
  if (thing.isNumber || isAround(thing, number)) return false;
  const longest = LONGEST_MARK * Math.max(number.box.width, number.box.height);
  if (Math.max(thing.box.width, thing.box.height) > longest) return false;
  const near = FARTHEST_MARK * Math.max(number.box.width / (number.text?.length ?? 1), number.box.height);
  return overlaps(outset(number.box, near), thing.box, 0);
}

/** On a piece with a single number, words and pictures anywhere show which way up it is. */
const isPicture = ({ item, text, isNumber }: Thing): boolean =>
  !isNumber && (text !== undefined || item.kind === "use" || item.kind === "image");

/** The background of a number, its frame, its outline or shadow. */
function isAround({ box }: Thing, number: Thing): boolean {
  const x = number.box.x + number.box.width / 2;
  const y = number.box.y + number.box.height / 2;
  return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
}

const textOf = (item: GlyphsItem): string => charactersOf(item).trim();
