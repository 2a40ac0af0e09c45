/** What ships and arrows of a figure stand on: plain squares, or map cards as they lie on a table. Lengths in mm, y down. */
import type { Figure, FigureBar } from "../game/booklets/figure.ts";
import type { Box, Point } from "../units/box.ts";
import type { Line, PlannedCard } from "./plan.ts";
import { trackGround } from "./track-ground.ts";

export interface PlannedSquare extends Point {
  readonly name: string;
  readonly colour: string;
}

/** A map card that is drawn plainly: its middle, and its size as it lies. */
export interface PlainCard extends Point {
  readonly width: number;
  readonly height: number;
  /** It lies face down: an acceleration point. */
  readonly acceleration: boolean;
}

export type PlannedBar = Line;

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

/** Where it lies: its middle from the left (absent = its left edge at 0), and its top. */
export interface GroundPlace {
  readonly middle: number | undefined;
  readonly top: number;
}

/** Undefined for a figure without squares. */
export function groundOf(figure: Figure, place: GroundPlace): Ground | undefined {
  if (figure.track.length > 0) return trackGround(figure, place);
  return figure.squares.length > 0 ? plainGround(figure, place) : undefined;
}

/** A box of this size at a place. */
export const boxAt = ({ middle, top }: GroundPlace, width: number, height: number): Box => ({
  x: middle === undefined ? 0 : middle - width / 2,
  y: top,
  width,
  height,
});

/** Squares become smaller where the figure is too narrow for them. */
function plainGround({ squares, bars, side: wanted, width }: Figure, place: GroundPlace): Ground {
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
    squares: planned,
    plainCards: [],
    bars: bars.map((bar) => lineOf(bar, at)),
    cards: [],
    centreOf: finder(planned),
  };
}

function lineOf({ from, to }: FigureBar, at: (column: number, row: number) => Point): PlannedBar {
  const [one, other] = [at(...from), at(...to)];
  return { x1: one.x, y1: one.y, x2: other.x, y2: other.y };
}

export function finder(squares: readonly PlannedSquare[]): Ground["centreOf"] {
  const places = new Map(squares.map(({ name, x, y }) => [name, { x, y }]));
  return (name) => {
    const found = places.get(name);
    if (found === undefined)
      throw new Error(`the figure was resolved with a square "${name}" that it does not have`);
    return found;
  };
}
