/** Checks that no row or column of a map card is without a square with a die. */
import { listed } from "../../diagnostics/words.ts";
import type { MapCard, MapSquare } from "../../game/map-cards.ts";
import { defineRule } from "../define-rule.ts";
import { mapDecks } from "../on-tracks/map-cards.ts";
import { fieldPlace } from "../places.ts";

/** Rows and columns of squares, which every piece that passes the card must cross; none of a single square. */
function linesOf({ squares, cells }: MapCard): readonly Line[] {
  // Pieces pass hexagons in more than rows and columns.
  if (cells.shape !== "square") return [];
  const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);
  return [
    ...upTo(cells.columns > 1 ? cells.rows : 0).map(
      (row): Line => [`row ${row + 1}`, (square) => square.row === row],
    ),
    ...upTo(cells.rows > 1 ? cells.columns : 0).map((column): Line => {
      const [letter = ""] = squares.find((square) => square.column === column)?.name ?? "";
      return [`column ${letter}`, (square) => square.column === column];
    }),
  ];
}

type Line = readonly [name: string, holds: (square: MapSquare) => boolean];

export const allWhiteRow = defineRule({
  id: "map/all-white-row",
  severity: "hint",
  summary: "No square of a row or a column of a map card has a terrain with a die.",
  why: "every {piece} passing the card must stop there once, and rolls no die there",
  fix: "Give one of the squares a terrain with a die.",
  good: `
=== decks/reef.yaml
cells: { shape: square, columns: 3, rows: 1 }
cards:
  - id: m01
    squares: [[green, white, red]]
`,
  bad: `
=== decks/reef.yaml
cards:
  - id: m01
    squares: [[green, white], [white, white], [blue, white]]
#            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ row 2 of m01 has no square with a die
#            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ column b of m01 has no square with a die
`,

  *check(context) {
    const { terrains } = context.game.glossary;
    const withDie = terrains.filter(({ die }) => die !== undefined).map(({ title }) => title);
    if (withDie.length === 0) return;
    const withoutDie = new Set(terrains.filter(({ die }) => die === undefined).map(({ id }) => id));
    for (const { card, map } of mapDecks(context).flat())
      for (const [name, holds] of linesOf(map))
        if (map.squares.filter(holds).every(({ terrain }) => withoutDie.has(terrain)))
          yield {
            at: fieldPlace(context, card, ["squares"]),
            message: `${name} of ${card.id} has no square with a die`,
            fix: `make one of its squares ${listed(withDie, "or")}`,
          };
  },
});
