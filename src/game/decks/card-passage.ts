/**
 * Where a captain can go on a single map card: which edges are barred, and whether the card can be crossed at all.
 * Steps must not cross a barred edge or go against the heading. Diagonal steps need no separate check: one is open only if
 * one of the two ways round its corner is, and that way leads to the same square.
 * Limits: one card; neighbouring cards may block more.
 */
import type { Side } from "../../schema/files.ts";
import { SIDES } from "../game.ts";
import type { MapCard } from "../map-cards.ts";
import { CELLS, type Cell, edgeOf, neighbourOf } from "./card-lattice.ts";

/** The headings in which a card can be crossed; the opposite ones use the same ways. */
export type Heading = "north" | "east";

const OPPOSITE: Readonly<Record<Heading, Side>> = { north: "south", east: "west" };

/** Squares with a bar on each of their four edges. */
export function sealedSquares(map: MapCard): readonly string[] {
  const sealed = CELLS.filter((cell) => SIDES.every((side) => isBarred(map, cell, side)));
  return sealed.map(({ name }) => name);
}

/** Does some way lead in over the side behind, and out over the one ahead? */
export function canPass(map: MapCard, heading: Heading): boolean {
  const opens = (side: Side) => (cell: Cell) => !neighbourOf(cell, side) && !isBarred(map, cell, side);
  const reached = new Set(CELLS.filter(opens(OPPOSITE[heading])));
  // Squares added during the iteration are visited too.
  for (const cell of reached) for (const next of stepsFrom(map, cell, heading)) reached.add(next);
  return [...reached].some(opens(heading));
}

/** Squares one step forward or to the side. */
function stepsFrom(map: MapCard, cell: Cell, heading: Heading): readonly Cell[] {
  return SIDES.filter((side) => side !== OPPOSITE[heading])
    .filter((side) => !isBarred(map, cell, side))
    .map((side) => neighbourOf(cell, side))
    .filter((next) => next !== undefined);
}

function isBarred(map: MapCard, cell: Cell, side: Side): boolean {
  const edge = edgeOf(cell, side);
  return map.bars.some(({ from, to }) => String([from, to]) === String([edge.from, edge.to]));
}
