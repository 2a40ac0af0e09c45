/** Finds texts that may have the same word twice in a row, by the numbers of their words. */
import { factOfTexts, factOfWords } from "./numbered/facts.ts";
import { BACKSLASHES } from "./numbered/signs.ts";
import { bareOf, WORDS } from "./words-in.ts";

/** False for texts without the same word twice in a row: most of them, which need not be read letter by letter. */
export const mayRepeat = factOfTexts((texts, text): boolean => {
  if (((texts.signs[text] as number) & BACKSLASHES) !== 0) return true;
  const edges = edgesOf(texts.lexicon);
  let last: string | undefined;
  const { words, starts } = texts;
  const end = starts[text + 1] as number;
  for (let at = starts[text] as number; at < end; at++) {
    const found = edges(words[at] as number);
    if (found.isTwice || (last !== undefined && found.first === last)) return true;
    if (!found.isEmpty) last = found.last;
  }
  return false;
});

/** What a word between spaces contributes to a doubled word, in lower case; asterisks do not count. */
interface Edges {
  /** The words that it begins and ends with: of `and/or` "and" and "or", of `(or` only the latter. */
  readonly first?: string | undefined;
  readonly last?: string | undefined;
  /** Nothing but asterisks. */
  readonly isEmpty: boolean;
  /** It contains a doubled word itself: `the*the`. */
  readonly isTwice: boolean;
}

const edgesOf = factOfWords((word): Edges => {
  const bare = bareOf(word);
  const words = bare.match(WORDS) ?? [];
  const [first, last] = [words[0], words.at(-1)];
  const isAtStart = first !== undefined && ASTERISKS.test(bare.slice(0, bare.indexOf(first)));
  const isAtEnd = last !== undefined && ASTERISKS.test(bare.slice(bare.lastIndexOf(last) + last.length));
  return {
    first: isAtStart ? lettersOf(first) : undefined,
    last: isAtEnd ? lettersOf(last) : undefined,
    isEmpty: words.length === 0 && ASTERISKS.test(bare),
    isTwice: words.some((one, index) => one.toLowerCase() === words[index - 1]?.toLowerCase()),
  };
});

const ASTERISKS = /^\**$/;

/** Only letters can be a doubled word. */
const lettersOf = (word: string): string | undefined =>
  /^\p{L}+$/u.test(word) ? word.toLowerCase() : undefined;
