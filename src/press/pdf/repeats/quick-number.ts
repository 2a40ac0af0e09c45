/**
 * Distinguishes items by what they draw, whatever their origin, before they are named: it rules out the many that occur
 * only once.
 */
import type { Item } from "../../../scene/scene.ts";
import type { ShapedRun } from "../../../scene/shaped-run.ts";

/**
 * A 32-bit hash: equal drawings have equal numbers, different ones seldom.
 * @param numberOf gives the number of an item inside a group: itself, or from a memory
 */
export function quickNumber(item: Item, numberOf: (inner: Item) => number): number {
  switch (item.kind) {
    case "glyphs":
      return withRuns(withNumbers(7, [item.x, item.y, item.size]), item.runs);
    case "path":
      return withText(11, item.d);
    case "use":
      return withText(withNumbers(13, item.transform), item.symbol);
    case "group": {
      let number = withNumbers(17, item.transform);
      for (const inner of item.items) number = with32(number, numberOf(inner));
      return number;
    }
    default:
      return withText(19, item.picture);
  }
}

const with32 = (number: number, value: number): number => (Math.imul(number, 0x01000193) ^ value) | 0;

/** Thousandths are enough to distinguish positions, and a number too large for them does no harm. */
function withNumbers(number: number, values: readonly number[]): number {
  let mixed = number;
  for (let at = 0; at < values.length; at++) mixed = with32(mixed, ((values[at] as number) * 1000) | 0);
  return mixed;
}

/** The first, the middle and the last word of a line distinguish it nearly as well as all of them. */
function withRuns(number: number, runs: readonly ShapedRun[]): number {
  const { length } = runs;
  if (length === 0) return number;
  const mixed = withWord(with32(number, length), runs[0] as ShapedRun);
  return withWord(withWord(mixed, runs[length >> 1] as ShapedRun), runs[length - 1] as ShapedRun);
}

/** The length and the ends of a word. */
function withWord(number: number, { characters }: ShapedRun): number {
  const { length } = characters;
  if (length === 0) return with32(number, 0);
  const mixed = with32(with32(number, length), characters.charCodeAt(0));
  return with32(with32(mixed, characters.charCodeAt(length >> 1)), characters.charCodeAt(length - 1));
}

function withText(number: number, text: string): number {
  let mixed = with32(number, text.length);
  // The middle of a long text says as much as all of it.
  const step = 1 + (text.length >> 6);
  for (let at = 0; at < text.length; at += step) mixed = with32(mixed, text.charCodeAt(at));
  return mixed;
}
