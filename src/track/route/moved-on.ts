/**
 * Where a space that moves pawns sends them. They arrive from a neighbour and move on in the direction of travel, or
 * back if the step is negative: along two-way links, at a fork into each of its branches. One-way links are neither
 * travelled backwards nor used for forced moves.
 */
import type { BoardSpace } from "../../game/boards/board.ts";
import { type Route, stepsOf } from "./steps.ts";

export interface MovedOn {
  /** The neighbour from which the pawn arrived. */
  readonly from: string;
  readonly to: string;
}

/** Every possible outcome of ending a move on the space; a dead end leads nowhere. */
export function movedOn(route: Route, { id, step = 0 }: BoardSpace): readonly MovedOn[] {
  const steps = stepsOf(route, "both-ways");
  const neighbours = steps.get(id) ?? [];
  const count = Math.abs(step);
  if (count === 0) return [];
  return neighbours.flatMap((from) => {
    const first = step < 0 ? [from] : neighbours.filter((other) => other !== from);
    return first.flatMap((to) => walked(steps, id, to, count - 1).map((end) => ({ from, to: end })));
  });
}

/** Ends of all ways of this many steps that continue without turning round. */
function walked(
  steps: ReadonlyMap<string, readonly string[]>,
  before: string,
  space: string,
  left: number,
): readonly string[] {
  let reached = new Map<string, string | undefined>([[space, before]]);
  for (let step = 0; step < left; step += 1) reached = oneOn(steps, reached);
  return [...reached.keys()];
}

/**
 * Advances one step. Each space has the previous one on the way; undefined = one of several, so that every neighbour is
 * ahead on some way. No more state is needed, however many ways there are.
 */
function oneOn(
  steps: ReadonlyMap<string, readonly string[]>,
  reached: ReadonlyMap<string, string | undefined>,
): Map<string, string | undefined> {
  const next = new Map<string, string | undefined>();
  for (const [space, before] of reached)
    for (const to of steps.get(space) ?? [])
      if (to !== before) next.set(to, next.has(to) && next.get(to) !== space ? undefined : space);
  return next;
}
