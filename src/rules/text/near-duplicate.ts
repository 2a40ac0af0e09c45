/** Checks that texts which are all but equal are equal. */
import { defineRule, type RuleContext } from "../define-rule.ts";
import { nearTexts } from "../near-texts.ts";
import { leaves } from "../usage.ts";
import { type WrittenText, writtenTexts } from "../written-texts.ts";

export const nearDuplicate = defineRule({
  id: "text/near-duplicate",
  severity: "hint",
  summary: "Two texts of one field differ in a few letters or blanks only.",
  why: "players look for the difference in what the cards do; likely one of the texts has a slip",
  mend: "Write both texts alike, or make plain in what they differ.",
  good: [
    `
=== decks/crew.yaml
deck: crew
title: Crew
size: poker-us
front: card
card: { properties: { rank: { type: integer }, title: { type: string } } }
cards:
  - { id: cook, rank: 1, title: Draw 2 cards from the deck }
  - { id: pilot, rank: 2, title: Draw 3 cards from the deck }
  - { id: captain, rank: 3, title: Draw 3 cards from the deck }
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
  - { id: cook, rank: 1, title: Draw two cards and keep one }
  - { id: pilot, rank: 2, title: Draw two card and keep one }
#                                         ^^^^ this text has "card" where another has "cards"
  - { id: captain, rank: 3, title: Draw two cards and keep one }
`,
  ],

  *check(context) {
    const isName = namesOf(context);
    for (const texts of byField(writtenTexts(context)).values())
      for (const { text, like, here, there } of nearTexts(texts, isName)) {
        const message =
          here.word === there.word
            ? "this text has other blanks than another of the same words"
            : `this text has "${here.word}" where another has "${there.word}"`;
        yield {
          at: text.place(here.start, here.end),
          message,
          fix: "write both alike, or make plain in what they differ",
          related: [{ ...like.place(there.start, there.end), message: "the other text" }],
        };
      }
  },
});

/** Texts of cards and rows; what templates say themselves is written once. */
function byField(texts: readonly WrittenText[]): ReadonlyMap<string, readonly WrittenText[]> {
  const fields = new Map<string, WrittenText[]>();
  for (const text of texts)
    if (text.from === "content") {
      const known = fields.get(text.field);
      if (known) known.push(text);
      else fields.set(text.field, [text]);
    }
  return fields;
}

/** Words that the game gives a meaning: its terms, icons and symbols, and all that stands in a field by itself. */
function namesOf({ game }: RuleContext): (word: string) => boolean {
  const { terms, icons, symbols } = game.glossary;
  const titles = [
    ...Object.values(terms).flatMap(({ title, text }) => [title, text]),
    ...Object.values(symbols).map(({ title }) => title),
  ];
  const entries = [...game.decks.flatMap(({ cards }) => cards), ...game.tables.flatMap(({ rows }) => rows)];
  const ids = [terms, icons, symbols].flatMap((names) => Object.keys(names));
  const values = entries.flatMap(({ fields }) => leaves(fields)).filter((value) => !/\s/.test(value));
  const names = new Set([...ids, ...titles, ...values].map((name) => name.toLowerCase()));
  return (word) => names.has(word) || names.has(word.replace(/s$/, ""));
}
