/** Checks that a map card can be crossed from each side to the opposite one. */
import { canPass } from "../../game/decks/card-passage.ts";
import { defineRule } from "../define-rule.ts";
import { barsPlace, mapDecks } from "../on-tracks/map-cards.ts";

const WAYS = [
  { heading: "north", sides: "south and north" },
  { heading: "east", sides: "west and east" },
] as const;

export const impassable = defineRule({
  id: "map/impassable",
  severity: "warning",
  summary: "A map card's bars leave no way from one side to the opposite one.",
  why: "a track that crosses the card in that direction is blocked, and no diagonal step helps",
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
    for (const { card, map } of mapDecks(context).flat())
      for (const { heading, sides } of WAYS)
        if (!canPass(map, heading))
          yield {
            at: barsPlace(context, card),
            message: `${card.id} cannot be crossed between ${sides}`,
            label: "these bars close every way",
            fix: "remove one of them, or move it to another edge",
          };
  },
});
