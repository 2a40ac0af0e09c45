/** The way from start to finish with the fewest special steps, and among these the fewest points. */
import type { Step } from "../track.ts";
import type { Steps } from "./reach.ts";

/** More points than any way costs, so that one special step outweighs them. */
const SPECIAL = 1e6;

/** The special steps of that way in travelling order; undefined if there is no way. */
export function forcedSpecialOf(steps: Steps, start: number, finish: number): readonly Step[] | undefined {
  const arrival = cheapestArrivals(steps, start);
  if (finish !== start && arrival[finish] === undefined) return undefined;
  const way: Step[] = [];
  for (let square = finish; square !== start; ) {
    const step = arrival[square] as Step;
    way.unshift(step);
    square = step.from;
  }
  return way.filter(({ special }) => special);
}

/**
 * The last step of the cheapest way to each square (Dijkstra; tracks are small enough for a linear search for the next
 * one).
 */
function cheapestArrivals(steps: Steps, start: number): readonly (Step | undefined)[] {
  const costs = steps.map(() => Number.POSITIVE_INFINITY);
  const arrival: (Step | undefined)[] = steps.map(() => undefined);
  const open = new Set([start]);
  costs[start] = 0;
  while (open.size > 0) {
    const square = cheapest(open, costs);
    open.delete(square);
    for (const step of steps[square] ?? []) {
      const cost = (costs[square] as number) + step.cost + (step.special ? SPECIAL : 0);
      if (cost >= (costs[step.to] as number)) continue;
      costs[step.to] = cost;
      arrival[step.to] = step;
      open.add(step.to);
    }
  }
  return arrival;
}

function cheapest(open: ReadonlySet<number>, costs: readonly number[]): number {
  let best = -1;
  for (const square of open)
    if (best === -1 || (costs[square] as number) < (costs[best] as number)) best = square;
  return best;
}
