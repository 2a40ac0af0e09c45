/** How far each square is from others, in points. */
import type { Step } from "../track.ts";

export type Steps = readonly (readonly Step[])[];

/** Fewest points to each square; -1 if there is no way. */
export type Distances = Int32Array;

/** From the nearest of the squares that begin. `open` says which steps may be taken. */
export function distancesFrom(
  steps: Steps,
  begin: readonly number[],
  open: (step: Step) => boolean = () => true,
): Distances {
  return spread(steps, begin, ({ to }) => to, open);
}

/**
 * From each square to the nearest of those that end.
 * @param arriving `arrivingSteps` of all steps
 */
export function distancesTo(arriving: Steps, end: readonly number[]): Distances {
  return spread(
    arriving,
    end,
    ({ from }) => from,
    () => true,
  );
}

/** The same steps by the square that they lead to. */
export function arrivingSteps(steps: Steps): Steps {
  const arriving: Step[][] = steps.map(() => []);
  for (const list of steps) for (const step of list) arriving[step.to]?.push(step);
  return arriving;
}

function spread(
  steps: Steps,
  begin: readonly number[],
  next: (step: Step) => number,
  open: (step: Step) => boolean,
): Distances {
  const distances = new Int32Array(steps.length).fill(-1);
  for (const square of begin) distances[square] = 0;
  // Squares by their distance: costs are small whole numbers (Dial's form of Dijkstra's search).
  const waiting: (number[] | undefined)[] = [[...begin]];
  for (let distance = 0; distance < waiting.length; distance++)
    for (const square of waiting[distance] ?? []) {
      // Found again on a shorter way.
      if (distances[square] !== distance) continue;
      for (const step of steps[square] ?? []) {
        const to = next(step);
        const known = distances[to] as number;
        const found = distance + step.cost;
        if ((known !== -1 && known <= found) || !open(step)) continue;
        distances[to] = found;
        const others = waiting[found];
        if (others) others.push(to);
        else waiting[found] = [to];
      }
    }
  return distances;
}
