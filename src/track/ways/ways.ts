/** The shortest ways from start to finish: their length, number, one of them, and the terrains on them. */
import type { Terrain } from "../../game/scenarios/terrain.ts";
import type { Step, TrackSquare, Ways } from "../track.ts";
import { arrivingSteps, type Distances, distancesFrom, distancesTo, type Steps } from "./reach.ts";

/** What counts besides the steps. */
export interface Counted {
  readonly squares: readonly TrackSquare[];
  readonly terrains: readonly Terrain[];
  /** Points for entering on the start. */
  readonly enter: number;
}

/** The steps of a race, and how far each square is from both ends. */
export interface Race {
  readonly steps: Steps;
  readonly start: number;
  readonly finish: number;
  readonly fromStart: Distances;
  readonly toFinish: Distances;
}

export function raceOn(steps: Steps, start: number, finish: number): Race {
  const fromStart = distancesFrom(steps, [start]);
  return { steps, start, finish, fromStart, toFinish: distancesTo(arrivingSteps(steps), [finish]) };
}

/** Of each square on a shortest way, where these lead from it. */
type Next = readonly (readonly number[] | undefined)[];

/** Undefined if there is no way. */
export function waysOf({ squares, terrains, enter }: Counted, race: Race): Ways | undefined {
  const { steps, start, finish, fromStart, toFinish } = race;
  const length = fromStart[finish] as number;
  if (length === -1) return undefined;
  const isOn = ({ from, to, cost }: Step): boolean =>
    toFinish[to] !== -1 && (fromStart[from] as number) + cost + (toFinish[to] as number) === length;
  const order = squares
    .map(({ index }) => index)
    .filter((square) => fromStart[square] !== -1 && toFinish[square] !== -1)
    .filter((square) => (fromStart[square] as number) + (toFinish[square] as number) === length)
    .sort((a, b) => (fromStart[a] as number) - (fromStart[b] as number));
  const next: (readonly number[] | undefined)[] = squares.map(() => undefined);
  for (const square of order) next[square] = (steps[square] ?? []).filter(isOn).map(({ to }) => to);
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
function countWays(order: readonly number[], next: Next, start: number): Float64Array {
  const counts = new Float64Array(next.length);
  counts[start] = 1;
  for (const square of order)
    for (const to of next[square] ?? []) counts[to] = (counts[to] as number) + (counts[square] as number);
  return counts;
}

/** How many shortest ways lead from each square to the finish. */
function countWaysOn(order: readonly number[], next: Next, finish: number): Float64Array {
  const counts = new Float64Array(next.length);
  counts[finish] = 1;
  for (const square of [...order].reverse())
    for (const to of next[square] ?? []) counts[square] = (counts[square] as number) + (counts[to] as number);
  return counts;
}

/** The first of the shortest ways in the order of squares. */
function routeOf(next: Next, start: number, finish: number): readonly number[] {
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
