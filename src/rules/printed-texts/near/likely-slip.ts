/** Is one word of a text probably a mistake for the word that another text has in its place? Limits: English words. */
import { nearest } from "../../../diagnostics/nearest.ts";
import { numbersInText } from "../text-numbers.ts";
import { stemsOf } from "../word-forms.ts";

/** For four-letter words: how many texts must have one word for the other to be a mistake. */
const MANY = 2;

/** Words that are commonly confused. */
const TAKEN_FOR = new Set(
  "its it's, loose lose, of off, quiet quite, than then, their there, their they're, there they're, to too, too two, your you're".split(
    ", ",
  ),
);

export interface Vocabulary {
  readonly isName: (word: string) => boolean;
  /** How often the texts of the field have it. */
  readonly countOf: (word: string) => number;
}

/**
 * @param here and `there`: the words as written
 * @param before the word before both
 */
export function isLikelySlip(
  here: string,
  there: string,
  before: string,
  { isName, countOf }: Vocabulary,
): boolean {
  const [a, b] = [bare(here), bare(there)];
  if (TAKEN_FOR.has([small(here), small(there)].sort().join(" "))) return true;
  if (!isPlain(a) || !isPlain(b) || (isName(a) && isName(b))) return false;
  // Capitals and full stops.
  if (a === b) return true;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (isPlural(long, short)) return countsOne(before) || countsMany(before);
  const [few, many] = [countOf(a), countOf(b)].sort((one, other) => one - other) as [number, number];
  if (few > 1) return false;
  if (short.length >= 3 && long.startsWith(short) && long.length - short.length <= 2) return true;
  if (short.length === 4 && (long.length > 4 || short[0] !== long[0] || many < MANY)) return false;
  return short.length >= 4 && nearest(short, [long]) !== undefined;
}

const small = (word: string): string => unsigned(word).replaceAll("’", "'");

const isPlain = (word: string): boolean =>
  /^\p{L}[\p{L}\p{M}-]*$/u.test(word) && numbersInText(word).length === 0;

const isPlural = (word: string, singular: string): boolean =>
  word !== singular && stemsOf(word).some(([stem]) => stem === singular);

/** "two card" and "a cards" are mistakes, "the cards" for "the card" may be intended. */
const countsMany = (word: string): boolean => numbersInText(word).some(({ value }) => value > 1);
const countsOne = (word: string): boolean => /^(?:a|an|each|every|one|1)$/i.test(word);

/** Only lower-case letters. */
export const bare = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{M}\p{N}:+\-×−]+/gu, "");

/** In lower case, without the punctuation around it. */
export const unsigned = (word: string): string =>
  word.toLowerCase().replace(/^["'“”‘’„‚]+|[.,;!?"'“”‘’…]+$/g, "");
