/**
 * Finds lists of words that have all words but one in common, without comparing every pair: each word of each list has a hash
 * of all the others. There are hundreds of thousands of words, so they are numbers (`../numbered/lexicon.ts`), not objects.
 * Limits: hashes may collide; callers compare the lists word by word.
 */
import { addTo } from "../../../diagnostics/grouped.ts";
import { lastUpTo } from "../../stretches.ts";

/** One word of one list. */
export interface WordPlace {
  readonly list: number;
  readonly word: number;
}

/** Lists in one row of numbers: list `n` is from `starts[n]` to `starts[n + 1]`. */
export interface Rows {
  readonly words: ArrayLike<number>;
  readonly starts: ArrayLike<number>;
}

/** Words whose lists are probably equal except for them; in the order of the first ones. @param lists their numbers in `rows` */
export function alikeButOne(rows: Rows, lists: readonly number[]): readonly (readonly WordPlace[])[] {
  const places = placesOf(rows, lists);
  const keys = keysFor(places[lists.length] as number);
  for (let list = 0; list < lists.length; list++)
    takeKeys(rows, lists[list] as number, keys, places[list] as number);
  return repeated(keys).map((alike) =>
    alike.map((place) => {
      const list = lastUpTo(places, place);
      return { list, word: place - (places[list] as number) };
    }),
  );
}

/** The place of each list among all words, and at the end their number. */
function placesOf({ starts }: Rows, lists: readonly number[]): Int32Array {
  const places = new Int32Array(lists.length + 1);
  for (let list = 0; list < lists.length; list++) {
    const number = lists[list] as number;
    const length = (starts[number + 1] as number) - (starts[number] as number);
    places[list + 1] = (places[list] as number) + length;
  }
  return places;
}

/** A hash of 64 bits for each word, in two halves: small integers are fast even before the engine optimises the code. */
interface Keys {
  readonly high: Int32Array;
  readonly low: Int32Array;
}

const keysFor = (count: number): Keys => ({ high: new Int32Array(count), low: new Int32Array(count) });

/** The indexes of each hash that occurs twice or more, in ascending order; in the order of the first ones. */
function repeated({ high, low }: Keys): readonly (readonly number[])[] {
  const bits = Math.max(4, Math.ceil(Math.log2(SLOTS * low.length + 1)));
  const shift = 32 - bits;
  const mask = 2 ** bits - 1;
  // Open addressing: the first index of each hash + 1, in the slot of the hash or the next free one.
  const firsts = new Int32Array(2 ** bits);
  const places = new Map<number, number[]>();
  for (let at = 0; at < low.length; at++) {
    let slot = Math.imul((low[at] as number) ^ (high[at] as number), GOLDEN) >>> shift;
    let first = (firsts[slot] as number) - 1;
    while (first >= 0 && (low[first] !== low[at] || high[first] !== high[at])) {
      slot = (slot + 1) & mask;
      first = (firsts[slot] as number) - 1;
    }
    if (first < 0) firsts[slot] = at + 1;
    else addTo(places, first, at);
  }
  return [...places].sort(([one], [other]) => one - other).map(([first, others]) => [first, ...others]);
}

/** Slots per hash, so that most are found at once. */
const SLOTS = 2;

/** The prime of FNV-1a. */
export const PRIME = 0x01000193;
/** 2^32 divided by the golden ratio: spreads numbers. */
export const GOLDEN = 0x9e3779b1;

/** Computes for each word of a list the hash of all the others and their positions. */
function takeKeys({ words, starts }: Rows, list: number, { high, low }: Keys, place: number): void {
  const start = starts[list] as number;
  const length = (starts[list + 1] as number) - start;
  // Each word's element temporarily contains the hash of the words after it.
  let after = 0;
  for (let at = length - 1; at >= 0; at--) {
    low[place + at] = after;
    after = (Math.imul(after, PRIME) + spread(words[start + at] as number)) | 0;
  }
  let before = 0;
  for (let at = 0; at < length; at++) {
    high[place + at] = Math.imul(before, 31);
    low[place + at] = (low[place + at] as number) ^ Math.imul(before + at, GOLDEN);
    before = (Math.imul(before, PRIME) + spread(words[start + at] as number)) | 0;
  }
}

/** The numbers of words are small. */
const spread = (word: number): number => Math.imul(word + 1, GOLDEN);
