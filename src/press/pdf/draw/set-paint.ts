/** Sets the paint of a path or a text, and resets what must not persist. */
import type { DrawContext, PaintSetting } from "./draw-context.ts";
import type { Pen } from "./operators.ts";

export interface PaintSettings {
  readonly fill?: PaintSetting;
  readonly stroke?: PaintSetting;
  readonly pen?: Pen;
}

export function setPaint({ stream }: DrawContext, { fill, stroke, pen }: PaintSettings): void {
  if (fill) stream.set("fill", fill.operators);
  if (stroke) stream.set("stroke", stroke.operators);
  if (!pen) return;
  stream.set("pen", pen.operators);
  stream.add(pen.unusual);
}

/**
 * Draws with a graphics state, caps or dashes that must not affect what comes next; inside a symbol no colour may
 * persist either, because what comes next may take the one from outside.
 */
export function drawApart(
  { stream, inSymbol }: DrawContext,
  isApart: boolean,
  state: string,
  draw: () => void,
): void {
  if (!isApart && !inSymbol) {
    draw();
    return;
  }
  stream.save();
  stream.add(state);
  draw();
  stream.restore();
}
