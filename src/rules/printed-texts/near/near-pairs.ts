/**
 * Pairs of almost equal texts, among those that have much in common: either all words but one or all meaningful words.
 */
import type { NumberedTexts } from "../numbered/numbered-texts.ts";
import type { WrittenText } from "../read-text.ts";
import type { WordPlace } from "./alike-but-one.ts";
import { UNEVEN } from "./alike-texts.ts";
import { unsigned } from "./likely-slip.ts";
import { skeletonOf } from "./skeletons.ts";

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

/** Texts with more variants than this at one place are intended: "Gain 3 wood", "Gain 3 corn" ... */
export const MOST_VARIANTS = 4;
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

/**
 * Texts with the same words but different spaces on one line; line breaks are intended. There are none if all words are
 * separated by single spaces.
 */
export function blankPairs(entries: readonly Entry[]): readonly Pair[] {
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

/** Texts that are equal except for one word. @param groups of such texts, from `AlikeButOne` */
export function wordPairs(
  groups: readonly (readonly WordPlace[])[],
  entryOf: (text: number) => Entry,
): readonly Pair[] {
  return groups.flatMap((group) =>
    group.flatMap(({ list, word }, at): readonly Pair[] => {
      const second = entryOf(list);
      return group
        .slice(0, at)
        .map((other) => entryOf(other.list))
        .filter((first) => differsOnlyAt(first, second, word))
        .map((first) => [first, second, atWord(word)]);
    }),
  );
}

/** Texts with the same words in the same lines, except for fillers that only one of them has. @param groups of such texts */
export function fillerPairs(
  groups: readonly (readonly number[])[],
  entryOf: (text: number) => Entry,
): readonly Pair[] {
  return groups.flatMap(([text, ...others]) => {
    const first = entryOf(text as number);
    return others
      .map(entryOf)
      .filter((other) => isSame(first, other) && isOneMore(first, other))
      .map((other): Pair => [first, other, betweenEnds]);
  });
}

function isSame(a: Entry, b: Entry): boolean {
  const [one, other] = [a, b].map(({ text: { text } }) => skeletonOf(text.trim()).join(" "));
  return one === other;
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
