/**
 * Texts of one field that are the same but for one word that looks like a slip, or for blanks.
 * Each text is entered once for each of its words, under all its other words; so those that differ in one word meet
 * without any text being compared with every other. Limits: slips in two words of one text are not seen.
 */
import { nearest } from "../diagnostics/nearest.ts";
import { numbersInText } from "./text-numbers.ts";
import type { WrittenText } from "./written-texts.ts";

export interface NearTexts {
  readonly text: WrittenText;
  readonly like: WrittenText;
  /** The stretch of each that differs; the same words in both where only blanks do. */
  readonly here: Stretch;
  readonly there: Stretch;
}

interface Stretch {
  readonly start: number;
  readonly end: number;
  readonly word: string;
}

/** Shorter texts are names, which may well be alike. */
const LEAST_WORDS = 3;
const LEAST_LETTERS = 12;
/** Texts that differ at one place in more ways than this are made so: "Gain 3 wood", "Gain 3 corn" ... */
const MOST_VARIANTS = 4;

/** A text as its words; equal ones once, with how often they are there. */
interface Entry {
  readonly text: WrittenText;
  readonly words: readonly Stretch[];
  count: number;
}

/** @param isName true for words that the game gives a meaning */
export function nearTexts(
  texts: readonly WrittenText[],
  isName: (word: string) => boolean,
): readonly NearTexts[] {
  const entries = entriesOf(texts);
  const counts = wordCounts(entries);
  const isRare = (word: string): boolean => (counts.get(word) ?? 0) <= 1;
  const told = new Set<Entry>();
  return [...blankPairs(entries), ...wordPairs(entries)].flatMap(
    ([first, second, index]): readonly NearTexts[] => {
      const [here, there] = second.count > first.count ? [first, second] : [second, first];
      const [a, b] = [here.words[index] as Stretch, there.words[index] as Stretch];
      if (told.has(here) || (a.word !== b.word && !isSlip(a.word, b.word, isName, isRare))) return [];
      told.add(here);
      return [{ text: here.text, like: there.text, here: a, there: b }];
    },
  );
}

function entriesOf(texts: readonly WrittenText[]): readonly Entry[] {
  const entries = new Map<string, Entry>();
  for (const text of texts) {
    const key = text.text.trim();
    const known = entries.get(key);
    if (known) known.count++;
    else if (key.length >= LEAST_LETTERS) entries.set(key, { text, words: stretches(text.text), count: 1 });
  }
  return [...entries.values()].filter(({ words }) => words.length >= LEAST_WORDS);
}

const stretches = (text: string): readonly Stretch[] =>
  [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ start: index, end: index + word.length, word }));

function wordCounts(entries: readonly Entry[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { words, count } of entries)
    for (const { word } of words) counts.set(bare(word), (counts.get(bare(word)) ?? 0) + count);
  return counts;
}

type Pair = readonly [first: Entry, second: Entry, index: number];

/** Texts of the same words with other blanks on one line; a line break is meant. */
function blankPairs(entries: readonly Entry[]): readonly Pair[] {
  const seen = new Map<string, Entry>();
  return entries.flatMap((entry): readonly Pair[] => {
    const key = entry.text.text.trim().replace(/[^\S\n]+/g, " ");
    const like = seen.get(key);
    if (!like) seen.set(key, entry);
    return like ? [[like, entry, firstShift(like, entry)]] : [];
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

function wordPairs(entries: readonly Entry[]): readonly Pair[] {
  const buckets = new Map<number, (readonly [entry: Entry, index: number])[]>();
  for (const entry of entries)
    for (const [index, key] of keysWithout(entry).entries()) {
      const bucket = buckets.get(key);
      if (bucket) bucket.push([entry, index]);
      else buckets.set(key, [[entry, index]]);
    }
  return [...buckets.values()]
    .filter(({ length }) => length > 1 && length <= MOST_VARIANTS)
    .flatMap((bucket) =>
      bucket.flatMap(([second, index], at) =>
        bucket
          .slice(0, at)
          .filter(([first]) => differsOnlyAt(first, second, index))
          .map(([first]): Pair => [first, second, index]),
      ),
    );
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

/** Letters alone, small. */
const bare = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{M}\p{N}:+\-×−]+/gu, "");

function isSlip(
  first: string,
  second: string,
  isName: (word: string) => boolean,
  isRare: (word: string) => boolean,
): boolean {
  const [a, b] = [bare(first), bare(second)];
  const isPlain = (word: string): boolean =>
    /^\p{L}[\p{L}\p{M}-]*$/u.test(word) && numbersInText(word).length === 0;
  if (!isPlain(a) || !isPlain(b) || (isName(a) && isName(b))) return false;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  // Capitals and full stops; "card" and "cards".
  if (short === long || (short.length >= 3 && long.startsWith(short) && long.length - short.length <= 2))
    return true;
  return short.length >= 5 && nearest(short, [long]) !== undefined && (isRare(a) || isRare(b));
}
