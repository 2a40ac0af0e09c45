/** Checks that every deck is in some kit, if the game has kits. */
import { defineRule } from "../define-rule.ts";

export const inNoKit = defineRule({
  id: "deck/in-no-kit",
  severity: "hint",
  summary: "A deck is in no kit, although the game has kits.",
  why: "anyone who prints the kits gets everything but these cards",
  fix: "Add the deck to the contents of a kit, or allow the finding with the reason.",
  bad: `
=== kits/ship.yaml
kit: ship
title: Ship
contents: [{ deck: crew }]
=== decks/harbour.yaml
deck: harbour
#     ^^^^^^^ the deck "harbour" is in no kit
title: Harbour
size: poker-us
front: card
card: { properties: { rank: { type: integer }, title: { type: string } } }
cards:
  - { id: quay, rank: 1, title: Quay }
`,

  *check({ game, complete }) {
    if (!complete || game.kits.length === 0) return;
    const packed = new Set(game.kits.flatMap(({ items }) => items.map(({ deck }) => deck)));
    for (const deck of game.decks)
      if (!packed.has(deck.id) && deck.cards.some(({ copies }) => copies > 0))
        yield {
          at: { file: deck.source.file, path: [...deck.source.path, "deck"] },
          message: `the deck "${deck.id}" is in no kit`,
          fix: `add { deck: ${deck.id} } to the contents of a kit`,
        };
  },
});
