/** The most points that a shortest way can spend on one map card, whichever way the track heads there. */
import { latticeKind } from "../../game/cells/lattice-kind.ts";
import type { MapCard } from "../../game/map-cards.ts";
import type { Side } from "../../schema/files.ts";
import { gridOf } from "../lattice/grid.ts";
import { layCards } from "../lattice/lattice.ts";
import type { Moves } from "../ways/moves.ts";
import { distancesFrom } from "../ways/reach.ts";
import { stepsOf } from "../ways/steps.ts";

/** Cells of a card that is examined way by way; of larger ones a rough bound is enough. */
export const MOST_EXAMINED = 9;

/** Every set of sides that a card may head for. */
export function headingsFor({ cells }: Pick<MapCard, "cells">): readonly (readonly Side[])[] {
  const { sides } = latticeKind(cells.shape);
  return Array.from({ length: 2 ** sides.length - 1 }, (_, index) =>
    sides.filter((_side, bit) => ((index + 1) >> bit) & 1),
  );
}

/**
 * A piece stays on a card until the next one, so it is never more than the longest of its shortest ways, and what the first
 * of its cells costs.
 */
export function longestVisit(map: MapCard, moves: Moves): number {
  if (map.squares.length > MOST_EXAMINED) return map.squares.length * greatestCost(moves);
  const lattice = layCards(
    [{ card: "", map, at: [0, 0], turn: 0, acceleration: false }],
    moves.movement.faceDown,
  );
  const grid = gridOf(lattice);
  let longest = 0;
  for (const heading of headingsFor(map)) {
    const steps = stepsOf(lattice, grid, [heading], moves);
    for (const { index } of lattice.squares) longest = Math.max(longest, ...distancesFrom(steps, [index]));
  }
  return longest + greatestCost(moves);
}

/** What any step costs at most. */
function greatestCost({ movement, terrains }: Moves): number {
  if (movement.count === "steps") return 1;
  return Math.max(1, ...terrains.map(({ cost }) => (cost === "blocked" ? 1 : cost)));
}
