/** How far each square is from another one, in points. */
import type { Step } from "../track.ts";

export type Steps = readonly (readonly Step[])[];

/** Fewest points from `start` to each square; -1 if there is no way. `open` says which steps may be taken. */
export function distancesFrom(
  steps: Steps,
  start: number,
  open: (step: Step) => boolean = () => true,
): readonly number[] {
  const distances = steps.map(() => -1);
  distances[start] = 0;
  // Squares by their distance: costs are small whole numbers (Dial's form of Dijkstra's search).
  const waiting: (number[] | undefined)[] = [[start]];
  for (let distance = 0; distance < waiting.length; distance++)
    for (const square of waiting[distance] ?? []) {
      // Found again on a shorter way.
      if (distances[square] !== distance) continue;
      for (const step of steps[square] ?? []) {
        const known = distances[step.to] as number;
        const found = distance + step.cost;
        if ((known !== -1 && known <= found) || !open(step)) continue;
        distances[step.to] = found;
        const others = waiting[found];
        if (others) others.push(step.to);
        else waiting[found] = [step.to];
      }
    }
  return distances;
}

/** The same steps by the square that they lead to, reversed. */
export function turnedRound(steps: Steps): Steps {
  const back: Step[][] = steps.map(() => []);
  for (const list of steps)
    for (const { from, to, ...step } of list) back[to]?.push({ from: to, to: from, ...step });
  return back;
}
