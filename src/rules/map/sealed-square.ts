/** Checks for cells that no piece can enter. */

import { sealedSquares } from "../../game/decks/card-passage.ts";
import { cellWord } from "../../track/cell-word.ts";
import { defineRule } from "../define-rule.ts";
import { barsPlace, mapDecks } from "../on-tracks/map-cards.ts";

export const sealedSquare = defineRule({
  id: "map/sealed-square",
  severity: "warning",
  summary: "A square of a map card has bars on all its sides.",
  why: "no {piece} can ever enter it, so the {cell} might as well not be there",
  fix: "Remove one of the bars around the square.",
  good: `
=== decks/reef.yaml
cards:
  - id: m01
    squares: [[green, white], [blue, green], [white, red]]
    bars: [a2|west, a2|a3, a1|a2]
`,
  bad: `
=== decks/reef.yaml
cards:
  - id: m01
    squares: [[green, white], [blue, green], [white, red]]
    bars: [a2|west, a2|a3, a1|a2, a2|b2]
#         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ square a2 of m01 has bars on all its sides
`,

  *check(context) {
    for (const { card, map } of mapDecks(context).flat())
      for (const square of sealedSquares(map))
        yield {
          at: barsPlace(context, card),
          message: `${cellWord(map.cells.shape)} ${square} of ${card.id} has bars on all its sides`,
          fix: `remove one of the bars around ${square}`,
        };
  },
});
