/** What rules learn from the numbers of words alone: the same as by reading the characters. */
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Card, Deck } from "../../../src/game/game.ts";
import type { ContentRule, RuleContext } from "../../../src/rules/define-rule.ts";
import { KnownGame } from "../../../src/rules/known-game.ts";
import { countedIn, countsIn } from "../../../src/rules/printed-texts/counted-things.ts";
import { joinedIn, joinedTerms, textsWithJoined } from "../../../src/rules/printed-texts/joined-terms.ts";
import { alikeTexts } from "../../../src/rules/printed-texts/near/alike-texts.ts";
import { factOfWords } from "../../../src/rules/printed-texts/numbered/facts.ts";
import { KnownTexts } from "../../../src/rules/printed-texts/numbered/known-texts.ts";
import { NumberedTexts } from "../../../src/rules/printed-texts/numbered/numbered-texts.ts";
import { countedWords, textsByField } from "../../../src/rules/printed-texts/numbered/texts-of-context.ts";
import {
  indexOf,
  matchesIn,
  phraseWords,
  textsWithPhrases,
} from "../../../src/rules/printed-texts/phrases.ts";
import type { WrittenText } from "../../../src/rules/printed-texts/read-text.ts";
import { mayRepeat } from "../../../src/rules/printed-texts/repeated-words.ts";
import { bareOf } from "../../../src/rules/printed-texts/words-in.ts";
import { isId } from "../../../src/rules/printed-texts/written-text.ts";
import { writtenTexts } from "../../../src/rules/printed-texts/written-texts.ts";
import { nearDuplicate } from "../../../src/rules/text/near-duplicate.ts";
import { doubledWord } from "../../../src/rules/words/doubled-word.ts";
import { mixedNumbers } from "../../../src/rules/words/mixed-numbers.ts";
import { termCapitals } from "../../../src/rules/words/term-capitals.ts";
import { unmatchedBracket } from "../../../src/rules/words/unmatched-bracket.ts";
import type { FieldTable, SourceEntry, SourceList, SourceMap } from "../../../src/source/tree.ts";
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
function contextOf(titles: readonly string[], path = PATH): RuleContext {
  const cards = titles.map((title, index) => `  - id: c${index}\n    title: ${JSON.stringify(title)}`);
  const document = parseYaml({ path, text: `cards:\n${cards.join("\n")}\n` }).value;
  const terms = Object.fromEntries(
    ["luck point", "Luck", "roll-off", "the two"].map((title, index) => [
      `t${index}`,
      { title, text: title },
    ]),
  );
  const deck = {
    id: "d",
    source: { file: path, path: [] },
    cards: titles.map((_, index) => ({
      front: "card",
      fields: {},
      source: { file: path, path: ["cards", index] },
    })),
  };
  const game = {
    decks: [deck],
    tables: [],
    scenarios: [],
    figures: [],
    glossary: { terms, icons: {}, symbols: {} },
    source: { file: "content/g/game.yaml", path: [] },
  };
  const templates = new Map([["card", { texts: { fields: [["title"]], others: [], written: [] } }]]);
  return { game, templates, sources: new Map([[path, document]]), booklets: [] } as unknown as RuleContext;
}

const oddTitles = fc.array(oddText, { minLength: 1, maxLength: 8 });

test("phrases and joined terms are found as by reading all texts", () => {
  const index = indexOf(
    ["luck point", "the", "cards"].map((phrase) => ({ words: phraseWords(phrase), of: phrase })),
  );
  fc.assert(
    fc.property(oddTitles, (titles) => {
      const context = contextOf(titles);
      const texts = writtenTexts(context);
      const all = Array.from(texts.numbers, (_, index) => texts.at(index));
      const matches = (texts: readonly WrittenText[]) => texts.flatMap((text) => [...matchesIn(text, index)]);
      expect(matches(textsWithPhrases(context, index))).toEqual(matches(all));
      const terms = joinedTerms(context.game);
      const joined = (texts: readonly WrittenText[]) => texts.flatMap((text) => [...joinedIn(text, terms)]);
      expect(joined(textsWithJoined(context, terms))).toEqual(joined(all));
    }),
  );
});

test("no text is left out in which a term has other capitals", () => {
  // A text with such a term on a line of its own is always read. What may be an id never is.
  const line = "\n\nlUck";
  const pattern = fc
    .tuple(
      fc.constantFrom("", "(", "**", "End. ", "End.* ", "end ", "and/", ":x: "),
      fc.constantFrom("luck", "Luck", "Luck point", "luck Points", "LUCK", "Roll-off", "roll-Off", "The two"),
      fc.constantFrom("", ". ", ": ", " of it", "* Luck point"),
    )
    .map((parts) => parts.join(""));
  let found = 0;
  const findings = (titles: readonly string[]) =>
    [...termCapitals.check(contextOf(titles))]
      .map(({ message, at }) => ({ message, at: "start" in at && [at.start.line, at.start.column] }))
      .filter(({ message }) => !message.startsWith('"lUck"'));
  fc.assert(
    fc.property(fc.array(fc.oneof(pattern, oddText), { minLength: 1, maxLength: 6 }), (all) => {
      const titles = ["The first", ...all.filter((title) => !isId(title))];
      const some = findings(titles);
      expect(some).toEqual(findings(titles.map((title) => title + line)));
      found += some.length;
    }),
  );
  expect(found).toBeGreaterThan(20);
});

