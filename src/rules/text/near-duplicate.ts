/** Checks for texts that are almost, but not quite, equal. */
import { defineRule, type RuleContext } from "../define-rule.ts";
import { type AlikeTexts, alikeTexts } from "../printed-texts/near/alike-texts.ts";
import { nearTexts } from "../printed-texts/near/near-texts.ts";
import { textsByField } from "../printed-texts/numbered/texts-of-context.ts";
import { stemsOf } from "../printed-texts/word-forms.ts";
import { leaves } from "../usage/usage.ts";

export const nearDuplicate = defineRule({
  id: "text/near-duplicate",
  severity: "hint",
  summary: "Two texts of one field differ only in a few letters, small words, signs or spaces.",
  why: "players look for a difference in what the cards do, but probably one of the texts has a mistake",
  fix: "Write both texts alike, or make the difference clear.",
  good: `
=== decks/crew.yaml
cards:
  - { id: cook, rank: 1, title: Draw 2 cards from the deck }
  - { id: pilot, rank: 2, title: Draw 3 cards from the deck }
  - { id: captain, rank: 3, title: Draw 3 cards from the deck }
  - { id: gunner, rank: 4, title: Draw 3 blue cards from the deck }
  - { id: boy, rank: 5, title: Look at the top cards of the deck }
  - { id: carver, rank: 6, title: Look at the top card of the deck }
`,
  bad: [
    `
=== decks/crew.yaml
cards:
  - { id: cook, rank: 1, title: Draw two cards and keep one }
  - { id: pilot, rank: 2, title: Draw two card and keep one }
#                                         ^^^^ this text has "card" where another has "cards"
  - { id: captain, rank: 3, title: Draw two cards and keep one }
`,
    `
=== decks/crew.yaml
cards:
  - { id: cook, rank: 1, title: Look at the hand and keep one card }
  - { id: pilot, rank: 2, title: "Look at the hand, and then keep one card" }
#                                             ^^^^^^^^^^^^^^ this text has "hand, and then" where another has "hand and"
  - { id: captain, rank: 3, title: You may not lose this ship }
  - { id: gunner, rank: 4, title: You may not loose this ship }
#                                             ^^^^^ this text has "loose" where another has "lose"
  - { id: boy, rank: 5, title: All of those cards are discarded }
  - { id: carver, rank: 6, title: All those cards are discarded }
#                                 ^^^ this text lacks "of", which another has
`,
  ],

  *check(context) {
    const isName = namesOf(context);
    // Texts of templates are written once.
    const fields = textsByField(context, (from) => from === "content");
    const alike = alikeTexts(context, fields);
    for (const [index, ofField] of fields.entries())
      for (const { text, like, here, there } of nearTexts(ofField, alike[index] as AlikeTexts, isName)) {
        yield {
          at: text.place(here.start, here.end),
          message: differenceOf(here.word, there.word),
          fix: "write both alike, or make the difference clear",
          related: [{ ...like.place(there.start, there.end), message: "the other text" }],
        };
      }
  },
});

function differenceOf(here: string, there: string): string {
  if (here === there) return "this text has different spaces from another with the same words";
  if (here === "") return `this text lacks "${there}", which another has`;
  if (there === "") return `this text has "${here}", which another with the same words lacks`;
  return `this text has "${here}" where another has "${there}"`;
}

/** Words with a meaning in the game: its terms, icons and symbols, and all one-word fields. */
function namesOf(context: RuleContext): (word: string) => boolean {
  let names: ReadonlySet<string> | undefined;
  return (word) => {
    // Few texts are similar to others: most games never need these words.
    names ??= meaningsIn(context);
    return stemsOf(word).some(([stem]) => names?.has(stem));
  };
}

function meaningsIn({ game }: RuleContext): ReadonlySet<string> {
  const { terms, icons, symbols } = game.glossary;
  const titles = [
    ...Object.values(terms).flatMap(({ title, text }) => [title, text]),
    ...Object.values(symbols).map(({ title }) => title),
  ];
  const entries = [...game.decks.flatMap(({ cards }) => cards), ...game.tables.flatMap(({ rows }) => rows)];
  const ids = [terms, icons, symbols].flatMap((names) => Object.keys(names));
  const values = entries.flatMap(({ fields }) => leaves(fields)).filter((value) => !/\s/.test(value));
  return new Set([...ids, ...titles, ...values].map((name) => name.toLowerCase()));
}
