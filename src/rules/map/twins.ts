/** Checks that no two map cards of a deck are alike. */
import { edgeKey } from "../../game/cells/cells.ts";
import { tileOf } from "../../game/cells/tile.ts";
import type { Card } from "../../game/game.ts";
import type { MapCard } from "../../game/map-cards.ts";
import type { Turn } from "../../schema/files.ts";
import { defineRule } from "../define-rule.ts";
import { mapDecks } from "../on-tracks/map-cards.ts";
import { cardPlace } from "../places.ts";

export const twins = defineRule({
  id: "map/twins",
  severity: "hint",
  summary: "Two map cards of a deck have the same squares and bars, as printed or turned by 180 degrees.",
  why: "there are fewer different maps than cards; for a card that is meant to occur twice there is `copies:`",
  fix: "Change a square or a bar of one of them, or write `copies:` at the other.",
  good: `
=== decks/reef.yaml
cards:
  - id: m01
    squares: [[green, white], [blue, green], [white, red]]
    bars: [a1|a2]
  - id: m02
    squares: [[green, white], [blue, green], [white, red]]
`,
  bad: `
=== decks/reef.yaml
cards:
  - id: m01
    squares: [[green, white], [blue, green], [white, red]]
    bars: [a1|a2]
  - id: m02
#   ^^^^^^^ m02 is the same map as m01, turned by 180 degrees
    squares: [[red, white], [green, blue], [white, green]]
    bars: [b2|b3]
  - id: m03
#   ^^^^^^^ m03 is the same map as m01
    squares: [[green, white], [blue, green], [white, red]]
    bars: [a1|a2]
`,

  *check(context) {
    for (const deck of mapDecks(context)) {
      const seen = new Map<string, Card>();
      for (const { card, map } of deck) {
        const view = viewOf(map, 0);
        // Of several rotations that look alike, the one that players think of first.
        const turn = turnsInPlace(map).find((one) => seen.has(viewOf(map, one)));
        const other = turn === undefined ? undefined : seen.get(viewOf(map, turn));
        if (!other) seen.set(view, card);
        else
          yield {
            at: cardPlace(context, card),
            message: `${card.id} is the same map as ${other.id}${turn === 0 ? "" : `, turned by ${turn} degrees`}`,
            fix: `change a square or a bar, or write copies: ${other.copies + card.copies} at ${other.id} instead`,
            related: [{ ...cardPlace(context, other), message: "the other one" }],
          };
      }
    }
  },
});

/** The rotations in which the card covers the same cells: none first, then by half. */
function turnsInPlace({ cells }: MapCard): readonly Turn[] {
  const { turns } = tileOf(cells).kind;
  const isLong = cells.shape === "square" && cells.columns !== cells.rows;
  const others = turns.filter((turn) => turn !== 0 && turn !== 180 && !isLong);
  return [0, 180, ...others];
}

/** A key: equal for maps that look alike once turned, regardless of the order in which they are written. */
function viewOf({ cells, squares, bars }: MapCard, turn: Turn): string {
  const { kind, cellOf, turned } = tileOf(cells);
  const terrains = squares
    .map(({ column, row, terrain }) => `${turned([column, row], turn)} ${terrain}`)
    .sort();
  const edges = bars.flatMap(({ square, side }) => {
    const cell = cellOf(square);
    if (cell === undefined) return [];
    return String(edgeKey(kind, turned([cell.column, cell.row], turn), kind.turnedSide(side, turn)));
  });
  return [...terrains, ...edges.sort()].join(" ");
}
