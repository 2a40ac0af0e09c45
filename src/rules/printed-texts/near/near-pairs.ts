/**
 * Finds pairs of almost equal texts without comparing every pair: texts are indexed by what they have in common, either all
 * words but one or all meaningful words.
 */
import { factOfTexts, factOfWords } from "../numbered/facts.ts";
import type { NumberedTexts } from "../numbered/numbered-texts.ts";
import { LINES, LOOSE } from "../numbered/signs.ts";
import type { WrittenText } from "../read-text.ts";
import { alikeButOne, GOLDEN, PRIME } from "./alike-but-one.ts";
import { unsigned } from "./likely-slip.ts";

/** One or more words of a text. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
  /** "" if only the other text has words there; the place is then that of the word before. */
  readonly word: string;
}

/** A text; those that are equal except for the space around them are one entry, with a count. */
export interface Entry {
  readonly text: WrittenText;
  /** Its number in `texts`, without the space around it. */
  readonly number: number;
  readonly texts: NumberedTexts;
  count: number;
}

/** The words themselves; needed only for the few texts that are similar to others. */
export const wordsOf = ({ text: { text } }: Entry): readonly string[] => text.match(/\S+/g) ?? [];

/** The places of the words; needed only for the few texts that are reported. */
function stretchesOf({ text }: Entry): readonly Stretch[] {
  return [...text.text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    word,
  }));
}

/** Shorter texts are names, which may well be similar. */
export const LEAST_WORDS = 3;
/** Texts with more variants than this at one place are intended: "Gain 3 wood", "Gain 3 corn" ... */
const MOST_VARIANTS = 4;
/** Words that a text may have or omit without changing its meaning. */
const FILLERS = new Set("a an and of so the then".split(" "));

/** What differs, and the word before it ("" if that does not matter). */
export type Differing = readonly [here: Stretch, there: Stretch, before: string];
/** Two texts that may be meant to be equal, and how they differ. */
export type Pair = readonly [
  first: Entry,
  second: Entry,
  differing: (here: Entry, there: Entry) => Differing,
];

const atWord =
  (index: number) =>
  (here: Entry, there: Entry): Differing => [
    stretchesOf(here)[index] as Stretch,
    stretchesOf(there)[index] as Stretch,
    wordsOf(here)[index - 1] ?? "",
  ];

/** Anything but a single space between words. */
const UNEVEN = /[^\S\n]{2,}|[^\S\n ]/g;

/** Texts with the same words but different spaces on one line; line breaks are intended. */
export function blankPairs(entries: readonly Entry[]): readonly Pair[] {
  // If all words are separated by single spaces, equal words mean equal texts.
  if (!entries.some(isUneven)) return [];
  const seen = new Map<string, Entry>();
  return entries.flatMap((entry): readonly Pair[] => {
    const key = entry.text.text.trim().replace(UNEVEN, " ");
    const like = seen.get(key);
    if (!like) seen.set(key, entry);
    return like ? [[like, entry, atWord(firstShift(like, entry))]] : [];
  });
}

const isUneven = ({ text: { text }, texts }: Entry): boolean =>
  ((texts.signs[texts.numberOf(text)] as number) & LOOSE) !== 0 && text.search(UNEVEN) >= 0;

/** The first word whose position differs from the other text. */
function firstShift(a: Entry, b: Entry): number {
  const [one, other] = [stretchesOf(a), stretchesOf(b)];
  const shift = (index: number): number => (one[index]?.start ?? 0) - (other[index]?.start ?? 0);
  return Math.max(
    0,
    one.findIndex((_, index) => shift(index) !== shift(0)),
  );
}

/** Texts that are equal except for one word. */
export function wordPairs(entries: readonly Entry[]): readonly Pair[] {
  const [entry] = entries;
  if (!entry) return [];
  const numbers = entries.map(({ number }) => number);
  return alikeButOne(entry.texts, numbers)
    .filter(({ length }) => length <= MOST_VARIANTS)
    .flatMap((bucket) =>
      bucket.flatMap(({ list, word }, at): readonly Pair[] => {
        const second = entries[list] as Entry;
        return bucket
          .slice(0, at)
          .map((other) => entries[other.list] as Entry)
          .filter((first) => differsOnlyAt(first, second, word))
          .map((first) => [first, second, atWord(word)]);
      }),
    );
}

/** Texts with the same words in the same lines, except for fillers that only one of them has. */
export function fillerPairs(entries: readonly Entry[]): readonly Pair[] {
  const seen = new Map<number, Entry>();
  return entries.flatMap((entry): readonly Pair[] => {
    const skeleton = skeletonHash(entry.texts)(entry.number);
    if (skeleton === TOO_SHORT) return [];
    const like = seen.get(skeleton);
    if (!like) seen.set(skeleton, entry);
    return like && isSame(like, entry) && isOneMore(like, entry) ? [[like, entry, betweenEnds]] : [];
  });
}

const isSame = (a: Entry, b: Entry): boolean => skeletonOf(a).join(" ") === skeletonOf(b).join(" ");

/** The meaningful words, and the line ends. */
const skeletonOf = ({ text: { text } }: Entry): readonly string[] => skeletonIn(text.trim());

const skeletonIn = (text: string): readonly string[] =>
  (text.match(/\n|\S+/g) ?? [])
    .map((word) => (word === "\n" ? word : meaningOf(word)))
    .filter((word) => word !== "");

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

/** The hash of a text's skeleton; `TOO_SHORT` if it has too few words. */
const skeletonHash = factOfTexts((texts, text): number => {
  const { lexicon, words, starts } = texts;
  // The positions of words matter only if there are line breaks.
  if (((texts.signs[text] as number) & LINES) !== 0)
    return hashOf(
      skeletonIn(texts.texts[text] as string).map((word) =>
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

/** An integer below 2^53. */
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

/** True if one text has all words of the other: "a card" and "the card" have different meanings. */
function isOneMore(a: Entry, b: Entry): boolean {
  const [short, long] = [a, b]
    .map((entry) =>
      wordsOf(entry)
        .map(unsigned)
        .filter((word) => word !== ""),
    )
    .sort((one, other) => one.length - other.length) as [string[], string[]];
  let at = 0;
  for (const word of long) if (word === short[at]) at++;
  return at === short.length;
}

/** What remains between their common beginning and their common end. */
function betweenEnds(one: Entry, other: Entry): Differing {
  const [here, there] = [stretchesOf(one), stretchesOf(other)];
  const least = Math.min(here.length, there.length);
  const same = (a: Stretch | undefined, b: Stretch | undefined): boolean => a?.word === b?.word;
  let start = 0;
  while (start < least && same(here[start], there[start])) start++;
  let end = 0;
  while (end < least - start && same(here.at(-1 - end), there.at(-1 - end))) end++;
  return [between(here, start, end), between(there, start, end), ""];
}

function between(words: readonly Stretch[], start: number, end: number): Stretch {
  const inner = words.slice(start, words.length - end);
  const [first, last] = [inner[0], inner.at(-1)];
  if (!first || !last) return { ...(words[Math.max(0, start - 1)] as Stretch), word: "" };
  return { start: first.start, end: last.end, word: inner.map(({ word }) => word).join(" ") };
}

function differsOnlyAt(a: Entry, b: Entry, index: number): boolean {
  // Texts that differ only in spaces get here once for each of their words, and are not different at any.
  const [words, others] = [a, b].map(({ texts, number }) => texts.wordsOf(number)) as [
    Int32Array,
    Int32Array,
  ];
  return (
    words.length === others.length && words.every((word, at) => (word === others[at]) === (at !== index))
  );
}
