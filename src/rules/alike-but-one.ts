/**
 * Lists of words that have all words but one in common, found without comparing each with every other: each word of each
 * list has a number that stands for all the others. Hundreds of thousands of words make no object each: they come as
 * numbers themselves (`word-codes.ts`).
 * Limits: equal numbers are no proof; who asks compares the lists word by word.
 */

import { addTo } from "../diagnostics/grouped.ts";
import { lastUpTo } from "./stretches.ts";
import { GOLDEN, joined, PRIME } from "./word-codes.ts";

/** One word of one list. */
export interface WordPlace {
  readonly list: number;
  readonly word: number;
}

/** Words whose lists are likely equal but for them; in the order of the first ones. */
export function alikeButOne(lists: readonly (readonly number[])[]): readonly (readonly WordPlace[])[] {
  const starts = startsOf(lists);
  const keys = new Float64Array(lists.reduce((sum, { length }) => sum + length, 0));
  for (const [list, codes] of lists.entries()) takeKeys(codes, keys, starts[list] as number);
  return repeated(keys).map((places) =>
    places.map((place) => {
      const list = lastUpTo(starts, place);
      return { list, word: place - (starts[list] as number) };
    }),
  );
}

/** Where the words of each list begin when all stand in one row. */
function startsOf(lists: readonly (readonly number[])[]): Int32Array {
  const starts = new Int32Array(lists.length);
  let count = 0;
  for (const [list, { length }] of lists.entries()) {
    starts[list] = count;
    count += length;
  }
  return starts;
}

/** The places of each number that is there twice or more, from the first to the last; in the order of their first ones. */
function repeated(keys: Float64Array): readonly (readonly number[])[] {
  const bits = Math.max(4, Math.ceil(Math.log2(SLOTS * keys.length + 1)));
  const slotOf = (at: number): number => Math.imul((keys[at] as number) | 0, GOLDEN) >>> (32 - bits);
  // Most numbers are there once: those that have their slot alone are passed over.
  const counts = new Uint8Array(2 ** bits);
  for (let at = 0; at < keys.length; at++) {
    const slot = slotOf(at);
    if ((counts[slot] as number) < 2) counts[slot] = (counts[slot] as number) + 1;
  }
  const places = new Map<number, number[]>();
  for (let at = 0; at < keys.length; at++)
    if (counts[slotOf(at)] === 2) addTo(places, keys[at] as number, at);
  return [...places.values()].filter(({ length }) => length > 1);
}

/** Slots for each number, for few to share one by chance. */
const SLOTS = 8;

/** Puts for each word the number that stands for all the others and their places. */
function takeKeys(codes: readonly number[], keys: Float64Array, start: number): void {
  // Each word's place holds for a while what stands for the words behind it.
  let after = 0;
  for (let at = codes.length - 1; at >= 0; at--) {
    keys[start + at] = after;
    after = (Math.imul(after, PRIME) + (codes[at] as number)) | 0;
  }
  let before = 0;
  for (let at = 0; at < codes.length; at++) {
    const rest = keys[start + at] as number;
    keys[start + at] = joined(Math.imul(before, 31), rest ^ Math.imul(before + at, GOLDEN));
    before = (Math.imul(before, PRIME) + (codes[at] as number)) | 0;
  }
}
