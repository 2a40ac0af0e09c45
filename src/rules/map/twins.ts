/** Checks that no two map cards of a deck are alike. */
import { listedFirst } from "../../diagnostics/words.ts";
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
    squares: [[white, white], [white, red], [white, red]]
  - id: m04
#   ^^^^^^^ m04 and m05 are the same map as m03, some of them turned
    squares: [[white, white], [white, red], [white, red]]
  - id: m05
    squares: [[red, white], [red, white], [white, white]]
`,

  *check(context) {
    for (const deck of mapDecks(context))
      for (const [first, ...others] of groupsOf(deck)) {
        const [other] = others;
        if (!first || !other) continue;
        const cards = others.map(({ card }) => card);
        const copies = [first.card, ...cards].reduce((sum, card) => sum + card.copies, 0);
        yield {
          at: cardPlace(context, other.card),
          message: sameWords(first, others),
          fix: `change a square or a bar, or write copies: ${copies} at ${first.card.id} instead`,
          related: [
            {
              ...cardPlace(context, first.card),
              message: cards.length === 1 ? "the other one" : "the first",
            },
          ],
        };
      }
  },
});

interface Twin {
  readonly card: Card;
  /** How it is turned to look like the first of its group. */
  readonly turn: Turn;
}

/** Ids that are listed one by one. */
const MOST_LISTED = 9;

/** "m02 is the same map as m01, turned by 180 degrees", "m02 and m03 are the same map as m01, some of them turned". */
function sameWords({ card: first }: Twin, others: readonly Twin[]): string {
  const ids = listedFirst(
    others.map(({ card }) => card.id),
    MOST_LISTED,
  );
  const turns = others.map(({ turn }) => turn);
  const [turn = 0] = turns;
  const isOne = turns.every((one) => one === turn);
  const turned = !isOne ? ", some of them turned" : turn === 0 ? "" : `, turned by ${turn} degrees`;
  return `${ids} ${others.length === 1 ? "is" : "are"} the same map as ${first.id}${turned}`;
}

/** Cards of a deck that are alike, in the order of their first ones. */
function groupsOf(deck: ReturnType<typeof mapDecks>[number]): Iterable<readonly Twin[]> {
  const groups = new Map<string, Twin[]>();
  for (const { card, map } of deck) {
    // Of several rotations that look alike, the one that players think of first.
    const turn = turnsInPlace(map).find((one) => groups.has(viewOf(map, one)));
    const group = turn === undefined ? undefined : groups.get(viewOf(map, turn));
    if (group) group.push({ card, turn: turn ?? 0 });
    else groups.set(viewOf(map, 0), [{ card, turn: 0 }]);
  }
  return groups.values();
}

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
