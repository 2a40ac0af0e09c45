/** Numbers of words and texts: equal exactly if these are equal; and the signs of texts, which no text lacks that has them. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { NumberedTexts } from "../../../../src/rules/printed-texts/numbered/numbered-texts.ts";
import {
  BACKSLASHES,
  BRACES,
  BRACKETS,
  LINES,
  LOOSE,
  QUOTES,
  RARE,
  TABS,
} from "../../../../src/rules/printed-texts/numbered/signs.ts";
import { oddText } from "../../../support/game/odd-texts.ts";

test("a text is the words between its white space", () => {
  fc.assert(
    fc.property(fc.array(oddText, { maxLength: 6 }), (some) => {
      const texts = new NumberedTexts();
      const numbers = some.map((text) => texts.numberOf(text));
      for (const [index, text] of some.entries()) {
        const words = [...texts.wordsOf(numbers[index] as number)].map((word) => texts.lexicon.words[word]);
        expect(words).toEqual(text.match(/\S+/g) ?? []);
      }
      expect(new Set(texts.lexicon.words).size).toBe(texts.lexicon.words.length);
      expect(numbers).toEqual(some.map((text) => [...new Set(some)].indexOf(text)));
    }),
  );
});

test("a long text and many words are read too", () => {
  const texts = new NumberedTexts();
  const words = Array.from({ length: 50_000 }, (_, index) => `word${index}`);
  texts.numberOf("first");
  const number = texts.numberOf(words.join(" "));
  expect(texts.wordsOf(number)).toHaveLength(words.length);
  expect([...texts.wordsOf(texts.numberOf("word7 first word49999"))]).toEqual([8, 0, 50_000]);
});

/** What the signs promise: a text without the sign does not match. */
const SIGNED: readonly (readonly [sign: number, pattern: RegExp])[] = [
  [BRACKETS, /[()[\]]/],
  [QUOTES, /["“”„'’]/],
  [BRACES, /\{/],
  [BACKSLASHES, /\\n/],
  [
    RARE | TABS,
    /[\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]|[\u{E0001}-\u{E007F}]/u,
  ],
  [LOOSE, /^[ \t]|[ \t](?:[ \t\n]|$)|[^\S\n]{2,}|[^\S\n ]/],
  [TABS, /[^\S\n ]/],
];

test("a text without a sign has none of what the sign stands for", () => {
  fc.assert(
    fc.property(oddText, (text) => {
      const texts = new NumberedTexts();
      const signs = texts.signs[texts.numberOf(text)] as number;
      for (const [sign, pattern] of SIGNED) if ((signs & sign) === 0) expect(text).not.toMatch(pattern);
      expect((signs & LINES) !== 0).toBe(text.trim().includes("\n"));
    }),
  );
});

test("plain texts have no signs", () => {
  const texts = new NumberedTexts();
  for (const text of ["Draw two cards.", "Été: 3 × 4!", "one\n\ntwo", "a block\n"])
    expect((texts.signs[texts.numberOf(text)] as number) & ~LINES).toBe(0);
});
