/** Steps on a drawn track: an arrow on each line that a route crosses, and the forced diagonals. */
import type { Lattice } from "../../track/track.ts";
import type { Canvas } from "./canvas.ts";
import { spotOf } from "./form.ts";
import type { Unit } from "./plane.ts";
import type { Sheet } from "./sheet.ts";
import type { Direction } from "./signs.ts";

export interface DrawnStep {
  readonly from: number;
  readonly to: number;
}

export interface DrawnSteps {
  readonly route: readonly DrawnStep[];
  readonly forced: readonly DrawnStep[];
}

export function drawSteps(
  canvas: Canvas,
  { squares }: Lattice,
  { route, forced }: DrawnSteps,
  sheet: Sheet,
): void {
  const { part, plane, signs } = sheet;
  const isForced = ({ from, to }: DrawnStep): boolean =>
    forced.some((step) => step.from === from && step.to === to);
  const draw = (step: DrawnStep, sign: (direction: Direction) => string, style: "route" | "forced"): void => {
    const [from, to] = [squares[step.from], squares[step.to]];
    if (!from || !to || !part.cards.includes(from.card)) return;
    const [one, other] = [plane.unitOf([from.column, from.row]), plane.unitOf([to.column, to.row])];
    const { x, y } = crossing(one, other, sheet);
    canvas.put(x, y, sign([Math.sign(other[0] - one[0]), Math.sign(other[1] - one[1])]), style);
  };
  for (const step of forced) draw(step, signs.forced, "forced");
  for (const step of route) draw(step, isForced(step) ? signs.forcedArrow : signs.arrow, "route");
}

/** The middle of the crossed edge, or the corner, between the cells at two units. */
function crossing(
  one: Unit,
  other: Unit,
  { part, form, plane: { across, up } }: Sheet,
): { readonly x: number; readonly y: number } {
  const [column, row] = [Math.max(one[0], other[0]), Math.max(one[1], other[1])];
  const columns = Math.min(one[0], other[0]) + across - column;
  const rows = Math.min(one[1], other[1]) + up - row;
  const { x, y } = spotOf(part, form, [column, row]);
  if (columns > 0) return { x: x + Math.ceil((columns * (form.width + 1) - 1) / 2), y };
  if (rows > 0) return { x, y: y - Math.ceil((rows * (form.height + 1) - 1) / 2) };
  return { x, y };
}
