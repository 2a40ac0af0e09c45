/** The shortest ways from start to finish: their length, number, one of them, and the terrains on them. */
import type { Terrain } from "../../game/scenarios/terrain.ts";
import type { Step, TrackSquare, Ways } from "../track.ts";
import { distancesFrom, type Steps, turnedRound } from "./reach.ts";

/** What counts besides the steps. */
export interface Counted {
  readonly squares: readonly TrackSquare[];
  readonly terrains: readonly Terrain[];
  /** Points for entering on the start. */
  readonly enter: number;
}

/** Undefined if there is no way. */
export function waysOf(
  { squares, terrains, enter }: Counted,
  steps: Steps,
  start: number,
  finish: number,
): Ways | undefined {
  const fromStart = distancesFrom(steps, start);
  const length = fromStart[finish] as number;
  if (length === -1) return undefined;
  const toFinish = distancesFrom(turnedRound(steps), finish);
  const isOn = ({ from, to, cost }: Step): boolean =>
    toFinish[to] !== -1 && (fromStart[from] as number) + cost + (toFinish[to] as number) === length;
  const next = steps.map((list, from) =>
    fromStart[from] === -1 ? [] : list.filter(isOn).map(({ to }) => to),
  );
  const order = squares
    .map(({ index }) => index)
    .filter((square) => fromStart[square] !== -1)
    .sort((a, b) => (fromStart[a] as number) - (fromStart[b] as number));
  const before = countWays(order, next, start);
  const after = countWaysOn(order, next, finish);
  const all = before[finish] as number;
  return {
    mp: length + enter,
    routes: Math.min(all, Number.MAX_SAFE_INTEGER),
    route: routeOf(next, start, finish),
    terrains: sharesOf(
      squares,
      terrains,
      (square) => ((before[square] as number) * (after[square] as number)) / all,
    ),
  };
}

/** How many shortest ways lead from the start to each square; `order` is by distance. */
function countWays(order: readonly number[], next: readonly (readonly number[])[], start: number): number[] {
  const counts = next.map(() => 0);
  counts[start] = 1;
  for (const square of order)
    for (const to of next[square] ?? []) counts[to] = (counts[to] as number) + (counts[square] as number);
  return counts;
}

/** How many shortest ways lead from each square to the finish. */
function countWaysOn(
  order: readonly number[],
  next: readonly (readonly number[])[],
  finish: number,
): number[] {
  const counts = next.map(() => 0);
  counts[finish] = 1;
  for (const square of [...order].reverse())
    for (const to of next[square] ?? []) counts[square] = (counts[square] as number) + (counts[to] as number);
  return counts;
}

/** The first of the shortest ways in the order of squares. */
function routeOf(next: readonly (readonly number[])[], start: number, finish: number): readonly number[] {
  const route = [start];
  for (let square = start; square !== finish; route.push(square)) square = Math.min(...(next[square] ?? []));
  return route;
}

/** `visits` gives the fraction of the ways that a square is on. */
function sharesOf(
  squares: readonly TrackSquare[],
  terrains: readonly Terrain[],
  visits: (square: number) => number,
): Ways["terrains"] {
  const sums = new Map(terrains.map(({ id }) => [id, 0]));
  for (const { index, terrain } of squares) sums.set(terrain, (sums.get(terrain) ?? 0) + visits(index));
  const total = [...sums.values()].reduce((sum, part) => sum + part, 0);
  return Object.fromEntries([...sums].map(([terrain, sum]) => [terrain, sum / total] as const));
}
