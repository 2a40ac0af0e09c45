/** The hull of a text as a fact of a scene in mm: only pieces with a die line need it, others compare the box of its ink. */
import type { TextFact } from "../../../scene/scene.ts";
import type { Box } from "../../../units/box.ts";
import { hullAround } from "../../../units/hull.ts";
import { round } from "../../../units/length.ts";
import { apply, isStraight, type Matrix } from "../../../units/matrix.ts";

/** Undefined if the box around all ink says the same. @param boxes around its lines and icons, in user units */
export function hullFact(boxes: readonly Box[], ctm: Matrix): TextFact["hull"] {
  const hull = hullAround(boxes);
  if (hull.length === 0 || (hull.length <= 4 && isStraight(ctm))) return undefined;
  return hull.map((point) => {
    const { x, y } = apply(ctm, point);
    return { x: round(x, 3), y: round(y, 3) };
  });
}
