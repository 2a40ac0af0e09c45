/**
 * Pairs of texts that are all but equal, found without comparing each with every other: texts are entered under what
 * they have in common, all words but one or all words that carry meaning.
 */
import { addTo } from "../diagnostics/grouped.ts";
import { unsigned } from "./likely-slip.ts";
import type { WrittenText } from "./written-texts.ts";

/** A word, or some, of a text. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
  /** "" where the other text has words and this one has none; the place is that of the word before. */
  readonly word: string;
}

/** A text as its words; equal ones once, with how often they are there. */
export interface Entry {
  readonly text: WrittenText;
  readonly words: readonly Stretch[];
  count: number;
}

/** Shorter texts are names, which may well be alike. */
export const LEAST_WORDS = 3;
/** Texts that differ at one place in more ways than this are made so: "Gain 3 wood", "Gain 3 corn" ... */
const MOST_VARIANTS = 4;
/** Words that a text may have or not have and says the same. */
const FILLERS = new Set("a an and of so the then".split(" "));

/** What differs, and the word before it ("" where that says nothing). */
export type Differing = readonly [here: Stretch, there: Stretch, before: string];
/** Two texts that may be meant to be equal, and in what they differ. */
export type Pair = readonly [
  first: Entry,
  second: Entry,
  differing: (here: Entry, there: Entry) => Differing,
];

const atWord =
  (index: number) =>
  (here: Entry, there: Entry): Differing => [
    here.words[index] as Stretch,
    there.words[index] as Stretch,
    here.words[index - 1]?.word ?? "",
  ];

/** Texts of the same words with other blanks on one line; a line break is meant. */
export function blankPairs(entries: readonly Entry[]): readonly Pair[] {
  const seen = new Map<string, Entry>();
  return entries.flatMap((entry): readonly Pair[] => {
    const key = entry.text.text.trim().replace(/[^\S\n]+/g, " ");
    const like = seen.get(key);
    if (!like) seen.set(key, entry);
    return like ? [[like, entry, atWord(firstShift(like, entry))]] : [];
  });
}

/** The first word that stands elsewhere than in the other text. */
function firstShift(a: Entry, b: Entry): number {
  const shift = (index: number): number => (a.words[index]?.start ?? 0) - (b.words[index]?.start ?? 0);
  return Math.max(
    0,
    a.words.findIndex((_, index) => shift(index) !== shift(0)),
  );
}

export function wordPairs(entries: readonly Entry[]): readonly Pair[] {
  const buckets = new Map<number, (readonly [entry: Entry, index: number])[]>();
  for (const entry of entries)
    for (const [index, key] of keysWithout(entry).entries()) {
      addTo(buckets, key, [entry, index]);
    }
  return [...buckets.values()]
    .filter(({ length }) => length > 1 && length <= MOST_VARIANTS)
    .flatMap((bucket) =>
      bucket.flatMap(([second, index], at) =>
        bucket
          .slice(0, at)
          .filter(([first]) => differsOnlyAt(first, second, index))
          .map(([first]): Pair => [first, second, atWord(index)]),
      ),
    );
}

/** Texts with the same words in the same lines, but for fillers that one of them has and the other has not. */
export function fillerPairs(entries: readonly Entry[]): readonly Pair[] {
  const seen = new Map<string, Entry>();
  return entries.flatMap((entry): readonly Pair[] => {
    const words = skeletonOf(entry.text.text);
    const key = words.join(" ");
    const like = words.length < LEAST_WORDS ? entry : seen.get(key);
    if (!like) seen.set(key, entry);
    return like && like !== entry && isOneMore(like, entry) ? [[like, entry, betweenEnds]] : [];
  });
}

const skeletonOf = (text: string): readonly string[] =>
  (text.trim().match(/\n|\S+/g) ?? [])
    .map((word) => (word === "\n" ? word : unsigned(word)))
    .filter((word) => word !== "" && !FILLERS.has(word));

/** True when one text has all words of the other: "a card" and "the card" say two things. */
function isOneMore(a: Entry, b: Entry): boolean {
  const [short, long] = [a, b]
    .map(({ words }) => words.map(({ word }) => unsigned(word)).filter((word) => word !== ""))
    .sort((one, other) => one.length - other.length) as [string[], string[]];
  let at = 0;
  for (const word of long) if (word === short[at]) at++;
  return at === short.length;
}

/** All between the words that both begin and both end with. */
function betweenEnds({ words: here }: Entry, { words: there }: Entry): Differing {
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

/** For each word a number that stands for all the others and their places; equal ones are compared word by word. */
function keysWithout({ words }: Entry): readonly number[] {
  const codes = words.map(({ word }) => codeOf(word));
  const after = [0];
  for (const code of codes.toReversed()) after.unshift(Math.imul(after[0] as number, 0x01000193) + code);
  let before = 0;
  return codes.map((code, index) => {
    const rest = (after[index + 1] as number) >>> 0;
    const key =
      (Math.imul(before, 31) >>> 11) * 2 ** 32 + ((rest ^ Math.imul(before + index, 0x9e3779b1)) >>> 0);
    before = Math.imul(before, 0x01000193) + code;
    return key;
  });
}

/** FNV-1a. */
function codeOf(word: string): number {
  let code = 0x811c9dc5;
  for (let at = 0; at < word.length; at++) code = Math.imul(code ^ word.charCodeAt(at), 0x01000193);
  return code;
}

function differsOnlyAt(a: Entry, b: Entry, index: number): boolean {
  return (
    a.words.length === b.words.length &&
    a.words.every(({ word }, at) => (word === b.words[at]?.word) === (at !== index))
  );
}
