/** Checks that no row or column of a map card is without a square with a die. */
import type { MapSquare } from "../../game/map-cards.ts";
import { defineRule } from "../define-rule.ts";
import { mapDecks } from "../on-tracks/map-cards.ts";
import { fieldPlace } from "../places.ts";

const WITHOUT_DIE = ["white", "black"];

/** Rows and columns of squares, which every captain who passes the card must cross. */
const LINES: readonly (readonly [name: string, holds: (square: MapSquare) => boolean])[] = [
  ...[0, 1, 2].map((row) => [`row ${row + 1}`, (square: MapSquare) => square.row === row] as const),
  ...["a", "b"].map(
    (name, column) => [`column ${name}`, (square: MapSquare) => square.column === column] as const,
  ),
];

export const allWhiteRow = defineRule({
  id: "map/all-white-row",
  severity: "hint",
  summary: "All squares of a row or a column of a map card are white or black, which have no die.",
  why: "every captain who passes the card must stop there once, and cannot activate a special there",
  fix: "Make one of the squares green, blue or red.",
  bad: `
=== decks/reef.yaml
cards:
  - id: m01
    squares: [[green, white], [white, white], [blue, white]]
#            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ row 2 of m01 has no square with a die
#            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ column b of m01 has no square with a die
`,

  *check(context) {
    for (const { card, map } of mapDecks(context).flat())
      for (const [name, holds] of LINES)
        if (map.squares.filter(holds).every(({ colour }) => WITHOUT_DIE.includes(colour)))
          yield {
            at: fieldPlace(context, card, ["squares"]),
            message: `${name} of ${card.id} has no square with a die`,
            fix: "make one of its squares green, blue or red",
          };
  },
});
