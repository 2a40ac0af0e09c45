/**
 * Checks that the same things are counted either in words or in digits, not both.
 * Limits: a word without a plural ending after a number belongs to the next word ("2 player tokens" are tokens, "two blue
 * cards" blue cards); booklets are not checked, because in running text both are fine.
 */
import type { Place } from "../../diagnostics/diagnostic.ts";
import { addTo } from "../../diagnostics/grouped.ts";
import { defineRule, type Finding, type RuleContext } from "../define-rule.ts";
import type { WrittenText } from "../printed-texts/read-text.ts";
import { NUMBER_WORDS } from "../printed-texts/text-numbers.ts";
import { singularOf } from "../printed-texts/word-forms.ts";
import { bareText, WORDS } from "../printed-texts/words-in.ts";
import { writtenTexts } from "../printed-texts/written-texts.ts";

/** Numbers often written in words: 2 to 12. "one" has other meanings too: "one coin more", "no one card". */
const COUNTED = new Set(
  NUMBER_WORDS.slice(0, 13).flatMap((word, value) => (value > 1 ? [word, String(value)] : [])),
);
/** Words after a number that counts nothing: "one of them", "2 or more". */
const NO_THINGS = new Set(
  "of or and at to the a an in on by for with from is are was be if than by more less other another after each such".split(
    " ",
  ),
);

export const mixedNumbers = defineRule({
  id: "words/mixed-numbers",
  severity: "hint",
  summary:
    "Within one field of a deck or table, the same thing is counted sometimes in words and sometimes in digits.",
  why: "on cards side by side it looks careless, or as if there were a difference",
  fix: "Write the number as on the other cards.",
  good: `
=== decks/crew.yaml
cards:
  - { id: cook, rank: 1, title: "Draw 2 cards, keep one of them" }
  - { id: pilot, rank: 2, title: "Draw 3 cards in two rounds" }
  - { id: captain, rank: 3, title: "Draw 1 card. One card more for each ship; no one card is safe" }
  - { id: gunner, rank: 4, title: "2 player tokens for two players" }
`,
  bad: `
=== decks/crew.yaml
cards:
  - { id: cook, rank: 1, title: Draw 2 cards }
  - { id: pilot, rank: 2, title: Draw three cards }
#                                     ^^^^^ "three cards" is counted in words, elsewhere in digits: "2 cards"
  - { id: captain, rank: 3, title: Draw 4 cards }
`,

  *check(context) {
    for (const counts of countsByThing(context).values()) {
      const inWords = counts.filter(({ isWord }) => isWord);
      const inDigits = counts.filter(({ isWord }) => !isWord);
      const [wordOf, digitOf] = [inWords[0], inDigits[0]];
      if (!wordOf || !digitOf) continue;
      // Most games count in digits: they win a tie.
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

/** A quick test: most texts have none of them. */
const NUMBER = new RegExp(`(?:${NUMBERS})[ \\n]+\\p{L}`, "iu");

/** A whole word that may be a number and the next two words, separated only by spaces. */
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

/** What is counted: a plural noun, or a singular one together with the next word. */
function nameOf(thing: string, next: string | undefined): string {
  const singular = singularOf(thing);
  if (singular !== thing || next === undefined || NO_THINGS.has(next)) return singular;
  return `${singular} ${singularOf(next)}`;
}

function isCounted(bare: string, number: string, start: number, thing: string): boolean {
  if (!COUNTED.has(number.toLowerCase()) || !/^\p{L}{2,}/u.test(thing)) return false;
  // "+1 card", "2/3 cards" and "#1" are always written in digits.
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
