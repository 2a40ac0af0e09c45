/** The area that a text covers, as facts of a scene in mm: the box around it and, if that is more exact, the hull. */
import type { TextFact } from "../../../scene/scene.ts";
import type { Box, Point } from "../../../units/box.ts";
import { round } from "../../../units/length.ts";
import { apply, applyToBox, isStraight, type Matrix } from "../../../units/matrix.ts";

/** @param hull around the same ink, in the same user units */
export function inkFacts(
  ink: Box | undefined,
  hull: readonly Point[],
  ctm: Matrix,
): Pick<TextFact, "ink" | "hull"> {
  if (!ink) return {};
  const box = applyToBox(ctm, ink);
  if (hull.length <= 4 && isStraight(ctm)) return { ink: box };
  const corners = hull.map((point) => {
    const { x, y } = apply(ctm, point);
    return { x: round(x, 3), y: round(y, 3) };
  });
  return { ink: box, hull: corners };
}
