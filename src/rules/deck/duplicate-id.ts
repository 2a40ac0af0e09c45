/** Checks that no two cards of a deck have the same id. */
import type { Card } from "../../game/game.ts";
import { defineRule } from "../define-rule.ts";
import { fieldPlace } from "../places.ts";

export const duplicateId = defineRule({
  id: "deck/duplicate-id",
  severity: "error",
  final: true,
  summary: "Two cards of a deck have the same id.",
  why: "kits, rules and file names refer to a card by its id; they could mean either of the two",
  fix: "Give one of the cards an id of its own. To print the same card several times, write `copies:`.",
  good: `
=== decks/crew.yaml
cards:
  - { id: cook, rank: 1, title: Cook, copies: 2 }
  - { id: pilot, rank: 2, title: Pilot }
`,
  bad: `
=== decks/crew.yaml
cards:
  - { id: cook, rank: 1, title: Cook }
  - { id: cook, rank: 2, title: Pilot }
#         ^^^^ two cards of the deck "crew" have the id "cook"
`,

  *check(context) {
    for (const deck of context.game.decks) {
      const first = new Map<string, Card>();
      for (const card of deck.cards) {
        const other = first.get(card.id);
        if (!other) first.set(card.id, card);
        else
          yield {
            at: fieldPlace(context, card, ["id"]),
            message: `two cards of the deck "${deck.id}" have the id "${card.id}"`,
            label: "used here again",
            fix: "give it an id of its own; to print the same card twice, write copies: 2 at the first",
            related: [{ ...fieldPlace(context, other, ["id"]), message: "the first card with this id" }],
          };
      }
    }
  },
});
