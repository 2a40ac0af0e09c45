/** Costs of changes to a track: the less is moved on the table, the cheaper. */
import type { TrackChange } from "./changes.ts";

/** One change, or two, the second a consequence of the first. */
export interface PossibleChange {
  readonly changes: readonly TrackChange[];
  readonly cost: number;
}

/**
 * The cost of each kind. Nothing moves if cards are listed in another order, a heading is removed or another end is
 * named; turning a card is cheaper than moving it, and moving cheaper than replacing; one change of any kind is cheaper
 * than touching two cards. One more acceleration point makes a different game. A bar is printed on the map card: the
 * last resort.
 */
export const COST = {
  order: 60,
  unstated: 80,
  half: 100,
  quarter: 105,
  shift: 120,
  laidAnew: 140,
  faceUp: 125,
  renamed: 95,
  named: 190,
  replace: 200,
  faceDown: 212,
  swap: 215,
  bar: 600,
} as const;

export const one = (cost: number, change: TrackChange): PossibleChange => ({ changes: [change], cost });
