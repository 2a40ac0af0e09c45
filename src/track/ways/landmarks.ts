/** Start and finish of a track: as the scenario names them, otherwise as the rule gives them. */
import type { Landmark, Lattice, TrackPlan, TrackSquare } from "../track.ts";
import { distancesFrom, type Steps } from "./reach.ts";

/** The leftmost square of the first card's lowest row. */
export function startOf({ squares }: Lattice, { start }: TrackPlan): Landmark | undefined {
  if (start !== undefined) return named(squares, start);
  const first = squares.filter(({ card }) => card === 0);
  const [lowest] = [...first].sort((a, b) => a.row - b.row || a.column - b.column);
  return lowest && { square: lowest.index, named: false, ties: [] };
}

/**
 * In the last card's rightmost column, the square with the most steps from the start (for a captain who may move
 * diagonally), the topmost at a tie. Unreachable squares count only if none can be reached.
 */
export function finishOf(
  { squares }: Lattice,
  { track, finish }: TrackPlan,
  steps: Steps,
  start: Landmark | undefined,
): Landmark | undefined {
  if (finish !== undefined) return named(squares, finish);
  if (start === undefined) return undefined;
  const last = squares.filter(({ card }) => card === track.length - 1);
  const right = Math.max(...last.map(({ column }) => column));
  const distances = distancesFrom(steps, start.square);
  const farness = ({ index }: TrackSquare): number => distances[index] ?? -1;
  const [best, ...others] = last
    .filter(({ column }) => column === right)
    .sort((a, b) => farness(b) - farness(a) || b.row - a.row);
  if (best === undefined) return undefined;
  const ties = others.filter((square) => farness(square) === farness(best)).map(({ index }) => index);
  return { square: best.index, named: false, ties };
}

function named(squares: readonly TrackSquare[], name: string): Landmark | undefined {
  const square = squares.find((one) => one.name === name);
  return square && { square: square.index, named: true, ties: [] };
}
