/**
 * Lists of words that have all words but one in common, found without comparing each with every other: each word of each
 * list has a number that stands for all the others. Hundreds of thousands of words make no object each.
 * Limits: equal numbers are no proof; who asks compares the lists word by word.
 */

/** One word of one list. */
export interface WordPlace {
  readonly list: number;
  readonly word: number;
}

/** Words whose lists are likely equal but for them; in the order of the first ones. */
export function alikeButOne(lists: readonly (readonly string[])[]): readonly (readonly WordPlace[])[] {
  const starts = startsOf(lists);
  const keys = new Float64Array(lists.reduce((sum, { length }) => sum + length, 0));
  for (const [list, words] of lists.entries()) takeKeys(words, keys, starts[list] as number);
  return repeated(keys).map((places) =>
    places.map((place) => {
      const list = lastUpTo(starts, place);
      return { list, word: place - (starts[list] as number) };
    }),
  );
}

/** Where the words of each list begin when all stand in one row. */
function startsOf(lists: readonly (readonly string[])[]): Int32Array {
  const starts = new Int32Array(lists.length);
  let count = 0;
  for (const [list, { length }] of lists.entries()) {
    starts[list] = count;
    count += length;
  }
  return starts;
}

/** The place of the last number that is not above the limit, in a row that rises; of equal ones the last. */
function lastUpTo(numbers: Int32Array, limit: number): number {
  let [low, high] = [0, numbers.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((numbers[middle] as number) <= limit) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The places of each number that is there twice or more, from the first to the last. */
function repeated(keys: Float64Array): readonly (readonly number[])[] {
  const places = new Map<number, number[]>();
  const sorted = keys.slice().sort();
  for (let at = 1; at < sorted.length; at++)
    if (sorted[at] === sorted[at - 1]) places.set(sorted[at] as number, []);
  for (let at = 0; at < keys.length; at++) places.get(keys[at] as number)?.push(at);
  return [...places.values()].sort(([a = 0], [b = 0]) => a - b);
}

/** Puts for each word the number that stands for all the others and their places. */
function takeKeys(words: readonly string[], keys: Float64Array, start: number): void {
  // Each word's place holds for a while what stands for the words behind it.
  let after = 0;
  for (let at = words.length - 1; at >= 0; at--) {
    keys[start + at] = after;
    after = (Math.imul(after, PRIME) + codeOf(words[at] as string)) | 0;
  }
  let before = 0;
  for (let at = 0; at < words.length; at++) {
    const rest = keys[start + at] as number;
    keys[start + at] =
      (Math.imul(before, 31) >>> 11) * 2 ** 32 + ((rest ^ Math.imul(before + at, 0x9e3779b1)) >>> 0);
    before = (Math.imul(before, PRIME) + codeOf(words[at] as string)) | 0;
  }
}

/** Of FNV-1a. */
const PRIME = 0x01000193;

function codeOf(word: string): number {
  let code = 0x811c9dc5;
  for (let at = 0; at < word.length; at++) code = Math.imul(code ^ word.charCodeAt(at), PRIME);
  return code;
}
