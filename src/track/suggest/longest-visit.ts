/** The most squares of one map card that a shortest way can use, whichever way the track heads there. */
import { SIDES } from "../../game/game.ts";
import type { MapCard } from "../../game/map-cards.ts";
import type { Side } from "../../schema/files.ts";
import { gridOf } from "../lattice/grid.ts";
import { layCards } from "../lattice/lattice.ts";
import { distancesFrom } from "../ways/reach.ts";
import { stepsOf } from "../ways/steps.ts";

/** Every set of sides that a card may head for. */
export const HEADINGS: readonly (readonly Side[])[] = Array.from(
  { length: 2 ** SIDES.length - 1 },
  (_, index) => SIDES.filter((_side, bit) => ((index + 1) >> bit) & 1),
);

/** A captain stays on a card until the next one, so it is never more than the longest of its shortest ways. */
export function longestVisit(map: MapCard): number {
  const lattice = layCards([{ card: "", map, at: [0, 0], turn: 0, acceleration: false }]);
  const grid = gridOf(lattice);
  const visits = HEADINGS.flatMap((heading) => {
    const steps = stepsOf(lattice, grid, [heading]);
    return lattice.squares.flatMap(({ index }) => distancesFrom(steps, index));
  });
  return 1 + Math.max(...visits);
}
