/**
 * A board's spaces as a graph, and distances in it. Plain breadth-first search: even a thousand spaces take negligible
 * time. One-way links count if requested; every link is one step.
 */
import { addTo } from "../../diagnostics/grouped.ts";
import type { Board } from "../../game/boards/board.ts";

/** Whether one-way links may be used. */
export type Ways = "both-ways" | "one-way-too";

export type Route = Pick<Board, "spaces" | "links" | "oneWay">;

/** The spaces that one step leads to, by space. */
export function stepsOf(
  { spaces, links, oneWay }: Route,
  ways: Ways,
): ReadonlyMap<string, readonly string[]> {
  const ids = new Set(spaces.map(({ id }) => id));
  const steps = new Map<string, string[]>();
  for (const { from, to } of links) {
    addTo(steps, from, to);
    addTo(steps, to, from);
  }
  if (ways === "one-way-too")
    for (const { from, to } of oneWay) if (ids.has(from) && ids.has(to)) addTo(steps, from, to);
  return steps;
}

/** The fewest steps from one space to every reachable space; itself 0. */
export function distancesFrom(route: Route, from: string, ways: Ways): ReadonlyMap<string, number> {
  const steps = stepsOf(route, ways);
  const distances = new Map(route.spaces.some(({ id }) => id === from) ? [[from, 0]] : []);
  for (const [space, distance] of distances)
    for (const next of steps.get(space) ?? []) if (!distances.has(next)) distances.set(next, distance + 1);
  return distances;
}

/**
 * A shortest way, including both ends; undefined if there is none. Of equal ones the first by the order of the links.
 */
export function shortestWay(
  route: Route,
  from: string,
  to: string,
  ways: Ways,
): readonly string[] | undefined {
  const distances = distancesFrom(route, from, ways);
  if (!distances.has(to)) return undefined;
  const steps = stepsOf(route, ways);
  const before = (space: string): string | undefined =>
    [...distances.keys()].find(
      (other) =>
        distances.get(other) === (distances.get(space) ?? 0) - 1 && (steps.get(other) ?? []).includes(space),
    );
  const way: string[] = [];
  for (let space: string | undefined = to; space !== undefined; space = before(space)) way.unshift(space);
  return way;
}
