/** Checks that no two map cards of a deck are alike. */
import type { Card } from "../../game/game.ts";
import type { MapCard } from "../../game/map-cards.ts";
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
        const views = [viewOf(map), viewOf(turned(map))] as const;
        const [same, alike] = [seen.get(views[0]), seen.get(views[1])];
        const other = same ?? alike;
        if (!other) seen.set(views[0], card);
        else
          yield {
            at: cardPlace(context, card),
            message: `${card.id} is the same map as ${other.id}${same ? "" : ", turned by 180 degrees"}`,
            fix: `change a square or a bar, or write copies: ${other.copies + card.copies} at ${other.id} instead`,
            related: [{ ...cardPlace(context, other), message: "the other one" }],
          };
      }
    }
  },
});

/** A key: equal for maps that look alike, regardless of the order in which they are written. */
function viewOf({ squares, bars }: MapCard): string {
  const colours = squares.map(({ column, row, colour }) => `${column}${row}${colour}`).sort();
  return [...colours, ...bars.map(({ from, to }) => [from, to].map(String).sort().join("-")).sort()].join(
    " ",
  );
}

/** Its position after turning the card by 180 degrees: 2 columns, 3 rows. */
function turned({ squares, bars, ...map }: MapCard): MapCard {
  const point = ([x, y]: readonly [number, number]) => [2 - x, 3 - y] as const;
  return {
    ...map,
    squares: squares.map((square) => ({ ...square, column: 1 - square.column, row: 2 - square.row })),
    bars: bars.map((bar) => ({ ...bar, from: point(bar.from), to: point(bar.to) })),
  };
}
