/** Plain squares below a figure's ships and arrows. Lengths in mm, y down. */
import type { Figure, FigureBar } from "../game/booklets/figure.ts";
import type { Point } from "../units/box.ts";
import { boxAt, finder, type Ground, type GroundPlace } from "./ground.ts";
import type { PlannedBar } from "./planned.ts";

/** Squares become smaller if the figure is too narrow for them. */
export function plainGround({ squares, bars, side: wanted, width }: Figure, place: GroundPlace): Ground {
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
