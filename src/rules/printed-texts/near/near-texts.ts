/**
 * Finds texts of one field that are equal except for one word that looks like a mistake, for fillers and punctuation without
 * meaning, or for spaces.
 * Limits: mistakes in two words of one text are not found; differences in numbers, and between singular and plural, are
 * intended.
 */
import type { NumberedTexts } from "../numbered/numbered-texts.ts";
import type { FieldTexts } from "../numbered/texts-of-context.ts";
import type { WrittenTexts } from "../printed-texts.ts";
import type { WrittenText } from "../read-text.ts";
import { type AlikeTexts, isLong, trimmedOf } from "./alike-texts.ts";
import { bare, isLikelySlip, type Vocabulary } from "./likely-slip.ts";
import {
  blankPairs,
  type Differing,
  type Entry,
  fillerPairs,
  MOST_VARIANTS,
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

/**
 * @param texts those of one field
 * @param alike what they have in common
 * @param isName true for words with a meaning in the game
 */
export function nearTexts(
  texts: FieldTexts,
  { butOne, skeletons, uneven }: AlikeTexts,
  isName: (word: string) => boolean,
): readonly NearTexts[] {
  let made: Entries | undefined;
  // Most fields have no two texts with much in common.
  const all = (): Entries => {
    made ??= entriesOf(texts);
    return made;
  };
  const orderOf = (text: number): number => all().orderOf(text);
  const entryOf = (text: number): Entry => all().entryOf(text);
  let counts: ReadonlyMap<string, number> | undefined;
  const countOf = (word: string): number => {
    counts ??= wordCounts(all().entries);
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
  const inOrder = ([, one]: Pair, [, other]: Pair): number => orderOf(one.number) - orderOf(other.number);
  return [
    ...near(uneven > 0 ? blankPairs(all().entries) : [], () => true),
    ...near(wordPairs(butOne.groups(MOST_VARIANTS, orderOf), entryOf), ([a, b, before]) =>
      isLikelySlip(a.word, b.word, before, words),
    ),
    ...near([...fillerPairs(skeletons.groups(orderOf), entryOf)].sort(inOrder), () => true),
  ];
}

interface Entries {
  readonly entries: readonly Entry[];
  /** By the number of a text. */
  orderOf(text: number): number;
  entryOf(text: number): Entry;
}

function entriesOf({ written, numbers, texts }: FieldTexts): Entries {
  const trimmed = trimmedOf(texts);
  const entries: Entry[] = [];
  /** By text: the index of its entry. A game may have hundreds of fields, so it has no place for the texts of others. */
  const indexes = new Map<number, number>();
  for (let index = 0; index < numbers.length; index++) {
    const number = trimmed(numbers[index] as number);
    const at = indexes.get(number);
    if (at !== undefined) (entries[at] as Entry).count++;
    else if (isLong(texts, number))
      indexes.set(number, entries.push(new FieldEntry(written, index, number, texts)) - 1);
  }
  const orderOf = (text: number): number => indexes.get(text) as number;
  return { entries, orderOf, entryOf: (text) => entries[orderOf(text)] as Entry };
}

class FieldEntry implements Entry {
  readonly #written: WrittenTexts;
  readonly #index: number;
  readonly number: number;
  readonly texts: NumberedTexts;
  count = 1;

  constructor(written: WrittenTexts, index: number, number: number, texts: NumberedTexts) {
    this.#written = written;
    this.#index = index;
    this.number = number;
    this.texts = texts;
  }

  get text(): WrittenText {
    return this.#written.at(this.#index);
  }
}

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
