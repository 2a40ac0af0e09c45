/**
 * Strokes that transforms do not scale (`vector-effect: non-scaling-stroke`): width and dashes are CSS px on paper, 96
 * to the inch, as in a browser at full size.
 */
import type { Stroke } from "../../../scene/scene.ts";
import { MM_PER_UNIT } from "../../../units/length.ts";
import { type Matrix, multiply, scale } from "../../../units/matrix.ts";
import { cssValue } from "../../svg/css/style.ts";
import { type Frame, mmPerUnit } from "../frame.ts";

export const isSteady = ({ style }: Frame): boolean =>
  cssValue(style, "vector-effect") === "non-scaling-stroke";

/** From user units here to px on paper. Calling this makes the drawing dependent on its place. */
export function pxOnPaper(frame: Frame): Matrix {
  frame.drawing.tally.placed = true;
  return multiply(scale(1 / MM_PER_UNIT.px, 1 / MM_PER_UNIT.px), frame.ctm);
}

/** The stroke of letters, in user units; one that does not scale is converted at the scale of this place. */
export function letterStroke(frame: Frame, stroke: Stroke | null): Stroke | null {
  if (!stroke || !isSteady(frame)) return stroke;
  const by = MM_PER_UNIT.px / mmPerUnit(frame);
  return {
    ...stroke,
    width: stroke.width * by,
    dash: stroke.dash.map((length) => length * by),
    dashOffset: stroke.dashOffset * by,
  };
}
