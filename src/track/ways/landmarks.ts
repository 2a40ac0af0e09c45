/** Start and finish of a track: as the scenario names them, otherwise as the rule gives them. */
import type { CellAt } from "../../game/cells/cells.ts";
import { latticeKind } from "../../game/cells/lattice-kind.ts";
import { isBlocked } from "../../game/scenarios/terrain.ts";
import type { Landmark, Lattice, TrackPlan, TrackSquare } from "../track.ts";
import { distancesFrom, type Steps } from "./reach.ts";

/** The leftmost of the first card's lowest cells that pieces can enter. */
export function startOf(
  { shape, squares }: Lattice,
  { start, movement, terrains }: Pick<TrackPlan, "start" | "movement" | "terrains">,
): Landmark | undefined {
  if (start !== undefined) return named(squares, start);
  if (movement.start === "named") return undefined;
  const { across, up } = latticeKind(shape);
  const first = squares.filter(({ card, terrain }) => card === 0 && !isBlocked(terrains, terrain));
  const [lowest] = [...first].sort(
    (a, b) => up(placeOf(a)) - up(placeOf(b)) || across(placeOf(a)) - across(placeOf(b)),
  );
  return lowest && { square: lowest.index, named: false, ties: [] };
}

/**
 * Of the last card's rightmost cells that pieces can enter the one with the most points from the start (for a piece that may make special
 * steps), the topmost at a tie. Unreachable cells count only if none can be reached.
 */
export function finishOf(
  { shape, squares }: Lattice,
  { track, finish, movement, terrains }: TrackPlan,
  steps: Steps,
  start: Landmark | undefined,
): Landmark | undefined {
  if (finish !== undefined) return named(squares, finish);
  if (start === undefined || movement.finish === "named") return undefined;
  const { across, up } = latticeKind(shape);
  const last = squares.filter(
    ({ card, terrain }) => card === track.length - 1 && !isBlocked(terrains, terrain),
  );
  const right = Math.max(...last.map((square) => across(placeOf(square))));
  const distances = distancesFrom(steps, [start.square]);
  const farness = ({ index }: TrackSquare): number => distances[index] ?? -1;
  const [best, ...others] = last
    .filter((square) => across(placeOf(square)) === right)
    .sort((a, b) => farness(b) - farness(a) || up(placeOf(b)) - up(placeOf(a)));
  if (best === undefined) return undefined;
  const ties = others.filter((square) => farness(square) === farness(best)).map(({ index }) => index);
  return { square: best.index, named: false, ties };
}

const placeOf = ({ column, row }: TrackSquare): CellAt => [column, row];

function named(squares: readonly TrackSquare[], name: string): Landmark | undefined {
  const square = squares.find((one) => one.name === name);
  return square && { square: square.index, named: true, ties: [] };
}
