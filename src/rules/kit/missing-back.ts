/**
 * Checks that no deck of a kit lacks backs if others have them. A kit with no backs at all is intended: it is printed on
 * one side. Only for cards: folded pieces have no back, and the back of a token may be blank.
 */
import { listed } from "../../diagnostics/words.ts";
import type { Card } from "../../game/game.ts";
import { cardsOfItem } from "../../game/kits/kit-cards.ts";
import { defineRule } from "../define-rule.ts";

export const missingBack = defineRule({
  id: "kit/missing-back",
  severity: "hint",
  summary: "A deck of a kit has no backs, but the other decks do.",
  why: "in a double-sided print its cards have white backs, and the front may show through",
  fix: "Set a back for the deck.",
  good: `
=== decks/boats.yaml
deck: boats
title: Boats
size: poker-us
front: card
card: { properties: { rank: { type: integer }, title: { type: string } } }
cards:
  - { id: sloop, rank: 1, title: Sloop }
=== kits/all.yaml
contents: [{ deck: crew }, { deck: boats }]
`,
  bad: `
=== decks/boats.yaml
deck: boats
title: Boats
size: poker-us
front: card
back: back
card: { properties: { rank: { type: integer }, title: { type: string } } }
cards:
  - { id: sloop, rank: 1, title: Sloop }
=== kits/all.yaml
contents:
  - { deck: crew }
#           ^^^^ the deck "crew" has no backs, boats of this kit has
  - { deck: boats }
`,

  *check({ game }) {
    for (const kit of game.kits) {
      const cards = kit.items.filter(
        ({ deck }) => game.decks.find(({ id }) => id === deck)?.shape === "card",
      );
      const parts = cards.map((item) => ({ item, backs: backsOf(cardsOfItem(game, item)) }));
      const backed = [...new Set(parts.filter(({ backs }) => backs === "all").map(({ item }) => item.deck))];
      if (backed.length === 0) continue;
      for (const { item } of parts.filter(({ backs }) => backs === "none"))
        yield {
          at: { file: item.source.file, path: [...item.source.path, "deck"] },
          message: `the deck "${item.deck}" has no backs, ${listed(backed)} of this kit ${backed.length === 1 ? "has" : "have"}`,
          fix: `write back: and a template's name at the deck "${item.deck}"`,
        };
    }
  },
});

function backsOf(cards: readonly Card[]): "all" | "none" | "some" {
  const printed = cards.filter(({ copies }) => copies > 0);
  if (printed.length === 0) return "some";
  if (printed.every(({ back }) => back !== undefined)) return "all";
  return printed.every(({ back }) => back === undefined) ? "none" : "some";
}
