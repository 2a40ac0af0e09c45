/**
 * Finds lists of words that have all words but one in common, without comparing every pair: each word of each list has a hash
 * of all the others. There are hundreds of thousands of words, so they are numbers (`word-codes.ts`), not objects.
 * Limits: hashes may collide; callers compare the lists word by word.
 */
import { addTo } from "../../../diagnostics/grouped.ts";
import { lastUpTo } from "../../stretches.ts";
import { GOLDEN, joined, PRIME } from "./word-codes.ts";

/** One word of one list. */
export interface WordPlace {
  readonly list: number;
  readonly word: number;
}

/** Words whose lists are probably equal except for them; in the order of the first ones. */
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

/** The offset of each list when all lists are concatenated. */
function startsOf(lists: readonly (readonly number[])[]): Int32Array {
  const starts = new Int32Array(lists.length);
  let count = 0;
  for (const [list, { length }] of lists.entries()) {
    starts[list] = count;
    count += length;
  }
  return starts;
}

/** A 53-bit hash for each word, in two halves: small integers are fast even before the engine optimises the code. */
interface Keys {
  readonly high: Int32Array;
  readonly low: Int32Array;
}

const keysFor = (count: number): Keys => ({ high: new Int32Array(count), low: new Int32Array(count) });

/** The indexes of each hash that occurs twice or more, in ascending order; in the order of the first ones. */
function repeated({ high, low }: Keys): readonly (readonly number[])[] {
  const bits = Math.max(4, Math.ceil(Math.log2(SLOTS * low.length + 1)));
  const shift = 32 - bits;
  // Most hashes occur once: those alone in their slot are skipped.
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

/** Slots per hash, so that few share one by chance. */
const SLOTS = 8;

/** Computes for each word the hash of all the others and their positions. */
function takeKeys(codes: readonly number[], { high, low }: Keys, start: number): void {
  // Each word's element temporarily contains the hash of the words after it.
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
