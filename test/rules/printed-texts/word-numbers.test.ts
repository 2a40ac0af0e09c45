/** What rules learn from the numbers of words alone: the same as by reading the characters. */
import fc from "fast-check";
import { expect, test } from "vitest";
import type { RuleContext } from "../../../src/rules/define-rule.ts";
import { countedIn, countsIn } from "../../../src/rules/printed-texts/counted-things.ts";
import { joinedIn, joinedTerms, textsWithJoined } from "../../../src/rules/printed-texts/joined-terms.ts";
import { NumberedTexts } from "../../../src/rules/printed-texts/numbered/numbered-texts.ts";
import { countedWords, numberedTexts } from "../../../src/rules/printed-texts/numbered/texts-of-context.ts";
import {
  indexOf,
  matchesIn,
  phraseWords,
  textsWithPhrases,
} from "../../../src/rules/printed-texts/phrases.ts";
import { mayRepeat } from "../../../src/rules/printed-texts/repeated-words.ts";
import { bareOf } from "../../../src/rules/printed-texts/words-in.ts";
import { writtenTexts } from "../../../src/rules/printed-texts/written-texts.ts";
import { parseYaml } from "../../../src/source/yaml/yaml.ts";
import { oddText } from "../../support/game/odd-texts.ts";

test("things are counted as by a regular expression", () => {
  fc.assert(
    fc.property(oddText, (text) => {
      const texts = new NumberedTexts();
      const counted = countsIn(text).map(({ name, isWord }) => ({ name, isWord }));
      expect(countedIn(texts)(texts.numberOf(text)).map(({ name, isWord }) => ({ name, isWord }))).toEqual(
        counted,
      );
    }),
  );
});

test("no text with the same letters twice in a row is left out", () => {
  fc.assert(
    fc.property(oddText, (text) => {
      const texts = new NumberedTexts();
      const twice = /(?<![\p{L}\p{M}\p{N}’'‑-])(\p{L}+)[\s*]+\1(?![\p{L}\p{M}\p{N}’'‑-])/iu;
      if (!mayRepeat(texts)(texts.numberOf(text))) expect(bareOf(text)).not.toMatch(twice);
    }),
  );
});

test("a text without repeated words is left out", () => {
  const texts = new NumberedTexts();
  const answers = ["the crew", "the ** crew", "the, the", "the the", "the* *The", "the\n**\nthe"].map(
    (text) => mayRepeat(texts)(texts.numberOf(text)),
  );
  expect(answers).toEqual([false, false, false, true, true, true]);
});

const PATH = "content/g/decks/d.yaml";

/** A game of cards with these titles and this glossary; only what texts are read from. */
function contextOf(titles: readonly string[]): RuleContext {
  const cards = titles.map((title, index) => `  - { id: c${index}, title: ${JSON.stringify(title)} }`);
  const document = parseYaml({ path: PATH, text: `cards:\n${cards.join("\n")}\n` }).value;
  const terms = Object.fromEntries(
    ["luck point", "Luck", "roll-off", "the two"].map((title, index) => [
      `t${index}`,
      { title, text: title },
    ]),
  );
  const deck = {
    id: "d",
    source: { file: PATH, path: [] },
    cards: titles.map((_, index) => ({ front: "card", source: { file: PATH, path: ["cards", index] } })),
  };
  const game = {
    decks: [deck],
    tables: [],
    scenarios: [],
    figures: [],
    glossary: { terms },
    source: { file: "content/g/game.yaml", path: [] },
  };
  const templates = new Map([["card", { texts: { fields: [["title"]], others: [], written: [] } }]]);
  return { game, templates, sources: new Map([[PATH, document]]), booklets: [] } as unknown as RuleContext;
}

const oddTitles = fc.array(oddText, { minLength: 1, maxLength: 8 });

test("phrases and joined terms are found as by reading all texts", () => {
  const index = indexOf(
    ["luck point", "the", "cards"].map((phrase) => ({ words: phraseWords(phrase), of: phrase })),
  );
  fc.assert(
    fc.property(oddTitles, (titles) => {
      const context = contextOf(titles);
      const all = writtenTexts(context);
      const matches = (texts: typeof all) => texts.flatMap((text) => [...matchesIn(text, index)]);
      expect(matches(textsWithPhrases(context, index))).toEqual(matches(all));
      const terms = joinedTerms(context.game);
      const joined = (texts: typeof all) => texts.flatMap((text) => [...joinedIn(text, terms)]);
      expect(joined(textsWithJoined(context, terms))).toEqual(joined(all));
    }),
  );
});

test("words are counted over all texts, in the order of their first use", () => {
  const context = contextOf(["Two cards", "two  cards.", "Two cards", "\ntwo"]);
  expect([...countedWords(context)]).toEqual([
    ["Two", 2],
    ["cards", 2],
    ["two", 2],
    ["cards.", 1],
  ]);
  expect(numberedTexts(context).numbers).toEqual([0, 1, 0, 2]);
});
