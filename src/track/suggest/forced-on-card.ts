/** The most diagonal steps that one map card can force, whichever way the track heads there. */
import type { MapCard } from "../../game/map-cards.ts";
import { gridOf } from "../lattice/grid.ts";
import { layCards } from "../lattice/lattice.ts";
import { forcedDiagonalsOf } from "../ways/forced-diagonals.ts";
import { stepsOf } from "../ways/steps.ts";
import { HEADINGS } from "./longest-visit.ts";

/**
 * An upper bound for the card face up or face down (without bars). A captain never returns to a card, so a card forces
 * the least number of diagonal steps between the squares where the way enters and leaves it.
 */
export const forcedOnCard = (map: MapCard): number =>
  Math.max(forcedBetweenSquares(map), forcedBetweenSquares({ ...map, bars: [] }));

function forcedBetweenSquares(map: MapCard): number {
  const lattice = layCards([{ card: "", map, at: [0, 0], turn: 0, acceleration: false }]);
  const grid = gridOf(lattice);
  const counts = HEADINGS.flatMap((heading) => {
    const steps = stepsOf(lattice, grid, [heading]);
    return lattice.squares.flatMap(({ index: from }) =>
      lattice.squares.map(({ index: to }) => forcedDiagonalsOf(steps, from, to)?.length ?? 0),
    );
  });
  return Math.max(...counts);
}
