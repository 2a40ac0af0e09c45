/** Checks that every field that a template reads is one that cards have or may have. */

import { nearest } from "../../diagnostics/nearest.ts";
import { listed } from "../../diagnostics/words.ts";
import type { Card, Deck } from "../../game/game.ts";
import type { Json } from "../../schema/files.ts";
import { defineRule, type RuleContext } from "../define-rule.ts";

export const unknownField = defineRule({
  id: "template/unknown-field",
  severity: "error",
  summary: "A template reads a field that no card has and no schema declares.",
  why: "the place stays empty on every card, or a condition never holds",
  good: [
    `
=== templates/card.svg.hbs
<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="0 0 63.5 88.9">
  <b:text x="5" y="5" width="50" height="20" size="12pt" font="Alegreya">{{rank}} {{title}}</b:text>
</svg>
`,
    `
=== templates/card.svg.hbs
<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="0 0 63.5 88.9">
  <b:text x="5" y="5" width="50" height="20" size="12pt" font="Alegreya">{{rank}} {{title}}</b:text>
  {{#if (present price)}}<b:text x="5" y="40" width="50" height="20" size="12pt" font="Alegreya">{{price}}</b:text>{{/if}}
</svg>
`,
  ],
  bad: [
    `
=== templates/card.svg.hbs
<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="0 0 63.5 88.9">
  <b:text x="5" y="5" width="50" height="20" size="12pt" font="Alegreya">{{rank}} {{titel}}</b:text>
  <!--                                                                              ^^^^^ no card of the deck "crew" has a field "titel" -->
  {{#if rnk}}<b:text x="5" y="40" width="50" height="20" size="12pt" font="Alegreya">{{rank}}</b:text>{{/if}}
  <!--  ^^^ no card of the deck "crew" has a field "rnk" -->
</svg>
`,
  ],

  *check(context) {
    for (const [name, template] of context.templates) {
      const users = usersOf(context, name);
      if (users.length === 0) continue;
      const cards = users.flatMap((user) => user.cards);
      const decks = users.map(({ deck }) => deck);
      const asked = template.reads.filter(({ presence }) => presence);
      for (const { path, place } of template.reads) {
        if (
          path.length === 0 ||
          cards.some(({ fields }) => hasPath(fields, path)) ||
          isDeclared(decks, cards, path)
        )
          continue;
        const near = nearestPath(path, cards, decks);
        // `present` lets a field be absent from a whole game, unless it looks like a slip.
        if (near === undefined && asked.some((read) => startsWith(path, read.path))) continue;
        yield {
          at: place,
          message: `no card of ${deckWords(decks)} has a field "${path.join(".")}"`,
          fix: near ? `write "${near}"` : "give cards this field, or declare it in the deck's card schema",
        };
      }
    }
  },
});

const startsWith = (path: readonly string[], start: readonly string[]): boolean =>
  start.every((step, index) => path[index] === step);

interface Users {
  readonly deck: Deck;
  readonly cards: readonly Card[];
}

/** The cards that a template draws, deck by deck. */
function usersOf({ game }: RuleContext, name: string): readonly Users[] {
  return game.decks
    .map((deck) => ({ deck, cards: deck.cards.filter(({ front, back }) => front === name || back === name) }))
    .filter(({ cards }) => cards.length > 0);
}

function hasPath(value: Json | undefined, [step, ...rest]: readonly string[]): boolean {
  if (step === undefined) return value !== undefined;
  if (typeof value !== "object" || value === null) return false;
  if (step === "*") return Object.values(value).some((entry) => hasPath(entry, rest));
  return Object.hasOwn(value, step) && hasPath((value as Record<string, Json>)[step], rest);
}

/** What lies inside a declared field is only known from cards that have it. */
function isDeclared(decks: readonly Deck[], cards: readonly Card[], path: readonly string[]): boolean {
  const [name = ""] = path;
  if (name === "*") return true;
  const declared = decks.some(({ fields }) => Object.hasOwn(fields, name));
  return declared && (path.length === 1 || !cards.some(({ fields }) => Object.hasOwn(fields, name)));
}

/** The path with its first wrong name replaced by the nearest that some card has at that place. */
function nearestPath(
  path: readonly string[],
  cards: readonly Card[],
  decks: readonly Deck[],
): string | undefined {
  const right = path.findIndex(
    (_, index) => !cards.some(({ fields }) => hasPath(fields, path.slice(0, index + 1))),
  );
  const parents = cards.flatMap(({ fields }) => valuesAt(fields, path.slice(0, right)));
  const declared = right === 0 ? decks.flatMap(({ fields }) => Object.keys(fields)) : [];
  const near = nearest(path[right] ?? "", new Set([...parents.flatMap(namesOf), ...declared]));
  return near && [...path.slice(0, right), near, ...path.slice(right + 1)].join(".");
}

function valuesAt(value: Json | undefined, [step, ...rest]: readonly string[]): readonly Json[] {
  if (value === undefined) return [];
  if (step === undefined) return [value];
  if (typeof value !== "object" || value === null) return [];
  if (step === "*") return Object.values(value).flatMap((entry) => valuesAt(entry, rest));
  return Object.hasOwn(value, step) ? valuesAt((value as Record<string, Json>)[step], rest) : [];
}

const namesOf = (value: Json): readonly string[] =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? Object.keys(value) : [];

function deckWords(decks: readonly Deck[]): string {
  const names = decks.map(({ id }) => `"${id}"`);
  return `the deck${names.length === 1 ? "" : "s"} ${listed(names)}`;
}
