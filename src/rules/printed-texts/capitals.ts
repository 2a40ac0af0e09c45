/** Capitals of words: their own, and those due to the beginning of a sentence, a title or a name. */
import { derived } from "../../remember/derived.ts";
import type { Word, WrittenText } from "./read-text.ts";
import { bareText, beginsSentence, wordsIn } from "./words-in.ts";

/** Words that stay in lower case in titles. */
const SMALL = new Set("a an the of and or nor but in on to for at by with from as vs".split(" "));

export const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);

export const withCapital = (word: string): string => word.replace(/^./u, (letter) => letter.toUpperCase());

/** True for words all in capitals, as in headings and shouts. */
export const isAllCapitals = (word: string): boolean =>
  word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase();

/** Is this word capitalised because of its position: at the beginning of a sentence, in a title, in a name of several words? */
export function isRaised(written: WrittenText, words: readonly Word[]): boolean {
  const [first] = words;
  const last = words.at(-1);
  if (!first || !last) return false;
  return beginsSentence(written, first) || isInTitle(written, first) || isPartOfName(written, first, last);
}

const isInTitle = (written: WrittenText, word: Word): boolean => titleWords(written).has(word);

/** The words of all lines that are titles; computed once per text. */
const titleWords = derived((written: WrittenText): ReadonlySet<Word> => {
  const found = new Set<Word>();
  const words = wordsIn(written);
  let [next, end] = [0, -1];
  for (const line of bareText(written).split("\n")) {
    end += line.length + 1;
    const isOne = isTitle(line);
    for (let word = words[next]; word && word.start < end; word = words[++next]) if (isOne) found.add(word);
  }
  return found;
});

/** A title is a line without sentences in which all words except small ones begin with a capital. */
function isTitle(line: string): boolean {
  if (/[.!?;,]/.test(line)) return false;
  const words = line.match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? [];
  return words.every((word) => SMALL.has(word) || isCapital(word));
}

/** True if the word directly before or after has a capital. */
function isPartOfName(written: WrittenText, first: Word, last: Word): boolean {
  const words = wordsIn(written);
  const bare = bareText(written);
  const before = words[first.index - 1];
  const behind = words[last.index + 1];
  const touches = (a: Word, b: Word): boolean => /^ +$/.test(bare.slice(a.end, b.start));
  if (before && touches(before, first) && isCapital(before.word) && !beginsSentence(written, before))
    return true;
  return behind !== undefined && touches(last, behind) && isCapital(behind.word);
}
