/**
 * Distinguishes items by what they draw, whatever their origin, before they are named: it rules out the many that occur
 * only once.
 */
import type { Item } from "../../../scene/scene.ts";
import type { ShapedRun } from "../../../scene/shaped-run.ts";
import type { Matrix } from "../../../units/matrix.ts";

/**
 * A 32-bit hash: equal drawings have equal numbers, different ones seldom.
 * @param numberOf gives the number of an item inside a group: itself, or from a memory
 */
export function quickNumber(item: Item, numberOf: (inner: Item) => number): number {
  switch (item.kind) {
    case "glyphs":
      return withRuns(withNumber(withNumber(withNumber(7, item.x), item.y), item.size), item.runs);
    case "path":
      return withText(11, item.d);
    case "use":
      return withText(withMatrix(13, item.transform), item.symbol);
    case "group": {
      let number = withMatrix(17, item.transform);
      for (const inner of item.items) number = with32(number, numberOf(inner));
      return number;
    }
    default:
      return withText(19, item.picture);
  }
}

const with32 = (number: number, value: number): number => (Math.imul(number, 0x01000193) ^ value) | 0;

/** Thousandths are enough to distinguish positions, and a number too large for them does no harm. */
const withNumber = (number: number, value: number): number => with32(number, (value * 1000) | 0);

function withMatrix(number: number, { 0: a, 1: b, 2: c, 3: d, 4: e, 5: f }: Matrix): number {
  const turned = withNumber(withNumber(withNumber(withNumber(number, a), b), c), d);
  return withNumber(withNumber(turned, e), f);
}

/** By their glyphs, because digits are equally wide. */
function withRuns(number: number, runs: readonly ShapedRun[]): number {
  let mixed = with32(number, runs.length);
  for (let index = 0; index < runs.length; index++) {
    const { ids } = runs[index] as ShapedRun;
    for (let at = 0; at < ids.length; at++) mixed = with32(mixed, ids[at] as number);
  }
  return mixed;
}

function withText(number: number, text: string): number {
  let mixed = with32(number, text.length);
  // The middle of a long text says as much as all of it.
  const step = 1 + (text.length >> 6);
  for (let at = 0; at < text.length; at += step) mixed = with32(mixed, text.charCodeAt(at));
  return mixed;
}
