/** Finds numbers in a text, in digits and in English words up to twenty. */

export interface TextNumber {
  readonly value: number;
  /** The characters, and their offset. */
  readonly written: string;
  readonly start: number;
}

/** Number words, by value. */
export const NUMBER_WORDS: readonly string[] = (
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen " +
  "eighteen nineteen twenty"
).split(" ");

/** How many words may separate a number from the word that it belongs to. */
const BETWEEN = 1;

/**
 * The numbers of a text; with `near`, only those next to one of these words (or groups of words), with at most one word
 * between, in the same sentence.
 */
export function numbersInText(text: string, near: readonly string[] = []): readonly TextNumber[] {
  const tokens = [...text.matchAll(/[\p{L}\p{N}]+|[.!?;]/gu)].map((match) => ({
    word: match[0].toLowerCase(),
    written: match[0],
    start: match.index,
  }));
  const words = tokens.map(({ word }) => word);
  return tokens.flatMap(({ word, written, start }, index) => {
    const value = numberOf(word);
    if (value === undefined) return [];
    const isNear = near.length === 0 || near.some((phrase) => isBeside(words, index, phrase));
    return isNear ? [{ value, written, start }] : [];
  });
}

function numberOf(word: string): number | undefined {
  if (/^[0-9]{1,9}$/.test(word)) return Number(word);
  const index = NUMBER_WORDS.indexOf(word);
  return index === -1 ? undefined : index;
}

function isBeside(words: readonly string[], at: number, phrase: string): boolean {
  const wanted = phrase.toLowerCase().split(/\s+/);
  for (let gap = 0; gap <= BETWEEN; gap += 1) {
    const after = at + 1 + gap;
    const before = at - gap - wanted.length;
    const crosses = (from: number, to: number) => words.slice(from, to).some((word) => /^[.!?;]$/.test(word));
    if (isAt(words, after, wanted) && !crosses(at + 1, after)) return true;
    if (before >= 0 && isAt(words, before, wanted) && !crosses(before + wanted.length, at)) return true;
  }
  return false;
}

const isAt = (words: readonly string[], start: number, wanted: readonly string[]): boolean =>
  wanted.every((word, index) => words[start + index] === word);
