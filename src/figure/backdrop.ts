/** What is below the ships and arrows of a figure: plain squares, or map cards as on a table. Lengths in mm, y down. */
import type { Figure, FigureBar } from "../game/booklets/figure.ts";
import type { Box, Point } from "../units/box.ts";
import type { PlainCard, PlannedBar, PlannedCard, PlannedSquare } from "./planned.ts";

export interface Backdrop {
  /** Around all squares or map cards. */
  readonly box: Box;
  readonly side: number;
  /** Points of the outline of a hexagon with sides of 1; empty for squares. */
  readonly cell: string;
  readonly squares: readonly PlannedSquare[];
  readonly plainCards: readonly PlainCard[];
  readonly bars: readonly PlannedBar[];
  readonly cards: readonly PlannedCard[];
  /** The middle of a square, by its name. */
  centreOf(name: string): Point;
}

/** Its position: its middle from the left (absent = its left edge at 0), and its top. */
export interface BackdropPlace {
  readonly middle: number | undefined;
  readonly top: number;
}

/** Plain squares. They become smaller if the figure is too narrow for them. */
export function plainBackdrop(
  { squares, bars, side: wanted, width }: Figure,
  place: BackdropPlace,
): Backdrop {
  const first = Math.min(...squares.map(({ column }) => column));
  const columns = Math.max(...squares.map(({ column }) => column)) + 1 - first;
  const bottom = Math.min(...squares.map(({ row }) => row));
  const rows = Math.max(...squares.map(({ row }) => row)) + 1;
  const side = Math.min(wanted, width / columns);
  const box = boxAt(place, columns * side, (rows - bottom) * side);
  const at = (column: number, row: number): Point => ({
    x: box.x + (column - first) * side,
    y: box.y + (rows - row) * side,
  });
  const planned = squares.map(({ name, colour, column, row }) => ({
    name,
    colour,
    ...at(column + 0.5, row + 0.5),
  }));
  return {
    box,
    side,
    cell: "",
    squares: planned,
    plainCards: [],
    bars: bars.map((bar) => lineOf(bar, at)),
    cards: [],
    centreOf: finder(planned),
  };
}

/** A box of this size at a position. */
export const boxAt = ({ middle, top }: BackdropPlace, width: number, height: number): Box => ({
  x: middle === undefined ? 0 : middle - width / 2,
  y: top,
  width,
  height,
});

export function finder(squares: readonly PlannedSquare[]): Backdrop["centreOf"] {
  const places = new Map(squares.map(({ name, x, y }) => [name, { x, y }]));
  return (name) => {
    const found = places.get(name);
    if (found === undefined) throw new Error(`the figure was resolved with an unknown square "${name}"`);
    return found;
  };
}

function lineOf({ from, to }: FigureBar, at: (column: number, row: number) => Point): PlannedBar {
  const [one, other] = [at(...from), at(...to)];
  return { x1: one.x, y1: one.y, x2: other.x, y2: other.y };
}
