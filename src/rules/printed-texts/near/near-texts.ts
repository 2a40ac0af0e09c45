/**
 * Finds texts of one field that are equal except for one word that looks like a mistake, for fillers and punctuation without
 * meaning, or for spaces.
 * Limits: mistakes in two words of one text are not found; differences in numbers, and between singular and plural, are
 * intended.
 */
import type { WrittenText } from "../read-text.ts";
import { bare, isLikelySlip, type Vocabulary } from "./likely-slip.ts";
import {
  blankPairs,
  type Differing,
  type Entry,
  fillerPairs,
  LEAST_WORDS,
  type Pair,
  type Stretch,
  wordPairs,
  wordsOf,
} from "./near-pairs.ts";
import { wordCodes } from "./word-codes.ts";

export interface NearTexts {
  readonly text: WrittenText;
  readonly like: WrittenText;
  /** The differing range of each; the same words in both if only spaces differ. */
  readonly here: Stretch;
  readonly there: Stretch;
}

/** Shorter texts are names, which may well be similar. */
const LEAST_LETTERS = 12;

/** @param isName true for words with a meaning in the game */
export function nearTexts(
  texts: readonly WrittenText[],
  isName: (word: string) => boolean,
): readonly NearTexts[] {
  const entries = entriesOf(texts);
  let counts: ReadonlyMap<string, number> | undefined;
  const countOf = (word: string): number => {
    counts ??= wordCounts(entries);
    return counts.get(word) ?? 0;
  };
  const words: Vocabulary = { isName, countOf };
  const reported = new Set<Entry>();
  const near = (pairs: readonly Pair[], isSlip: (differing: Differing) => boolean): readonly NearTexts[] =>
    pairs.flatMap(([first, second, differing]): readonly NearTexts[] => {
      // The rarer text has the mistake.
      const [like, entry] = second.count > first.count ? [second, first] : [first, second];
      const found = differing(entry, like);
      if (reported.has(entry) || !isSlip(found)) return [];
      reported.add(entry);
      return [{ text: entry.text, like: like.text, here: found[0], there: found[1] }];
    });
  return [
    ...near(blankPairs(entries), () => true),
    ...near(wordPairs(entries), ([a, b, before]) => isLikelySlip(a.word, b.word, before, words)),
    ...near(fillerPairs(entries), () => true),
  ];
}

function entriesOf(texts: readonly WrittenText[]): readonly Entry[] {
  const entries = new Map<string, Entry>();
  for (const text of texts) {
    const key = text.text.trim();
    if (key.length < LEAST_LETTERS) continue;
    const equal = entries.get(key);
    if (equal) equal.count++;
    else entries.set(key, { text, codes: wordCodes(key), count: 1 });
  }
  return [...entries.values()].filter(({ codes }) => codes.length >= LEAST_WORDS);
}

function wordCounts(entries: readonly Entry[]): ReadonlyMap<string, number> {
  const byCode = new Map<number, { readonly word: string; count: number }>();
  for (const entry of entries) {
    let words: readonly string[] | undefined;
    for (const [index, code] of entry.codes.entries()) {
      const counted = byCode.get(code);
      if (counted) {
        counted.count += entry.count;
        continue;
      }
      words ??= wordsOf(entry);
      byCode.set(code, { word: words[index] as string, count: entry.count });
    }
  }
  const counts = new Map<string, number>();
  for (const { word, count } of byCode.values())
    counts.set(bare(word), (counts.get(bare(word)) ?? 0) + count);
  return counts;
}
