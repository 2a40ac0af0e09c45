/**
 * Finds pairs of almost equal texts without comparing every pair: texts are indexed by what they have in common, either all
 * words but one or all meaningful words.
 */
import type { WrittenText } from "../read-text.ts";
import { alikeButOne } from "./alike-but-one.ts";
import { unsigned } from "./likely-slip.ts";
import { GOLDEN, joined, PRIME, wordCodes } from "./word-codes.ts";

/** One or more words of a text. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
  /** "" if only the other text has words there; the place is then that of the word before. */
  readonly word: string;
}

/** A text as numbers for its words; equal texts are one entry, with a count. */
export interface Entry {
  readonly text: WrittenText;
  readonly codes: readonly number[];
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
  if (!entries.some(({ text }) => text.text.search(UNEVEN) >= 0)) return [];
  const seen = new Map<string, Entry>();
  return entries.flatMap((entry): readonly Pair[] => {
    const key = entry.text.text.trim().replace(UNEVEN, " ");
    const like = seen.get(key);
    if (!like) seen.set(key, entry);
    return like ? [[like, entry, atWord(firstShift(like, entry))]] : [];
  });
}

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
  return alikeButOne(entries.map(({ codes }) => codes))
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
  const codeOf = skeletonCodes();
  return entries.flatMap((entry): readonly Pair[] => {
    const code = codeOf(entry);
    const like = code === undefined ? entry : seen.get(code);
    if (code !== undefined && !like) seen.set(code, entry);
    const isNear = like && like !== entry && isSame(like, entry) && isOneMore(like, entry);
    return isNear ? [[like, entry, betweenEnds]] : [];
  });
}

const isSame = (a: Entry, b: Entry): boolean => skeletonOf(a).join(" ") === skeletonOf(b).join(" ");

/** The meaningful words, and the line ends. */
const skeletonOf = ({ text: { text } }: Entry): readonly string[] =>
  (text.trim().match(/\n|\S+/g) ?? [])
    .map((word) => (word === "\n" ? word : meaningOf(word)))
    .filter((word) => word !== "");

/** "" for a filler. */
function meaningOf(word: string): string {
  const bare = unsigned(word);
  return FILLERS.has(bare) ? "" : bare;
}

/** Returns a function that hashes the skeleton of a text; undefined for those with too few words. Words are kept, because texts repeat them. */
function skeletonCodes(): (entry: Entry) => number | undefined {
  const meanings = new Map<number, number>();
  return (entry) => {
    const { text } = entry.text;
    // The positions of words matter only if there are line breaks.
    if (text.includes("\n") && text.trim().includes("\n")) return codeOfAll(skeletonOf(entry).map(codeOf));
    let words: readonly string[] | undefined;
    const codes = entry.codes.map((code, index) => {
      const remembered = meanings.get(code);
      if (remembered !== undefined) return remembered;
      words ??= wordsOf(entry);
      const found = codeOf(meaningOf(words[index] as string));
      meanings.set(code, found);
      return found;
    });
    return codeOfAll(codes.filter((code) => code !== NOTHING));
  };
}

const NOTHING = 0;
const LINE_END = 1;

function codeOf(word: string): number {
  return word === "\n" ? LINE_END : (wordCodes(word)[0] ?? NOTHING);
}

function codeOfAll(codes: readonly number[]): number | undefined {
  if (codes.length < LEAST_WORDS) return undefined;
  let high = 0;
  let low = 0;
  for (const code of codes) {
    high = Math.imul(high ^ (code / 2 ** 32), PRIME) ^ code;
    low = Math.imul(low, GOLDEN) + code;
  }
  return joined(high, low);
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
  // Texts that differ only in spaces get here once for each of their words.
  if (a.codes[index] === b.codes[index]) return false;
  const [words, others] = [wordsOf(a), wordsOf(b)];
  return (
    words.length === others.length && words.every((word, at) => (word === others[at]) === (at !== index))
  );
}