test("a game that is checked again has the findings of a new one", () => {
  const rules = [nearDuplicate, doubledWord, mixedNumbers, unmatchedBracket] as readonly ContentRule[];
  const pattern = fc
    .tuple(fc.constantFrom("two", "2", "three"), fc.constantFrom("cards", "card", "crads"), fc.boolean())
    .map(([number, thing, isLong]) => `Draw ${number} ${thing} from the ${isLong ? "whole " : ""}deck now`);
  const titles = fc.array(fc.oneof(pattern, oddText), { minLength: 1, maxLength: 8 });
  const findings = (context: RuleContext) =>
    rules.map(({ check }) => [...check(context)].map(({ message, at }) => ({ message, at })));
  let found = 0;
  fc.assert(
    fc.property(fc.array(titles, { minLength: 2, maxLength: 6 }), (checks) => {
      const known = new KnownGame();
      for (const some of checks) {
        const fresh = findings(contextOf(some));
        expect(findings({ ...contextOf(some), known })).toEqual(fresh);
        found += fresh[0]?.length ?? 0;
      }
    }),
  );
  expect(found).toBeGreaterThan(20);
});

test("what is known of a field is forgotten when the game no longer has it", () => {
  const game = new KnownGame();
  const titles = ["Draw two cards from the deck"];
  const check = (context: RuleContext): void => void [...nearDuplicate.check({ ...context, known: game })];
  const context = contextOf(titles);
  const fields = textsByField({ ...context, known: game }, () => true);
  const known = () => alikeTexts({ known: game }, fields)[0];
  const before = known();
  check(context);
  expect(known()).toBe(before);
  // A renamed deck has the same texts.
  check(contextOf(titles, "content/g/decks/renamed.yaml"));
  expect(known()).not.toBe(before);
});

test("texts that are gone are forgotten once most are", () => {
  const known = new KnownTexts();
  const first = known.texts;
  const after = (count: number) => {
    known.forget(count);
    return known.texts;
  };
  for (let text = 0; text < 200; text++) first.numberOf(`text ${text}`);
  expect(after(2)).toBe(first);
  for (let text = 0; text < 10; text++) first.numberOf(`other text ${text}`);
  expect(after(100)).toBe(first);
  expect(after(2)).not.toBe(first);
});

test("words are counted in lower case over all texts, in the order of their first use", () => {
  const context = contextOf(["Two cards", "two  cards.", "Two cards", "\ntwo"]);
  expect([...countedWords(context)]).toEqual([
    ["two", 4],
    ["cards", 3],
  ]);
  expect(writtenTexts(context).numbers).toEqual([0, 1, 0, 2]);
});

test("what follows from a word is computed once, however many texts have it", () => {
  const asked: string[] = [];
  const lengthOf = factOfWords((word) => {
    asked.push(word);
    return word.length;
  });
  const texts = new NumberedTexts();
  for (const text of ["two cards", "cards for two"]) texts.numberOf(text);
  const lengths = () =>
    [0, 1].flatMap((text) => [...texts.wordsOf(text)].map((word) => lengthOf(texts.lexicon)(word)));
  expect(lengths()).toEqual([3, 5, 5, 3, 3]);
  expect(lengths()).toEqual([3, 5, 5, 3, 3]);
  expect(asked).toEqual(["two", "cards", "for"]);
});

test("texts of cards that have not changed are not read again", () => {
  const titles = ["Draw two cards", "Take the sword", "Draw two cards"];
  const context = contextOf(titles);
  const root = context.sources.get(PATH)?.root as SourceMap;
  const { table } = (root.entries[0] as SourceEntry).value as SourceList & { readonly table: FieldTable };
  const read: number[] = [];
  const original = table.textOf.bind(table);
  table.textOf = (field) => {
    read.push(field);
    return original(field);
  };
  const known = new KnownGame();
  const cards = context.game.decks[0]?.cards as readonly Card[];
  const check = (changed: readonly Card[]) => {
    read.length = 0;
    const deck = { ...(context.game.decks[0] as Deck), cards: changed };
    const game = { ...context.game, decks: [deck] };
    const texts = writtenTexts({ ...context, game, known });
    expect(texts.numbers.map((number) => texts.texts.texts[number])).toEqual(titles);
    return read.length;
  };
  expect(check(cards)).toBe(3);
  expect(check(cards)).toBe(0);
  expect(check(cards.with(1, { ...(cards[1] as Card), fields: {} }))).toBe(1);
});
