/** Reports cards of a track that cannot lie in it: those whose cells are of another lattice, and impossible rotations. */
import { listed } from "../../diagnostics/words.ts";
import { latticeKind } from "../cells/lattice-kind.ts";
import { below, type Report } from "../fault.ts";
import type { MapCard, TrackCard } from "../map-cards.ts";

/** Card sizes are not exact in binary. In mm. */
const HAIR = 0.01;

/** Do the cells of two cards fit together on one lattice? */
export const fitTogether = (one: MapCard, other: MapCard): boolean =>
  one.cells.shape === other.cells.shape && Math.abs(one.print.side - other.print.side) < HAIR;

/** Can a card not lie in a track that begins with the first one: other cells, or a rotation that they do not have? */
export const isOdd = (
  first: Pick<TrackCard, "map">,
  { map, turn }: Pick<TrackCard, "map" | "turn">,
): boolean => !fitTogether(first.map, map) || !latticeKind(map.cells.shape).turns.includes(turn);

/** Cells in words: "hexagons on a point with sides of 20 mm". */
const CELLS: Readonly<Record<MapCard["cells"]["shape"], string>> = {
  square: "squares",
  "pointy-hex": "hexagons that stand on a point",
  "flat-hex": "hexagons that lie on a side",
};

type Named = Pick<TrackCard, "card" | "map" | "turn">;

/** Why a card cannot lie in a track that begins with the first one, in words; undefined if it can. */
export const oddWords = (first: Named, card: Named): string | undefined =>
  fitTogether(first.map, card.map) ? turnWords(card) : latticeWords(first, card);

function latticeWords(first: Named, { card, map }: Named): string {
  const isSize = map.cells.shape === first.map.cells.shape;
  const size = ({ print }: MapCard): string => `${Math.round(print.side * 100) / 100} mm`;
  return isSize
    ? `"${card}" has cells of ${size(map)}, but "${first.card}" of ${size(first.map)}`
    : `"${card}" has ${CELLS[map.cells.shape]}, but "${first.card}" has ${CELLS[first.map.cells.shape]}`;
}

const turnWords = ({ map: { cells }, turn }: Named): string | undefined =>
  latticeKind(cells.shape).turns.includes(turn)
    ? undefined
    : `a card of ${CELLS[cells.shape]} cannot be turned by ${turn} degrees`;

/** True if there are any; nothing can be proved then. */
export function reportOddCards(track: readonly TrackCard[], report: Report): boolean {
  const [first] = track;
  if (!first) return false;
  let hasOdd = false;
  for (const card of track) {
    const other = card.map.cells.shape;
    if (!fitTogether(first.map, card.map)) {
      hasOdd = true;
      report({
        rule: "scenario/two-lattices",
        at: below(card.source, "card"),
        message: latticeWords(first, card),
        why: "all cards of a track lie on one lattice of equal cells",
        fix: "name a card with equal cells, or state equal `cells:` in both decks",
      });
    }
    const { sides, turns } = latticeKind(other);
    for (const [index, side] of (card.heading ?? []).entries())
      if (!sides.includes(side))
        report({
          rule: "scenario/odd-heading",
          at: below(card.source, "heading", index),
          message: `${CELLS[other]} have no side to the ${side}`,
          fix: `write ${listed(sides, "or")}`,
        });
    const message = turnWords(card);
    if (message === undefined) continue;
    hasOdd = true;
    report({
      rule: "scenario/odd-turn",
      at: below(card.source, "turn"),
      message,
      fix: `write ${listed(turns, "or")}`,
    });
  }
  return hasOdd;
}
