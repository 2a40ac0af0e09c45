/** Start and finish: as named, or as given by the rule. */
import type { TrackPlan } from "../../../src/track/track.ts";
import type { Moves } from "./moves.ts";
import { movesFrom } from "./routes.ts";
import type { Square, Table } from "./table.ts";

export interface End {
  readonly square: Square;
  readonly named: boolean;
  /** Equal to `square` by every measure except the last, which is to be topmost. */
  readonly ties: readonly Square[];
}

/** The leftmost square of the first card's lowest row. */
export function startOf({ squares }: Table, { start }: TrackPlan): End | undefined {
  if (start !== undefined) return named(squares, start);
  const first = squares.filter(({ card }) => card === 0);
  const lowest = Math.min(...first.map(({ place }) => place[1]));
  const row = first.filter(({ place }) => place[1] === lowest);
  const [square] = row.sort((one, other) => one.place[0] - other.place[0]);
  return square && { square, named: false, ties: [] };
}

/**
 * In the last card's rightmost column, the square that takes most steps from the start, the topmost of several. The
 * rules leave open which steps: all kinds count, and an unreachable square is nearer than any reachable one.
 */
export function finishOf(
  table: Table,
  plan: TrackPlan,
  moves: Moves,
  start: End | undefined,
): End | undefined {
  if (plan.finish !== undefined) return named(table.squares, plan.finish);
  if (start === undefined) return undefined;
  const last = table.squares.filter(({ card }) => card === plan.track.length - 1);
  const rightmost = Math.max(...last.map(({ place }) => place[0]));
  const column = last.filter(({ place }) => place[0] === rightmost);
  const steps = stepsFrom(moves, start.square);
  const most = Math.max(...column.map((square) => steps.get(square) ?? -1));
  const best = column.filter((square) => (steps.get(square) ?? -1) === most);
  const [square, ...ties] = best.sort((one, other) => other.place[1] - one.place[1]);
  return square && { square, named: false, ties };
}

function named(squares: readonly Square[], name: string): End | undefined {
  const square = squares.find((one) => one.name === name);
  return square && { square, named: true, ties: [] };
}

/** Fewest steps from the start to each square, as if there were no finish yet. */
function stepsFrom(moves: Moves, start: Square): ReadonlyMap<Square, number> {
  const nowhere: Square = { ...start };
  const steps = new Map([[start, 0]]);
  for (const [from, count] of steps) {
    for (const { to } of movesFrom({ moves, finish: nowhere, diagonals: true }, from)) {
      if (!steps.has(to)) steps.set(to, count + 1);
    }
  }
  return steps;
}
