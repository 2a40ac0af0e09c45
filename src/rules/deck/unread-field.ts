/** Checks that what cards say is printed or ruled on: a field that nobody reads is often a misspelt one. */
import { nearest } from "../../diagnostics/nearest.ts";
import { templatesOf } from "../../game/card-templates.ts";
import type { Card, Deck } from "../../game/game.ts";
import { defineRule, type Finding, type RuleContext } from "../define-rule.ts";
import { fieldPlace } from "../places.ts";
import { unknownReads } from "../unknown-reads.ts";
import { type Read, touches, unreadFields } from "../unread-fields.ts";

export const unreadField = defineRule({
  id: "deck/unread-field",
  severity: "warning",
  summary: "Cards have a field that no template of the deck, no booklet and no rule reads.",
  why: "what stands there appears on no card",
  mend: "Read the field in a template, or take it out. A field that is for people only belongs into `note:`.",
  good: [
    `
=== decks/crew.yaml
deck: crew
title: Crew
size: poker-us
front: card
card: { properties: { rank: { type: integer }, title: { type: string } } }
cards:
  - { id: cook, rank: 1, title: Cook, note: a note is for whoever reads this file }
`,
  ],
  bad: [
    `
=== decks/crew.yaml
deck: crew
title: Crew
size: poker-us
front: card
card: { properties: { rank: { type: integer }, title: { type: string }, flavour: { type: string } } }
cards:
  - { id: cook, rank: 1, title: Cook, flavour: Soup again }
#                                     ^^^^^^^ field "flavour" is read by no template of the deck "crew"
`,
    `
=== decks/isles.yaml
deck: isles
title: Isles
kind: map
size: poker-us
front: isle
cards:
  - { id: i1, squares: [[green, blue], [blue, green], [green, red]] }
#             ^^^^^^^ the squares of map cards are read by no template of the deck "isles"
=== templates/isle.svg.hbs
<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="0 0 63.5 88.9">
  <b:text x="5" y="5" width="50" height="20" size="12pt" font="Alegreya">{{id}}</b:text>
</svg>
`,
  ],

  *check(context) {
    const misread = unknownReads(context);
    for (const deck of context.game.decks) {
      const { reads, fields } = unreadFields(context, deck) ?? { reads: [], fields: [] };
      // The template that means this field says so itself, and which of the two names is the slip nobody can tell.
      const meant = misread.flatMap(({ decks, near }) => (near && decks.includes(deck) ? [near] : []));
      for (const { card, path } of fields) {
        if (meant.some((near) => touches(near, path))) continue;
        yield {
          at: fieldPlace(context, card, path, "key"),
          message: `field "${path.join(".")}" is read by no template of the deck "${deck.id}"`,
          fix: fixOf(path.join("."), deck.cards, reads),
        };
      }
      yield* unreadSquares(context, deck);
    }
  },
});

/** At the first map card whose squares are neither drawn by its template nor part of a picture. */
function* unreadSquares(context: RuleContext, deck: Deck): Iterable<Finding> {
  const card = deck.cards.find(({ map, copies }) => map !== undefined && copies > 0);
  const names = [...templatesOf(deck.cards)];
  const templates = names.flatMap((name) => context.templates.get(name) ?? []);
  if (!card || templates.length < names.length) return;
  if (templates.some(({ dataReads }) => dataReads.has("map"))) return;
  if (context.faces.some((face) => face.card.deck === deck.id && face.scene.pictures.length > 0)) return;
  yield {
    at: fieldPlace(context, card, ["squares"], "key"),
    message: `the squares of map cards are read by no template of the deck "${deck.id}"`,
    fix: `draw them in the template "${card.front}": {{#each @map.squares}} gives name, colour, column and row of each`,
  };
}

/** A field that a template asks for and no card has is likely the one that was meant. */
function fixOf(name: string, cards: readonly Card[], reads: readonly Read[]): string {
  const asked = reads.flatMap(({ path }) => (path[0] === undefined ? [] : [path[0]]));
  const lacking = asked.filter((field) => !cards.some(({ fields }) => Object.hasOwn(fields, field)));
  const near = nearest(name, lacking) ?? nearest(name, asked);
  return near ? `write "${near}"` : "print it in a template, or take it out; remarks go into note";
}
