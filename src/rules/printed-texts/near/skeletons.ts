/**
 * Finds texts with the same meaningful words in the same lines, by a hash of these. Texts are added and removed one by one.
 * Limits: hashes may collide; callers compare the words.
 */
import { factOfTexts, factOfWords } from "../numbered/facts.ts";
import type { NumberedTexts } from "../numbered/numbered-texts.ts";
import { LINES } from "../numbered/signs.ts";
import { GOLDEN, PRIME } from "./alike-but-one.ts";
import { Buckets } from "./buckets.ts";
import { unsigned } from "./likely-slip.ts";

/** Texts with fewer words are names, which may well be similar. */
export const LEAST_WORDS = 3;

/** Texts grouped by their meaningful words (their skeletons). */
export class Skeletons {
  readonly #hashOf: (text: number) => number;
  readonly #groups = new Buckets();

  constructor(texts: NumberedTexts) {
    this.#hashOf = skeletonHash(texts);
  }

  add(text: number): void {
    const hash = this.#hashOf(text);
    if (hash !== TOO_SHORT) this.#groups.add(hash, text);
  }

  remove(text: number): void {
    const hash = this.#hashOf(text);
    if (hash !== TOO_SHORT) this.#groups.remove(hash, text);
  }

  /** Groups of two or more, each in order. @param orderOf a text's number in that order */
  groups(orderOf: (text: number) => number): readonly (readonly number[])[] {
    return [...this.#groups.shared].map((group) =>
      group.toSorted((one, other) => orderOf(one) - orderOf(other)),
    );
  }
}

/** The meaningful words of a text without space around it, and its line ends. */
export const skeletonOf = (text: string): readonly string[] =>
  (text.match(/\n|\S+/g) ?? [])
    .map((word) => (word === "\n" ? word : meaningOf(word)))
    .filter((word) => word !== "");

/** Words that a text may have or omit without changing its meaning. */
const FILLERS = new Set("a an and of so the then".split(" "));

/** "" for a filler. */
function meaningOf(word: string): string {
  const bare = unsigned(word);
  return FILLERS.has(bare) ? "" : bare;
}

/** The number of a word's meaning. */
const meaningNumber = factOfWords((word, lexicon) => {
  const meaning = meaningOf(word);
  return meaning === "" ? NOTHING : lexicon.numberOf(meaning);
});

const NOTHING = -1;
const LINE_END = -2;

const skeletonHash = factOfTexts((texts, text): number => {
  const { lexicon, words, starts } = texts;
  // The positions of words matter only if there are line breaks.
  if (((texts.signs[text] as number) & LINES) !== 0)
    return hashOf(
      skeletonOf(texts.texts[text] as string).map((word) =>
        word === "\n" ? LINE_END : lexicon.numberOf(word),
      ),
    );
  const meaning = meaningNumber(lexicon);
  const found: number[] = [];
  const end = starts[text + 1] as number;
  for (let at = starts[text] as number; at < end; at++) {
    const number = meaning(words[at] as number);
    if (number !== NOTHING) found.push(number);
  }
  return hashOf(found);
});

const TOO_SHORT = -1;

/** An integer below 2^53; `TOO_SHORT` for too few words. */
function hashOf(numbers: readonly number[]): number {
  if (numbers.length < LEAST_WORDS) return TOO_SHORT;
  let high = numbers.length;
  let low = numbers.length;
  for (const number of numbers) {
    high = Math.imul(high ^ number, PRIME);
    low = Math.imul(low + number, GOLDEN);
    low ^= low >>> 15;
  }
  return (high >>> 11) * 2 ** 32 + (low >>> 0);
}
