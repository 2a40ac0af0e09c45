/** The lines of a drawn track: edges of cards and bars. Edges between squares of one card are not drawn. */
import type { CellAt } from "../../game/cells/cells.ts";
import { type Grid, gridOf } from "../../track/lattice/grid.ts";
import type { Lattice } from "../../track/track.ts";
import type { Canvas } from "./canvas.ts";
import { type Form, spotOf } from "./form.ts";
import type { Part } from "./parts.ts";
import { planeOf, type Unit } from "./plane.ts";
import type { Arms, Signs, Weight } from "./signs.ts";

export function drawLines(canvas: Canvas, lattice: Lattice, part: Part, form: Form, signs: Signs): void {
  const grid = gridOf(lattice);
  const { cellAt } = planeOf(lattice);
  const weight = (one: Unit, other: Unit): Weight => weightOf(grid, cellAt(one), cellAt(other));
  for (let row = part.bottom; row <= part.top + 1; row++)
    for (let column = part.left; column <= part.right + 1; column++) {
      const { x, y } = spotOf(part, form, [column, row]);
      // The edges from this corner going up, right, down and left.
      const arms: Arms = [
        weight([column - 1, row], [column, row]),
        weight([column, row], [column, row - 1]),
        weight([column - 1, row - 1], [column, row - 1]),
        weight([column - 1, row], [column - 1, row - 1]),
      ];
      const [up, right] = arms;
      draw(canvas, x, y, signs.line(arms), Math.max(...arms) as Weight);
      if (right > 0) draw(canvas, x + 1, y, signs.line([0, right, 0, right]).repeat(form.width), right);
      for (let line = 1; up > 0 && line <= form.height; line++)
        draw(canvas, x, y - line, signs.line([up, 0, up, 0]), up);
    }
}

function draw(canvas: Canvas, x: number, y: number, signs: string, weight: Weight): void {
  if (weight > 0) canvas.put(x, y, signs, weight === 2 ? "bar" : "edge");
}

function weightOf(grid: Grid, one: CellAt, other: CellAt): Weight {
  if (one[0] === other[0] && one[1] === other[1]) return 0;
  const [square, beside] = [grid.squareAt(one), grid.squareAt(other)];
  // Far from the track, where the corners of a drawing of hexagons are, the grid knows of no edges.
  if (!square && !beside) return 0;
  if (grid.isBarred(one, other, false)) return 2;
  return square?.card === beside?.card ? 0 : 1;
}
