/**
 * Checks that the same things are counted in words or in digits, not in both.
 * Limits: what stands behind a number without the ending of a plural belongs to the next word ("2 player tokens" are
 * tokens, "two blue cards" blue cards); booklets are left alone, for running text counts as its sentences want.
 */
import type { Place } from "../../diagnostics/diagnostic.ts";
import { addTo } from "../../diagnostics/grouped.ts";
import { defineRule, type Finding, type RuleContext } from "../define-rule.ts";
import type { WrittenText } from "../wording/read-text.ts";
import { NUMBER_WORDS } from "../wording/text-numbers.ts";
import { singularOf } from "../wording/word-forms.ts";
import { bareText, WORDS } from "../wording/words-in.ts";
import { writtenTexts } from "../wording/written-texts.ts";

/** What is counted in words by some: from 2 to 12. One thing is "one coin more" and "no one card" too. */
const COUNTED = new Set(
  NUMBER_WORDS.slice(0, 13).flatMap((word, value) => (value > 1 ? [word, String(value)] : [])),
);
/** What follows a number that counts nothing: "one of them", "2 or more". */
const NO_THINGS = new Set(
  "of or and at to the a an in on by for with from is are was be if than by more less other another after each such".split(
    " ",
  ),
);

export const mixedNumbers = defineRule({
  id: "words/mixed-numbers",
  severity: "hint",
  summary:
    "The same thing is counted in words here and in digits there, within one field of a deck or table.",
  why: "on cards that lie side by side it looks as if somebody was careless, or as if a difference was meant",
  mend: "Write the number as the other cards do.",
  good: [
    `
=== decks/crew.yaml
cards:
  - { id: cook, rank: 1, title: "Draw 2 cards, keep one of them" }
  - { id: pilot, rank: 2, title: "Draw 3 cards in two rounds" }
  - { id: captain, rank: 3, title: "Draw 1 card. One card more for each ship; no one card is safe" }
  - { id: gunner, rank: 4, title: "2 player tokens for two players" }
`,
  ],
  bad: [
    `
=== decks/crew.yaml
cards:
  - { id: cook, rank: 1, title: Draw 2 cards }
  - { id: pilot, rank: 2, title: Draw three cards }
#                                     ^^^^^ "three cards" is counted in words, elsewhere in digits: "2 cards"
  - { id: captain, rank: 3, title: Draw 4 cards }
`,
  ],

  *check(context) {
    for (const counts of countsByThing(context).values()) {
      const inWords = counts.filter(({ isWord }) => isWord);
      const inDigits = counts.filter(({ isWord }) => !isWord);
      const [wordOf, digitOf] = [inWords[0], inDigits[0]];
      if (!wordOf || !digitOf) continue;
      // Digits are what most games count in: they win a tie.
      const [few, other] = inDigits.length < inWords.length ? [inDigits, wordOf] : [inWords, digitOf];
      for (const count of few) yield findingOf(count, other);
    }
  },
});

/** A number before a thing. */
interface Count {
  readonly written: WrittenText;
  readonly number: string;
  readonly start: number;
  readonly thing: string;
  readonly isWord: boolean;
}

const NUMBERS = [...COUNTED].join("|");

/** Most texts have none of them, which is seen sooner than that none is a whole word. */
const NUMBER = new RegExp(`(?:${NUMBERS})[ \\n]+\\p{L}`, "iu");

/** A whole word that may be a number, the word behind it and the next one, with nothing but blanks between. */
const COUNT = ((): RegExp => {
  const inWord = "[\\p{L}\\p{M}\\p{N}]";
  const behind = `[ \\n]+(${WORDS.source})(?:[ \\n]+(${WORDS.source}))?`;
  return new RegExp(`(?<!${inWord}['’‑-]?)(?:${NUMBERS})(?=${behind})`, "giu");
})();

/** All counts, by field and thing. */
function countsByThing(context: RuleContext): ReadonlyMap<string, readonly Count[]> {
  const groups = new Map<string, Count[]>();
  for (const written of writtenTexts(context)) {
    if (written.from === "booklet") continue;
    const bare = bareText(written);
    if (!NUMBER.test(bare)) continue;
    for (const { 0: number, 1: thing = "", 2: next, index: start } of bare.matchAll(COUNT)) {
      if (!isCounted(bare, number, start, thing)) continue;
      const count = { written, number, start, thing, isWord: !/^\d/.test(number) };
      addTo(groups, `${written.field}\0${nameOf(thing.toLowerCase(), next?.toLowerCase())}`, count);
    }
  }
  return groups;
}

/** What is counted: a word in the plural; one in the singular tells of which kind the next one is. */
function nameOf(thing: string, next: string | undefined): string {
  const singular = singularOf(thing);
  if (singular !== thing || next === undefined || NO_THINGS.has(next)) return singular;
  return `${singular} ${singularOf(next)}`;
}

function isCounted(bare: string, number: string, start: number, thing: string): boolean {
  if (!COUNTED.has(number.toLowerCase()) || !/^\p{L}{2,}/u.test(thing)) return false;
  // "+1 card", "2/3 cards" and "#1" are written in digits by everybody.
  if (/[+\-−×/#.,:%\d]/.test(bare[start - 1] ?? "")) return false;
  return !NO_THINGS.has(thing.toLowerCase()) && !COUNTED.has(thing.toLowerCase());
}

function findingOf(count: Count, other: Count): Finding {
  const { number, thing, isWord } = count;
  const value = isWord ? NUMBER_WORDS.indexOf(number.toLowerCase()) : Number(number);
  const right = isWord ? String(value) : (NUMBER_WORDS[value] as string);
  const [here, there] = isWord ? ["in words", "in digits"] : ["in digits", "in words"];
  return {
    at: placeOf(count),
    message: `"${number} ${thing}" is counted ${here}, elsewhere ${there}: "${other.number} ${other.thing}"`,
    fix: `write ${right}`,
    related: [{ ...placeOf(other), message: `counted ${there}` }],
  };
}

const placeOf = ({ written, number, start }: Count): Place => written.place(start, start + number.length);
