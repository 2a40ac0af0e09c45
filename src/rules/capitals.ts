/** Capitals: what a word has, what may stand at the beginning of a sentence, in a title, in a name. */
import { bareText, beginsSentence, type Word, wordsIn } from "./words-in.ts";
import type { WrittenText } from "./written-texts.ts";

/** Words that stay small in titles. */
const SMALL = new Set("a an the of and or nor but in on to for at by with from as vs".split(" "));

export const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);

export const withCapital = (word: string): string => word.replace(/^./u, (letter) => letter.toUpperCase());

/** Written in capitals throughout, as headings and cries are. */
export const isAllCapitals = (word: string): boolean =>
  word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase();

/** Does the capital of this word come from where it stands: a sentence begins, a title, a name of several words? */
export function isRaised(written: WrittenText, words: readonly Word[]): boolean {
  const [first] = words;
  const last = words.at(-1);
  if (!first || !last) return false;
  return beginsSentence(written, first) || isInTitle(written, first) || isPartOfName(written, first, last);
}

/** A line without a sentence in it, all of whose words but the small ones begin with a capital. */
function isInTitle(written: WrittenText, { start, end }: Word): boolean {
  const bare = bareText(written);
  const from = bare.lastIndexOf("\n", start) + 1;
  const to = bare.indexOf("\n", end);
  const line = bare.slice(from, to === -1 ? undefined : to);
  if (/[.!?;,]/.test(line)) return false;
  const words = line.match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? [];
  return words.every((word) => SMALL.has(word) || isCapital(word));
}

/** A word with a capital stands right before or behind. */
function isPartOfName(written: WrittenText, first: Word, last: Word): boolean {
  const words = wordsIn(written);
  const bare = bareText(written);
  const before = words[words.indexOf(first) - 1];
  const behind = words[words.indexOf(last) + 1];
  const touches = (a: Word, b: Word): boolean => /^ +$/.test(bare.slice(a.end, b.start));
  if (before && touches(before, first) && isCapital(before.word) && !beginsSentence(written, before))
    return true;
  return behind !== undefined && touches(last, behind) && isCapital(behind.word);
}
