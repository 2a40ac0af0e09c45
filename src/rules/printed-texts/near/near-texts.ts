/**
 * Finds texts of one field that are equal except for one word that looks like a mistake, for fillers and punctuation without
 * meaning, or for spaces.
 * Limits: mistakes in two words of one text are not found; differences in numbers, and between singular and plural, are
 * intended.
 */
import { factOfTexts } from "../numbered/facts.ts";
import type { NumberedTexts } from "../numbered/numbered-texts.ts";
import type { Numbered } from "../numbered/texts-of-context.ts";
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
} from "./near-pairs.ts";

export interface NearTexts {
  readonly text: WrittenText;
  readonly like: WrittenText;
  /** The differing range of each; the same words in both if only spaces differ. */
  readonly here: Stretch;
  readonly there: Stretch;
}

/** Shorter texts are names, which may well be similar. */
const LEAST_LETTERS = 12;

/**
 * @param texts those of one field
 * @param isName true for words with a meaning in the game
 */
export function nearTexts(texts: Numbered, isName: (word: string) => boolean): readonly NearTexts[] {
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

function entriesOf({ written, numbers, texts }: Numbered): readonly Entry[] {
  const trimmed = trimmedOf(texts);
  const entries = new Map<number, Entry>();
  for (let index = 0; index < written.length; index++) {
    const number = trimmed(numbers[index] as number);
    const equal = entries.get(number);
    if (equal) equal.count++;
    else if (isLong(texts, number))
      entries.set(number, { text: written[index] as WrittenText, number, texts, count: 1 });
  }
  return [...entries.values()];
}

/** The number of the text without the space around it. */
const trimmedOf = factOfTexts((texts, text) => texts.numberOf((texts.texts[text] as string).trim()));

const isLong = (texts: NumberedTexts, text: number): boolean =>
  (texts.texts[text] as string).length >= LEAST_LETTERS &&
  (texts.starts[text + 1] as number) - (texts.starts[text] as number) >= LEAST_WORDS;

/** How often the texts have each word, without its punctuation. */
function wordCounts(entries: readonly Entry[]): ReadonlyMap<string, number> {
  const byNumber = new Map<number, number>();
  const counts = new Map<string, number>();
  for (const { texts, number, count } of entries)
    for (const word of texts.wordsOf(number)) byNumber.set(word, (byNumber.get(word) ?? 0) + count);
  for (const [number, count] of byNumber) {
    const word = bare(entries[0]?.texts.lexicon.words[number] as string);
    counts.set(word, (counts.get(word) ?? 0) + count);
  }
  return counts;
}
