/** Checks that a map card can be crossed from each side to the opposite one. */
import { OPPOSITE } from "../../game/cells/cells.ts";
import { canPass, headingsAcross } from "../../game/decks/card-passage.ts";
import { defineRule } from "../define-rule.ts";
import { barsPlace, mapDecks } from "../on-tracks/map-cards.ts";

export const impassable = defineRule({
  id: "map/impassable",
  severity: "warning",
  summary: "A map card's bars leave no way from one side to the opposite one.",
  why: "a track that crosses the card in that direction is blocked, and no {special} helps; cells that are blocked by their terrain are not considered, and cards of a single cell are not checked",
  fix: "Remove a bar, or move it to another edge.",
  good: `
=== decks/reef.yaml
cards:
  - id: m01
    squares: [[green, white], [blue, green], [white, red]]
    bars: [a1|a2, b2|b3]
`,
  bad: [
    `
=== decks/reef.yaml
cards:
  - id: m01
    squares: [[green, white], [blue, green], [white, red]]
    bars: [a1|a2, b1|b2]
#         ^^^^^^^^^^^^^^ m01 cannot be crossed between south and north
`,
    `
=== decks/reef.yaml
cards:
  - id: m01
    squares: [[green, white], [blue, green], [white, red]]
    bars: [a1|west, a2|west, a3|west]
#         ^^^^^^^^^^^^^^^^^^^^^^^^^^^ m01 cannot be crossed between west and east
`,
  ],

  *check(context) {
    const { backward } = context.game.movement;
    for (const { card, map } of mapDecks(context).flat()) {
      // Any bar closes a single cell in one direction: it is there for that.
      if (map.squares.length === 1) continue;
      for (const heading of headingsAcross(map))
        if (!canPass(map, heading, backward))
          yield {
            at: barsPlace(context, card),
            message: `${card.id} cannot be crossed between ${OPPOSITE[heading]} and ${heading}`,
            label: "these bars close every way",
            fix: "remove one of them, or move it to another edge",
          };
    }
  },
});
