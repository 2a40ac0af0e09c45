/**
 * Checks that the same things are counted either in words or in digits, not both.
 * Limits: those of `counted-things.ts`; booklets are not checked, because in running text both are fine.
 */
import type { Place } from "../../diagnostics/diagnostic.ts";
import { addTo } from "../../diagnostics/grouped.ts";
import { defineRule, type Finding } from "../define-rule.ts";
import { type Fold, Tally } from "../folds.ts";
import { type Count, type Counted, countedIn, countsIn } from "../printed-texts/counted-things.ts";
import { tablesByField } from "../printed-texts/numbered/tables-by-field.ts";
import { type FieldTexts, textsByField } from "../printed-texts/numbered/texts-of-context.ts";
import type { WrittenText } from "../printed-texts/read-text.ts";
import { NUMBER_WORDS } from "../printed-texts/text-numbers.ts";

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
    const fields = textsByField(context, (from) => from !== "booklet");
    const names = namesOf(context, fields);
    const mixed = fields.flatMap((field, index) => [...mixedCounts(field, names[index] as Names)]);
    for (const counts of mixed) {
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

/** A count and the text that it is in. */
interface PlacedCount extends Count {
  readonly written: WrittenText;
}

/** The counts of each thing that a field counts in both ways. */
function* mixedCounts(
  { written, numbers, texts }: FieldTexts,
  { inWords, inDigits }: Names,
): Iterable<readonly PlacedCount[]> {
  const mixed = new Set([...inWords.texts].filter((name) => inDigits.has(name)));
  if (mixed.size === 0) return;
  const countedOf = countedIn(texts);
  const groups = new Map<string, PlacedCount[]>();
  for (const [index, number] of numbers.entries()) {
    if (!countedOf(number).some(({ name }) => mixed.has(name))) continue;
    for (const count of countsIn(texts.texts[number] as string))
      if (mixed.has(count.name)) addTo(groups, count.name, { ...count, written: written.at(index) });
  }
  yield* groups.values();
}

/** Names of the things that the texts of a field count. */
interface Names {
  readonly inWords: Tally;
  readonly inDigits: Tally;
}

const namesOf = tablesByField((texts): Fold<number, Names> => {
  const countedOf = countedIn(texts);
  const tallyOf = ({ inWords, inDigits }: Names, { isWord }: Counted): Tally => (isWord ? inWords : inDigits);
  return {
    start: () => ({ inWords: new Tally(), inDigits: new Tally() }),
    add(names, text) {
      for (const counted of countedOf(text)) tallyOf(names, counted).add(counted.name);
    },
    remove(names, text) {
      for (const counted of countedOf(text)) tallyOf(names, counted).remove(counted.name);
    },
  };
});

function findingOf(count: PlacedCount, other: PlacedCount): Finding {
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

const placeOf = ({ written, number, start }: PlacedCount): Place =>
  written.place(start, start + number.length);
