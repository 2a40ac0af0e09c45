/** How far each square is from another one, in steps. */
import type { Step } from "../track.ts";

export type Steps = readonly (readonly Step[])[];

/** Fewest steps from `start` to each square; -1 if there is no way. `open` says which steps may be taken. */
export function distancesFrom(
  steps: Steps,
  start: number,
  open: (step: Step) => boolean = () => true,
): readonly number[] {
  const distances = steps.map(() => -1);
  distances[start] = 0;
  const queue = [start];
  // Items added during the loop are visited too.
  for (const square of queue)
    for (const step of steps[square] ?? []) {
      if (distances[step.to] !== -1 || !open(step)) continue;
      distances[step.to] = (distances[square] as number) + 1;
      queue.push(step.to);
    }
  return distances;
}

/** The same steps by the square that they lead to, reversed. */
export function turnedRound(steps: Steps): Steps {
  const back: Step[][] = steps.map(() => []);
  for (const list of steps)
    for (const { from, to, direction, diagonal } of list)
      back[to]?.push({ from: to, to: from, direction, diagonal });
  return back;
}
