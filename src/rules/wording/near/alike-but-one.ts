/**
 * Lists of words that have all words but one in common, found without comparing each with every other: each word of each
 * list has a number that stands for all the others. Hundreds of thousands of words make no object each: they come as
 * numbers themselves (`word-codes.ts`).
 * Limits: equal numbers are no proof; who asks compares the lists word by word.
 */

import { addTo } from "../../../diagnostics/grouped.ts";
import { lastUpTo } from "../../stretches.ts";
import { GOLDEN, joined, PRIME } from "./word-codes.ts";

/** One word of one list. */
export interface WordPlace {
  readonly list: number;
  readonly word: number;
}

/** Words whose lists are likely equal but for them; in the order of the first ones. */
export function alikeButOne(lists: readonly (readonly number[])[]): readonly (readonly WordPlace[])[] {
  const starts = startsOf(lists);
  const keys = keysFor(lists.reduce((sum, { length }) => sum + length, 0));
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

/** A number of 53 bits for each word, in two halves: whole ones are quick also before the engine knows the code well. */
interface Keys {
  readonly high: Int32Array;
  readonly low: Int32Array;
}

const keysFor = (count: number): Keys => ({ high: new Int32Array(count), low: new Int32Array(count) });

/** The places of each number that is there twice or more, from the first to the last; in the order of their first ones. */
function repeated({ high, low }: Keys): readonly (readonly number[])[] {
  const bits = Math.max(4, Math.ceil(Math.log2(SLOTS * low.length + 1)));
  const shift = 32 - bits;
  // Most numbers are there once: those that have their slot alone are passed over.
  const counts = new Uint8Array(2 ** bits);
  for (let at = 0; at < low.length; at++) {
    const slot = Math.imul(low[at] as number, GOLDEN) >>> shift;
    if ((counts[slot] as number) < 2) counts[slot] = (counts[slot] as number) + 1;
  }
  const places = new Map<number, number[]>();
  for (let at = 0; at < low.length; at++)
    if (counts[Math.imul(low[at] as number, GOLDEN) >>> shift] === 2)
      addTo(places, joined(high[at] as number, low[at] as number), at);
  return [...places.values()].filter(({ length }) => length > 1);
}

/** Slots for each number, for few to share one by chance. */
const SLOTS = 8;

/** Puts for each word the number that stands for all the others and their places. */
function takeKeys(codes: readonly number[], { high, low }: Keys, start: number): void {
  // Each word's place holds for a while what stands for the words behind it.
  let after = 0;
  for (let at = codes.length - 1; at >= 0; at--) {
    low[start + at] = after;
    after = (Math.imul(after, PRIME) + (codes[at] as number)) | 0;
  }
  let before = 0;
  for (let at = 0; at < codes.length; at++) {
    high[start + at] = Math.imul(before, 31);
    low[start + at] = (low[start + at] as number) ^ Math.imul(before + at, GOLDEN);
    before = (Math.imul(before, PRIME) + (codes[at] as number)) | 0;
  }
}
