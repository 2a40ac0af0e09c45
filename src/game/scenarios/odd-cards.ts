/** Reports cards of a track that cannot lie in it: those whose cells are of another lattice, and impossible rotations. */
import { onlyNearest } from "../../diagnostics/nearest.ts";
import { listed, listedFirst } from "../../diagnostics/words.ts";
import { MOST_LAID } from "../../units/cells.ts";
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

/** Cells in words: "pointy-top hexagons with sides of 20 mm". */
const CELLS: Readonly<Record<MapCard["cells"]["shape"], string>> = {
  square: "squares",
  "pointy-hex": "pointy-top hexagons",
  "flat-hex": "flat-top hexagons",
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

const turnWords = ({ map: { cells }, turn }: Pick<Named, "map" | "turn">): string | undefined =>
  latticeKind(cells.shape).turns.includes(turn)
    ? undefined
    : `a card of ${CELLS[cells.shape]} cannot be turned by ${turn} degrees`;

/** Of one kind, in one track. */
const MOST_REPORTED = 10;

/** True if there are any; nothing can be proved then. A track of too many cards is reported for that alone. */
export function reportOddCards(all: readonly TrackCard[], report: Report): boolean {
  // The cells of others may be those of a faulty deck.
  const track = all.filter(({ map }) => map.isWhole);
  const isOdd = reportTwoLattices(track, report);
  let turns = 0;
  let sides = 0;
  for (const { map, turn, heading, source } of track) {
    const kind = latticeKind(map.cells.shape);
    const words = CELLS[map.cells.shape];
    for (const [index, side] of (heading ?? []).entries()) {
      if (kind.sides.includes(side) || sides++ >= MOST_REPORTED || track.length > MOST_LAID) continue;
      const near = onlyNearest(side, kind.sides);
      report({
        rule: "scenario/odd-heading",
        at: below(source, "heading", index),
        message: `${words} have no side to the ${side}`,
        fix: `write ${listed(kind.sides, "or")}`,
        replacement: near,
      });
    }
    const message = turnWords({ map, turn });
    if (message === undefined || turns++ >= MOST_REPORTED || track.length > MOST_LAID) continue;
    report({
      rule: "scenario/odd-turn",
      at: below(source, "turn"),
      message,
      fix: `write ${listed(kind.turns, "or")}`,
    });
  }
  return isOdd || turns > 0;
}

/** One report for each lattice but the one that most cards have, at its first card. */
function reportTwoLattices(track: readonly TrackCard[], report: Report): boolean {
  const groups: [TrackCard, ...TrackCard[]][] = [];
  for (const card of track) {
    const own = groups.find(([first]) => fitTogether(first.map, card.map));
    if (own) own.push(card);
    else groups.push([card]);
  }
  const [usual, ...others] = groups.toSorted((a, b) => b.length - a.length);
  if (usual === undefined || track.length > MOST_LAID) return groups.length > 1;
  for (const [odd, ...more] of others) {
    const [first] = usual;
    report({
      rule: "scenario/two-lattices",
      at: below(odd.source, "card"),
      message: latticeWords(first, odd),
      ...(more.length > 0 && {
        label: `and so has ${listedFirst([...new Set(more.map(({ card }) => card))], 5)}`,
      }),
      why: "all cards of a track lie on one lattice of equal cells",
      fix: "name a card with equal cells, or state equal `cells:` in both decks",
    });
  }
  return others.length > 0;
}
