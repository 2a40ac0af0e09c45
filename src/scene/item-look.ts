/**
 * The look of an item: what it draws, apart from its colours, as a fingerprint, and the colours.
 */
import { derived } from "../remember/derived.ts";
import { type Colours, numberOf } from "./colour-numbers.ts";
import { Fingerprint } from "./fingerprint.ts";
import { type ItemLook, joinedLook, ListLook } from "./list-look.ts";
import type { GlyphsItem, GroupItem, Item, SolidPaint, UseItem } from "./scene.ts";
import type { ShapedRun } from "./shaped-run.ts";

/**
 * Names what an item draws, whatever its origin: equal drawings have equal names (see fingerprint.ts for different
 * ones).
 */
export function drawingName(item: Item): string {
  const { shape, colours } = lookOfItem(item);
  return `${shape[0]} ${shape[1]} ${colours.join(" ")}`;
}

/** The look of some items, to be joined with others. */
export function lookOfItems(items: readonly Item[]): ListLook {
  const look = new ListLook();
  for (let at = 0; at < items.length; at++) look.add(lookOfItem(items[at] as Item));
  return look;
}

/** The look of an item; a group includes its items. */
export function lookOfItem(item: Item): ItemLook {
  // Most lines of text, and icons in them, are only on one card: keeping their look costs more than computing it again.
  return item.kind === "glyphs" || item.kind === "use" ? newLook(item) : keptLook(item);
}

const keptLook = derived((item: Item) => newLook(item));

function newLook(item: Item): ItemLook {
  if (item.kind === "group") return lookOfGroup(item, [lookOfItems(item.items)]);
  const print = new Fingerprint();
  const colours: Colours = { list: [] };
  if (item.kind === "glyphs") takeGlyphs(print, colours, item);
  else if (item.kind === "use") takeUse(print, colours, item);
  else takeValue(print, colours, item);
  return { shape: print.lanes(), colours: colours.list };
}

/** The look of a group. @param lists of its items */
export function lookOfGroup(
  { transform, opacity, blend, clip }: GroupItem,
  lists: readonly ListLook[],
): ItemLook {
  const inside = joinedLook(lists);
  const print = new Fingerprint();
  const colours: Colours = { list: [] };
  print.whole(KIND.group);
  print.numbers(transform);
  print.number(opacity);
  takeValue(print, colours, blend);
  takeValue(print, colours, clip);
  print.whole(inside.shape[0]);
  print.whole(inside.shape[1]);
  return { shape: print.lanes(), colours: inside.colours };
}

function takeGlyphs(print: Fingerprint, colours: Colours, item: GlyphsItem): void {
  const { face, size, x, y, fill, stroke, runs, extras } = item;
  print.whole(KIND.glyphs);
  print.text(face);
  print.number(size);
  print.number(x);
  print.number(y);
  if (fill?.kind === "solid") takeSolid(print, colours, fill);
  else takeValue(print, colours, fill);
  takeValue(print, colours, stroke);
  print.whole(runs.length);
  for (let index = 0; index < runs.length; index++) {
    const { print: own } = runs[index] as ShapedRun;
    print.whole(own[0]);
    print.whole(own[1]);
  }
  if (extras) print.numbers(extras);
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
  print.number(opacity);
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
function takeValue(print: Fingerprint, colours: Colours, value: unknown): void {
  if (typeof value === "number") {
    print.whole(KIND.number);
    print.number(value);
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
