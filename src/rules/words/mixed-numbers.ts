/**
 * Checks that the same things are counted in words or in digits, not in both.
 * Limits: what stands behind a number without the ending of a plural belongs to the next word ("2 player tokens" are
 * tokens, "two blue cards" blue cards).
 */
import { addTo } from "../../diagnostics/grouped.ts";
import { defineRule, type Finding, type RuleContext } from "../define-rule.ts";
import { NUMBER_WORDS } from "../text-numbers.ts";
import { singularOf } from "../word-forms.ts";
import { bareText, type Word, wordsIn } from "../words-in.ts";
import { type WrittenText, writtenTexts } from "../written-texts.ts";

/** What is counted in words by some: from 2 to 12. One thing is "one coin more" and "no one card" too. */
const COUNTED = new Set(
  NUMBER_WORDS.slice(0, 13).flatMap((word, value) => (value > 1 ? [word, String(value)] : [])),
);
/** One of them with a word behind it: most texts have none, and need not be read word by word. */
const NUMBER = new RegExp(`(?:${[...COUNTED].join("|")})[ \\n]+\\p{L}`, "iu");
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
deck: crew
title: Crew
size: poker-us
front: card
card: { properties: { rank: { type: integer }, title: { type: string } } }
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
deck: crew
title: Crew
size: poker-us
front: card
card: { properties: { rank: { type: integer }, title: { type: string } } }
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
  readonly number: Word;
  readonly thing: Word;
  readonly isWord: boolean;
}

/** All counts, by field and thing. */
function countsByThing(context: RuleContext): ReadonlyMap<string, readonly Count[]> {
  const groups = new Map<string, Count[]>();
  for (const written of writtenTexts(context)) {
    if (!NUMBER.test(bareText(written))) continue;
    const words = wordsIn(written);
    for (let at = 0; at < words.length; at++) {
      const number = words[at] as Word;
      const thing = words[at + 1];
      if (!COUNTED.has(number.lower) || !thing || !isCounted(written, number, thing)) continue;
      const isWord = !/^\d/.test(number.word);
      const key = `${written.field}\0${nameOf(written, thing, words[at + 2])}`;
      addTo(groups, key, { written, number, thing, isWord });
    }
  }
  return groups;
}

/** What is counted: a word in the plural; one in the singular tells of which kind the next one is. */
function nameOf(written: WrittenText, thing: Word, next: Word | undefined): string {
  const singular = singularOf(thing.lower);
  if (singular !== thing.lower || !next || NO_THINGS.has(next.lower)) return singular;
  const isTouching = /^[ \n]+$/.test(bareText(written).slice(thing.end, next.start));
  return isTouching ? `${singular} ${singularOf(next.lower)}` : singular;
}

function isCounted(written: WrittenText, number: Word, thing: Word): boolean {
  const bare = bareText(written);
  if (!/^[ \n]+$/.test(bare.slice(number.end, thing.start)) || !/^\p{L}{2,}/u.test(thing.word)) return false;
  // "+1 card", "2/3 cards" and "#1" are written in digits by everybody.
  if (/[+\-−×/#.,:%\d]$/.test(bare.slice(0, number.start))) return false;
  return !NO_THINGS.has(thing.lower) && !COUNTED.has(thing.lower);
}

function findingOf({ written, number, thing, isWord }: Count, other: Count): Finding {
  const value = isWord ? NUMBER_WORDS.indexOf(number.lower) : Number(number.word);
  const right = isWord ? String(value) : (NUMBER_WORDS[value] as string);
  const [here, there] = isWord ? ["in words", "in digits"] : ["in digits", "in words"];
  return {
    at: written.place(number.start, number.end),
    message: `"${number.word} ${thing.word}" is counted ${here}, elsewhere ${there}: "${other.number.word} ${other.thing.word}"`,
    fix: `write ${right}`,
    related: [{ ...other.written.place(other.number.start, other.number.end), message: `counted ${there}` }],
  };
}
