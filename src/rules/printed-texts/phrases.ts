/**
 * Finds words and phrases of the glossary in texts: the longest first; plurals and genitives count as the same word ("luck
 * points", "captain's"). Limits: English endings; other forms of a word are different words.
 */
import { addTo } from "../../diagnostics/grouped.ts";
import type { RuleContext } from "../define-rule.ts";
import { textsWithWord } from "./numbered/texts-of-context.ts";
import type { Word, WrittenText } from "./read-text.ts";
import { stemsOf } from "./word-forms.ts";
import { WORDS, wordsIn } from "./words-in.ts";

/** A phrase to look for: its words in lower case, and what it refers to. */
export interface Phrase<T> {
  readonly words: readonly string[];
  readonly of: T;
}

export interface Match<T> {
  readonly of: T;
  readonly words: readonly Word[];
  /** The ending of the last word: "", "s", "'s" ... */
  readonly ending: string;
}

export type PhraseIndex<T> = ReadonlyMap<string, readonly Phrase<T>[]>;

/** The words of a phrase, in lower case, split like those of texts. */
export function phraseWords(phrase: string): readonly string[] {
  return (phrase.match(WORDS) ?? []).map((word) => word.toLowerCase());
}

/** Phrases by their first word, the longest first; the first of equal ones wins. */
export function indexOf<T>(phrases: readonly Phrase<T>[]): PhraseIndex<T> {
  const index = new Map<string, Phrase<T>[]>();
  for (const phrase of phrases) {
    const [first] = phrase.words;
    if (first !== undefined) addTo(index, first, phrase);
  }
  for (const group of index.values()) group.sort((a, b) => b.words.length - a.words.length);
  return index;
}

/** The texts that may contain a phrase; in most, no word begins one. */
export const textsWithPhrases = <T>(context: RuleContext, index: PhraseIndex<T>): readonly WrittenText[] =>
  textsWithWord(context, (lower) => mayBegin(lower, index));

/** All phrases in a text from left to right; none overlaps another. */
export function* matchesIn<T>(written: WrittenText, index: PhraseIndex<T>): Iterable<Match<T>> {
  const words = wordsIn(written);
  for (let at = 0; at < words.length; ) {
    const match = matchAt(written, words, at, index);
    if (match) yield match;
    at += match?.words.length ?? 1;
  }
}

function matchAt<T>(
  written: WrittenText,
  words: readonly Word[],
  at: number,
  index: PhraseIndex<T>,
): Match<T> | undefined {
  let best: Match<T> | undefined;
  const first = (words[at] as Word).lower;
  if (!mayBegin(first, index)) return undefined;
  for (const [stem] of stemsOf(first))
    for (const { words: wanted, of } of index.get(stem) ?? []) {
      if (best && wanted.length <= best.words.length) break;
      const found = words.slice(at, at + wanted.length);
      const ending = endingOf(found, wanted);
      if (ending === undefined || !standTogether(written, found)) continue;
      best = { of, words: found, ending };
    }
  return best;
}

/** Most words begin no phrase, and only those that end in s have another form. */
const mayBegin = (lower: string, index: PhraseIndex<unknown>): boolean =>
  index.has(lower) || (lower.endsWith("s") && stemsOf(lower).some(([stem]) => index.has(stem)));

/** The ending of the last word if all words match. */
function endingOf(found: readonly Word[], wanted: readonly string[]): string | undefined {
  const last = wanted.length - 1;
  if (found.length < wanted.length) return undefined;
  for (let index = 0; index < last; index++) if (found[index]?.lower !== wanted[index]) return undefined;
  const word = (found[last] as Word).lower;
  return stemsOf(word).find(([stem]) => stem === wanted[last])?.[1];
}

/** Spaces, line breaks and marks may separate the words of a phrase, punctuation may not. */
function standTogether({ text }: WrittenText, words: readonly Word[]): boolean {
  return words.every((word, index) => {
    const before = words[index - 1];
    return !before || /^[\s*]+$/.test(text.slice(before.end, word.start));
  });
}
