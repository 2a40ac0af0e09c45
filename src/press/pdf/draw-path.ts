/** Paths: filled, then stroked, as SVG paints them. */
import { boundsOf, type PathSegment, segmentsOf } from "../../scene/path-data.ts";
import type { FillRule, Paint, PathItem, Stroke } from "../../scene/scene.ts";
import { outset } from "../../units/box.ts";
import {
  type DrawContext,
  decimalsAt,
  type PaintSetting,
  paintSetting,
  stateOperator,
} from "./draw-context.ts";
import { pathOperators, strokeOperators } from "./operators.ts";

export function drawPath({ d, fill, fillRule, stroke }: PathItem, context: DrawContext): void {
  drawSegments(segmentsOf(d), fill, fillRule, stroke, context);
}

/** Paints an outline; fill and stroke go in one step where nobody can see the difference. */
export function drawSegments(
  segments: readonly PathSegment[],
  fill: Paint | null,
  rule: FillRule,
  stroke: Stroke | null,
  context: DrawContext,
): void {
  const bounds = boundsOf(segments);
  if (!bounds) return;
  const reach = stroke
    ? (stroke.width / 2) * Math.max(1, stroke.join === "miter" ? stroke.miterLimit : Math.SQRT2)
    : 0;
  const ink = outset(bounds, reach);
  const decimals = decimalsAt(context);
  const path = pathOperators(segments, decimals);
  const filling = paintSetting(context, fill, "fill", ink);
  const stroking = stroke ? paintSetting(context, stroke.paint, "stroke", ink) : undefined;
  const pen = stroke && stroking ? strokeOperators(stroke, decimals) : "";
  const evenodd = rule === "evenodd" ? "*" : "";
  const { stream } = context;
  if (
    filling &&
    stroking &&
    stroking.opacity >= 1 &&
    filling.opacity >= 1 &&
    !filling.mask &&
    !stroking.mask
  ) {
    stream.add("q", filling.operators, stroking.operators, pen, path, `B${evenodd}`, "Q");
    return;
  }
  if (filling) {
    const state = stateOperator(context, { fill: filling.opacity, ...maskOf(filling) });
    stream.add("q", state, filling.operators, path, `f${evenodd}`, "Q");
  }
  if (stroking) {
    const state = stateOperator(context, { stroke: stroking.opacity, ...maskOf(stroking) });
    stream.add("q", state, stroking.operators, pen, path, "S", "Q");
  }
}

const maskOf = ({ mask }: PaintSetting) => (mask ? { mask } : {});
