/** Hashes of words: equal if the words are equal, and split at the same white space as by a regular expression. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { wordCodes } from "../../../../src/rules/printed-texts/near/word-codes.ts";

/** For each word, or number, the index of the first that equals it. */
const likeness = (all: readonly unknown[]): readonly number[] => all.map((one) => all.indexOf(one));

test("each word has one number, and each number one word", () => {
  const piece = fc.oneof(
    fc.constantFrom("a", "ab", "ba", "cards", "Cards", "card", "é", "é", "☠️", "½"),
    fc.constantFrom(" ", "  ", "\n", "\t", "\u00a0", "\u2003", "\u3000", "\ufeff", "\u200b", "\u0085"),
    fc.string({ unit: "binary", maxLength: 3 }),
  );
  const text = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(""));
  fc.assert(
    fc.property(text, (some) => {
      expect(likeness(wordCodes(some))).toEqual(likeness(some.match(/\S+/g) ?? []));
    }),
  );
});
