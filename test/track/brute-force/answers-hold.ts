/**
 * Answers of which several are equally good: whether the given one is valid, judged by brute force. Each check returns
 * the faults that it finds in words; empty is fine.
 */
import type { TrackAnalysis, TrackPlan } from "../../../src/track/track.ts";
import { fewestClosing, isWayRound } from "./cuts.ts";
import { type Moves, movesOf } from "./moves.ts";
import { leastDiagonals, type Rules, stepsToFinish } from "./routes.ts";
import { betweenPlaces, type Place, type Square, type Table, tableOf } from "./table.ts";

interface Case {
  readonly track: TrackAnalysis;
  readonly table: Table;
  readonly rules: Rules;
  readonly start: Square;
}

export function faultsIn(plan: TrackPlan, track: TrackAnalysis): readonly string[] {
  const table = tableOf(plan);
  const drawn = [...barFaults(table, track), ...boxFaults(table, track)];
  const [start, finish] = [track.start, track.finish].map((end) => end && table.squares[end.square]);
  if (start === undefined || finish === undefined) return drawn;
  const rules = { moves: movesOf(table, plan.track), finish, diagonals: true };
  const one: Case = { track, table, rules, start };
  return [...drawn, ...forcedFaults(one), ...cutFaults(one), ...whiteFaults(one), ...shareFaults(one)];
}

/** A bar from corner to corner separates the two places on its sides. */
function barFaults({ bars }: Table, { lattice }: TrackAnalysis): readonly string[] {
  const parted = lattice.bars.map(({ from: [x, y], to: [x2, y2] }) => {
    const [column, row] = [Math.min(x, x2), Math.min(y, y2)];
    const beyond: Place = x === x2 ? [column - 1, row] : [column, row - 1];
    return Math.abs(x - x2) + Math.abs(y - y2) === 1 ? betweenPlaces([column, row], beyond) : "too long";
  });
  const isSame = new Set(parted).size === bars.size && parted.every((words) => bars.has(words));
  return isSame ? [] : [`bars are at ${parted.join("; ")}`];
}

function boxFaults({ squares }: Table, { lattice: { box } }: TrackAnalysis): readonly string[] {
  const range = (axis: 0 | 1) => {
    const all = squares.map(({ place }) => place[axis]);
    return [Math.min(...all), Math.max(...all) - Math.min(...all) + 1];
  };
  const expected = [range(0), range(1)].join();
  const given = [box.column, box.columns, box.row, box.rows].join();
  return given === expected ? [] : [`the box is ${given}, not ${expected}`];
}

/** A way over these diagonals in this order, straight between them, is as short as any with so few. */
function forcedFaults({ track, table, rules, start }: Case): readonly string[] {
  const given = track.forcedSpecial;
  const least = leastDiagonals(rules, start);
  if (given === undefined || least === undefined) return given === least ? [] : ["forced without a way"];
  let [here, steps] = [start, given.length];
  for (const { from, to } of given) {
    const [before, after] = [table.squares[from], table.squares[to]];
    if (!before || !after || !hasDiagonal(rules.moves, before, after)) return ["a forced step is none"];
    steps += straightSteps(rules, here, before);
    here = after;
  }
  steps += straightSteps(rules, here, rules.finish);
  return steps === least.steps
    ? []
    : [`the way with the fewest diagonals has ${steps} steps, not ${least.steps}`];
}

function hasDiagonal(moves: Moves, from: Square, to: Square): boolean {
  return (moves.get(from) ?? []).some((move) => move.to === to && move.diagonal);
}

function straightSteps({ moves, finish }: Rules, from: Square, to: Square): number {
  const beforeFinish = new Map([...moves].filter(([square]) => square !== finish));
  const steps = stepsToFinish({ moves: beforeFinish, finish: to, diagonals: false });
  return steps.get(from) ?? (from === to ? 0 : Number.NaN);
}

/** Each cut closes every way with the fewest squares possible, no square is in two, and none could be added. */
function cutFaults({ track, table, rules, start }: Case): readonly string[] {
  if (track.narrow === undefined) return [];
  const { width, cuts } = track.narrow;
  const faults = cuts.flatMap((cut) => {
    const closed = squaresOf(table, cut);
    if (cut.length !== width || closed.size !== width) return [`${cut} is not ${width} squares`];
    if (closed.has(start) || closed.has(rules.finish)) return [`${cut} has start or finish`];
    return isWayRound(rules, start, closed) ? [`there is a way round ${cut}`] : [];
  });
  const used = squaresOf(table, cuts.flat());
  if (used.size < cuts.flat().length) faults.push("a square is in two cuts");
  const further = fewestClosing(rules, start, (square) => !used.has(square));
  if (further?.size === width) faults.push(`also ${[...further].map(({ name }) => name)} would close`);
  return [...faults, ...orderFaults({ track, table, rules, start })];
}

/** In travelling order: a square of a later cut can only be reached over the earlier one. */
function orderFaults({ track, table, rules, start }: Case): readonly string[] {
  const cuts = track.narrow?.cuts ?? [];
  return cuts.slice(1).flatMap((later, index) => {
    const closed = squaresOf(table, cuts[index] ?? []);
    const isPast = later.every((square) => {
      const finish = table.squares[square];
      return finish !== undefined && !isWayRound({ ...rules, finish }, start, closed);
    });
    return isPast ? [] : [`${later} is not after ${cuts[index]}`];
  });
}

function whiteFaults({ track: { whiteCut }, table, rules, start }: Case): readonly string[] {
  if (whiteCut === undefined) return [];
  const closed = squaresOf(table, whiteCut);
  if ([...closed].some(({ isDieless }) => !isDieless)) return [`${whiteCut} has a die`];
  return isWayRound(rules, start, closed) ? [`there is a way round the white ${whiteCut}`] : [];
}

function shareFaults({ track: { straight, free } }: Case): readonly string[] {
  return [straight, free].flatMap((ways) => {
    const sum = Object.values(ways?.terrains ?? { all: 1 }).reduce((one, other) => one + other);
    return Math.abs(sum - 1) < 1e-9 ? [] : [`the shares of terrains sum to ${sum}`];
  });
}

function squaresOf({ squares }: Table, indices: readonly number[]): ReadonlySet<Square> {
  return new Set(indices.map((index) => squares[index]).filter((square) => square !== undefined));
}
