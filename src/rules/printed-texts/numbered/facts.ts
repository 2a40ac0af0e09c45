/** What follows from a word or a text alone: computed once for each, however many cards have it. */
import type { Lexicon } from "./lexicon.ts";
import type { NumberedTexts } from "./numbered-texts.ts";

/** Returns the fact about a word, by its number. */
export const factOfWords = <T>(
  compute: (word: string, lexicon: Lexicon) => T,
): ((lexicon: Lexicon) => (word: number) => T) =>
  factsBy((lexicon, number) => compute(lexicon.words[number] as string, lexicon));

/** Returns the fact about a text, by its number. */
export const factOfTexts: <T>(
  compute: (texts: NumberedTexts, text: number) => T,
) => (texts: NumberedTexts) => (text: number) => T = factsBy;

function factsBy<K extends object, T>(
  compute: (of: K, number: number) => T,
): (of: K) => (number: number) => T {
  const known = new WeakMap<K, (T | undefined)[]>();
  return (of) => {
    const facts = known.get(of) ?? [];
    known.set(of, facts);
    return (number) => {
      const before = facts[number];
      if (before !== undefined) return before;
      const fact = compute(of, number);
      // Without gaps, the engine keeps it as a plain array.
      while (facts.length < number) facts.push(undefined);
      facts[number] = fact;
      return fact;
    };
  };
}
