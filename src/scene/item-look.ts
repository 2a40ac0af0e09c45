/**
 * The look of an item: what it draws, apart from its colours, as a fingerprint, and the colours. It is computed once,
 * because faces share most of their items.
 */
import { Fingerprint } from "./fingerprint.ts";
import type { GlyphsItem, GroupItem, Item, SolidPaint, UseItem } from "./scene.ts";
import type { ShapedRun } from "./shaped-run.ts";

/** In the shape, colours are numbered in order of use. */
export interface ItemLook {
  readonly shape: readonly [number, number];
  readonly colours: readonly string[];
}

/**
 * Names what an item draws, whatever its origin: equal drawings have equal names (see fingerprint.ts for different
 * ones).
 */
export function drawingName(item: Item): string {
  const { shape, colours } = lookOfItem(item);
  return `${shape[0]} ${shape[1]} ${colours.join(" ")}`;
}

const looks = new WeakMap<Item, ItemLook>();

/** The look of an item; a group includes its items. Colours are listed in order of first use. */
export function lookOfItem(item: Item): ItemLook {
  // Most lines of text, and icons in them, are only on one card: keeping their look costs more than computing it again.
  const isKept = item.kind !== "glyphs" && item.kind !== "use";
  const remembered = isKept && looks.get(item);
  if (remembered) return remembered;
  const print = new Fingerprint();
  const colours: Colours = { list: [] };
  if (item.kind === "group") {
    takeOwn(print, colours, item);
    takeItems(print, colours, item.items);
  } else if (item.kind === "glyphs") takeGlyphs(print, colours, item);
  else if (item.kind === "use") takeUse(print, colours, item);
  else takeValue(print, colours, item);
  const look = { shape: print.lanes(), colours: colours.list };
  if (isKept) looks.set(item, look);
  return look;
}

/** Lines consist of words that recur: each is walked once. */
const runPrints = new WeakMap<ShapedRun, readonly [number, number]>();

function printOf(run: ShapedRun): readonly [number, number] {
  const remembered = runPrints.get(run);
  if (remembered) return remembered;
  const { ids, advances, offsets, text } = run;
  const print = new Fingerprint();
  print.numbers(ids);
  print.numbers(advances);
  print.texts(text);
  for (const offset of offsets ?? []) print.numbers(offset);
  const lanes = print.lanes();
  runPrints.set(run, lanes);
  return lanes;
}

function takeGlyphs(print: Fingerprint, colours: Colours, item: GlyphsItem): void {
  const { face, size, x, y, fill, stroke, runs, extras } = item;
  print.whole(KIND.glyphs);
  print.text(face);
  print.numbers([size, x, y]);
  if (fill?.kind === "solid") takeSolid(print, colours, fill);
  else takeValue(print, colours, fill);
  takeValue(print, colours, stroke);
  print.whole(runs.length);
  for (const run of runs) {
    const [one, other] = printOf(run);
    print.whole(one);
    print.whole(other);
  }
  print.numbers(extras ?? []);
}

/** Adds a group without its items. */
export function takeOwn(
  print: Fingerprint,
  colours: Colours,
  { transform, opacity, blend, clip }: GroupItem,
): void {
  print.whole(KIND.group);
  print.numbers(transform);
  print.numbers([opacity]);
  takeValue(print, colours, blend);
  takeValue(print, colours, clip);
}

/** Most icons are among words, which are only on one card. */
function takeUse(print: Fingerprint, colours: Colours, { symbol, transform, colour }: UseItem): void {
  print.whole(KIND.use);
  print.text(symbol);
  print.numbers(transform);
  takeSolid(print, colours, colour);
}

function takeSolid(print: Fingerprint, colours: Colours, { colour, opacity }: SolidPaint): void {
  print.whole(KIND.colour);
  print.whole(numberOf(colour, colours));
  print.numbers([opacity]);
}

/** Adds the number of items and the look of each to a fingerprint, and their colours. */
export function takeItems(print: Fingerprint, colours: Colours, items: readonly Item[]): void {
  print.whole(items.length);
  for (const item of items) takeLook(print, colours, lookOfItem(item));
}

/** Adds the item's own shape, and the number of each of its colours. */
export function takeLook(print: Fingerprint, colours: Colours, { shape, colours: own }: ItemLook): void {
  print.whole(shape[0]);
  print.whole(shape[1]);
  for (const colour of own) print.whole(numberOf(colour, colours));
}

/** Colours in the order of drawing, each with its number. */
export interface Colours {
  readonly list: string[];
  /** A few colours are found faster in a list; once there are many, each has its number here. */
  numbers?: Map<string, number>;
}

const FEW = 16;

/** The number of a colour, which is added if it is new. */
export function numberOf(colour: string, colours: Colours): number {
  const { list, numbers } = colours;
  const index = numbers ? (numbers.get(colour) ?? -1) : list.indexOf(colour);
  if (index !== -1) return index;
  const number = list.push(colour) - 1;
  if (numbers) numbers.set(colour, number);
  else if (list.length > FEW) colours.numbers = new Map(list.map((one, index) => [one, index]));
  return number;
}

/** Marks that distinguish values of different kinds. */
const KIND = {
  nothing: 1,
  false: 2,
  true: 3,
  number: 4,
  text: 5,
  list: 6,
  map: 7,
  colour: 8,
  numbers: 9,
  texts: 10,
  glyphs: 11,
  group: 12,
  use: 13,
} as const;

/** Adds plain data, without origins. */
export function takeValue(print: Fingerprint, colours: Colours, value: unknown): void {
  if (typeof value === "number") {
    print.whole(KIND.number);
    print.numbers([value]);
  } else if (typeof value === "string") {
    print.whole(KIND.text);
    print.text(value);
  } else if (Array.isArray(value)) takeList(print, colours, value);
  else if (typeof value === "object" && value !== null) takeMap(print, colours, value);
  else print.whole(typeof value === "boolean" ? KIND[`${value}`] : KIND.nothing);
}

function takeList(print: Fingerprint, colours: Colours, list: readonly unknown[]): void {
  print.whole(list.length);
  // Glyphs, their advances and their characters are most of a card.
  if (isOfNumbers(list)) {
    print.whole(KIND.numbers);
    print.numbers(list);
  } else if (isOfTexts(list)) {
    print.whole(KIND.texts);
    print.texts(list);
  } else {
    print.whole(KIND.list);
    for (const value of list) takeValue(print, colours, value);
  }
}

function isOfNumbers(list: readonly unknown[]): list is readonly number[] {
  for (let at = 0; at < list.length; at++) if (typeof list[at] !== "number") return false;
  return true;
}

function isOfTexts(list: readonly unknown[]): list is readonly string[] {
  for (let at = 0; at < list.length; at++) if (typeof list[at] !== "string") return false;
  return true;
}

function takeMap(print: Fingerprint, colours: Colours, map: object): void {
  print.whole(KIND.map);
  for (const key in map) {
    const value = (map as Readonly<Record<string, unknown>>)[key];
    if (key === "origin" || value === undefined) continue;
    print.text(key);
    if (key === "colour" && typeof value === "string") {
      print.whole(KIND.colour);
      print.whole(numberOf(value, colours));
    } else takeValue(print, colours, value);
  }
}
