/** What is below the ships and arrows of a figure: plain squares, or map cards as on a table. Lengths in mm, y down. */
import type { Box, Point } from "../units/box.ts";
import type { PlainCard, PlannedBar, PlannedCard, PlannedSquare } from "./planned.ts";

export interface Ground {
  /** Around all squares or map cards. */
  readonly box: Box;
  readonly side: number;
  readonly squares: readonly PlannedSquare[];
  readonly plainCards: readonly PlainCard[];
  readonly bars: readonly PlannedBar[];
  readonly cards: readonly PlannedCard[];
  /** The middle of a square, by its name. */
  centreOf(name: string): Point;
}

/** Its position: its middle from the left (absent = its left edge at 0), and its top. */
export interface GroundPlace {
  readonly middle: number | undefined;
  readonly top: number;
}

/** A box of this size at a position. */
export const boxAt = ({ middle, top }: GroundPlace, width: number, height: number): Box => ({
  x: middle === undefined ? 0 : middle - width / 2,
  y: top,
  width,
  height,
});

export function finder(squares: readonly PlannedSquare[]): Ground["centreOf"] {
  const places = new Map(squares.map(({ name, x, y }) => [name, { x, y }]));
  return (name) => {
    const found = places.get(name);
    if (found === undefined) throw new Error(`the figure was resolved with an unknown square "${name}"`);
    return found;
  };
}
