/**
 * What a text counts: numbers from two to twelve, in words or in digits, before a thing.
 * Limits: a word without a plural ending after a number belongs to the next word ("2 player tokens" are tokens, "two blue
 * cards" blue cards).
 */
import { factOfTexts, factOfWords } from "./numbered/facts.ts";
import { BACKSLASHES, TABS } from "./numbered/signs.ts";
import { NUMBER_WORDS } from "./text-numbers.ts";
import { singularOf } from "./word-forms.ts";
import { bareOf, WORDS } from "./words-in.ts";

/** What a text counts, and how. */
export interface Counted {
  /** One name for all forms of the thing. */
  readonly name: string;
  readonly isWord: boolean;
}

/** And where: a number before a thing. */
export interface Count extends Counted {
  readonly number: string;
  readonly start: number;
  readonly thing: string;
}

/** Numbers often written in words: 2 to 12. "one" has other meanings too: "one coin more", "no one card". */
const COUNTED = new Set(
  NUMBER_WORDS.slice(0, 13).flatMap((word, value) => (value > 1 ? [word, String(value)] : [])),
);
/** Words after a number that counts nothing: "one of them", "2 or more". */
const NO_THINGS = new Set(
  "of or and at to the a an in on by for with from is are was be if than by more less other another after each such".split(
    " ",
  ),
);

const NUMBERS = [...COUNTED].join("|");
/** A whole word that may be a number. */
const WHOLE_NUMBER = `(?<![\\p{L}\\p{M}\\p{N}]['’‑-]?)(?:${NUMBERS})`;
/** And the next two words, separated only by spaces. */
const COUNT = new RegExp(`${WHOLE_NUMBER}(?=[ \\n]+(${WORDS.source})(?:[ \\n]+(${WORDS.source}))?)`, "giu");

/** All counts of a text, with their places. */
export function countsIn(text: string): readonly Count[] {
  const bare = bareOf(text);
  return [...bare.matchAll(COUNT)].flatMap(({ 0: number, 1: thing = "", 2: next, index: start }) => {
    if (!isCount(number, bare[start - 1]) || !isThing(thing)) return [];
    const name = nameOf(thingOf(thing), next === undefined ? undefined : nextOf(next));
    return [{ number, start, thing, name, isWord: isInWords(number) }];
  });
}

/** The same as `countsIn` without places, from the numbers of the words. */
export const countedIn = factOfTexts((texts, text): readonly Counted[] => {
  if (((texts.signs[text] as number) & (TABS | BACKSLASHES)) !== 0)
    return countsIn(texts.texts[text] as string);
  const part = partOf(texts.lexicon);
  const { words, starts } = texts;
  const end = starts[text + 1] as number;
  let counted: Counted[] | undefined;
  for (let at = starts[text] as number; at < end - 1; at++) {
    const { number } = part(words[at] as number);
    if (number === undefined) continue;
    const { thing, isWhole } = part(words[at + 1] as number);
    if (thing === undefined) continue;
    const next = isWhole && at + 2 < end ? part(words[at + 2] as number).next : undefined;
    counted ??= [];
    counted.push({ name: nameOf(thing, next), isWord: number === "in words" });
  }
  return counted ?? NOTHING;
});

/** What a word contributes to a count: the number that it ends with, the thing or other word that it begins with. */
interface CountPart {
  readonly number: "in words" | "in digits" | undefined;
  readonly thing: Thing | undefined;
  /** For the name of a thing before it. */
  readonly next: string | undefined;
  /** Nothing follows the word that it begins with. */
  readonly isWhole: boolean;
}

const BEGINNING = new RegExp(`^${WORDS.source}`, "u");
const ENDING = new RegExp(`${WHOLE_NUMBER}$`, "iu");

const partOf = factOfWords((word): CountPart => {
  const bare = bareOf(word);
  const begin = BEGINNING.exec(bare)?.[0];
  const end = ENDING.exec(bare);
  return {
    number:
      end && isCount(end[0], bare[end.index - 1])
        ? isInWords(end[0])
          ? "in words"
          : "in digits"
        : undefined,
    thing: begin !== undefined && isThing(begin) ? thingOf(begin) : undefined,
    next: begin && nextOf(begin),
    isWhole: begin === bare,
  };
});

const NOTHING: readonly Counted[] = [];

interface Thing {
  readonly singular: string;
  readonly isPlural: boolean;
}

function thingOf(word: string): Thing {
  const lower = word.toLowerCase();
  const singular = singularOf(lower);
  return { singular, isPlural: singular !== lower };
}

/** What a word adds to the name of a thing before it; undefined for words that cannot be part of it. */
function nextOf(word: string): string | undefined {
  const lower = word.toLowerCase();
  return NO_THINGS.has(lower) ? undefined : singularOf(lower);
}

/** What is counted: a plural noun, or a singular one together with the next word. */
const nameOf = ({ singular, isPlural }: Thing, next: string | undefined): string =>
  isPlural || next === undefined ? singular : `${singular} ${next}`;

const isInWords = (number: string): boolean => !/^\d/.test(number);

/** "+1 card", "2/3 cards" and "#1" are always written in digits. */
const isCount = (number: string, before = ""): boolean =>
  COUNTED.has(number.toLowerCase()) && !/[+\-−×/#.,:%\d]/.test(before);

const isThing = (word: string): boolean =>
  /^\p{L}{2,}/u.test(word) && !NO_THINGS.has(word.toLowerCase()) && !COUNTED.has(word.toLowerCase());
