/** What changes of a track cost: the less is touched on the table, the cheaper. */
import type { TrackChange } from "./changes.ts";

/** One change, or two of which the second follows from the first. */
export interface PossibleChange {
  readonly changes: readonly TrackChange[];
  readonly cost: number;
}

/**
 * What each kind costs. Nothing moves when cards are listed otherwise, a heading is left out or another end is named; a card is
 * sooner turned than moved, moved than taken out; one change of any kind is less than two cards touched. One more acceleration
 * point is another game. A bar is printed on the map card: the last resort.
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
