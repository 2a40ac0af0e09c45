/** Paints prepared for drawing: SVG's rules for degenerate gradients, applied once for every back end. */
import type { GradientStop, LinearPaint, Paint, RadialPaint, SolidPaint } from "./scene.ts";

export type GradientPaint = LinearPaint | RadialPaint;

/** The focus stays this much inside the circle, as SVG 1.1 requires for a focus outside it. */
const FOCUS_REACH = 0.999;

/**
 * The paint to draw with: a gradient without length or with one stop becomes its last colour, one without stops becomes
 * nothing, a focus outside the circle moves to its edge.
 */
export function settledPaint(paint: Paint | null): Paint | null {
  if (paint === null || paint.kind === "solid" || paint.kind === "inherited") return paint;
  const last = paint.stops.at(-1);
  if (!last) return null;
  if (paint.stops.length === 1 || isFlat(paint)) return solidOf(last);
  return paint.kind === "radial" ? { ...paint, focus: focusInside(paint) } : paint;
}

const solidOf = ({ colour, opacity }: GradientStop): SolidPaint => ({ kind: "solid", colour, opacity });

function isFlat(paint: GradientPaint): boolean {
  if (paint.kind === "radial") return !(paint.radius > 0);
  return paint.from[0] === paint.to[0] && paint.from[1] === paint.to[1];
}

/** The focus itself, or the point just inside the circle in its direction: there no back end divides by zero. */
export function focusInside({
  centre,
  focus,
  radius,
}: Pick<RadialPaint, "centre" | "focus" | "radius">): readonly [number, number] {
  const [dx, dy] = [focus[0] - centre[0], focus[1] - centre[1]];
  const distance = Math.hypot(dx, dy);
  const reach = radius * FOCUS_REACH;
  if (distance <= reach) return focus;
  return [centre[0] + (dx / distance) * reach, centre[1] + (dy / distance) * reach];
}
