/** Steps on a drawn track: an arrow on each line that a route crosses, and the forced diagonals. */
import type { Lattice } from "../../track/track.ts";
import type { Canvas } from "./canvas.ts";
import { type Form, spotOf } from "./form.ts";
import type { Part } from "./parts.ts";
import type { Direction, Signs } from "./signs.ts";

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
  part: Part,
  form: Form,
  { route, forced }: DrawnSteps,
  signs: Signs,
): void {
  const isForced = ({ from, to }: DrawnStep): boolean =>
    forced.some((step) => step.from === from && step.to === to);
  const draw = (step: DrawnStep, sign: (direction: Direction) => string, style: "route" | "forced"): void => {
    const [from, to] = [squares[step.from], squares[step.to]];
    if (!from || !to || !part.cards.includes(from.card)) return;
    const right = to.column - from.column;
    const up = to.row - from.row;
    const { x, y } = crossing(part, form, from, right, up);
    canvas.put(x, y, sign([right, up]), style);
  };
  for (const step of forced) draw(step, signs.forced, "forced");
  for (const step of route) draw(step, isForced(step) ? signs.forcedArrow : signs.arrow, "route");
}

/** The middle of the crossed edge, or the corner. */
function crossing(
  part: Part,
  form: Form,
  { column, row }: { readonly column: number; readonly row: number },
  right: number,
  up: number,
): { readonly x: number; readonly y: number } {
  const { x, y } = spotOf(part, form, [column + Math.max(0, right), row + Math.max(0, up)]);
  if (right === 0) return { x: x + Math.ceil(form.width / 2), y };
  if (up === 0) return { x, y: y - Math.ceil(form.height / 2) };
  return { x, y };
}
