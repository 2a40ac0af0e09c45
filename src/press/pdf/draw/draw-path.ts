/** Paths: filled, then stroked, as SVG paints them. */
import { boundsOf, type PathSegment, segmentsOf } from "../../../scene/path-data.ts";
import type { PathItem, Stroke } from "../../../scene/scene.ts";
import { boundedMap } from "../../../units/bounded-map.ts";
import { type Box, outset } from "../../../units/box.ts";
import {
  type DrawContext,
  type PaintSetting,
  paintSetting,
  stateOperator,
  strokeSetting,
} from "./draw-context.ts";
import { ANY_PEN, pathOperators, penOf } from "./operators.ts";
import { drawApart, setPaint } from "./set-paint.ts";

/** How an outline is painted. */
export type PathPaint = Pick<PathItem, "fill" | "fillRule" | "stroke">;

interface Outline {
  readonly operators: string;
  /** Undefined for an empty path. */
  readonly bounds: Box | undefined;
}

const outlines = boundedMap<Outline>(500);
/** The last outline of a path: cards share their paths, nearly always at one scale. */
const lastOutlines = new WeakMap<PathItem, { readonly outline: Outline; readonly decimals: number }>();

export function drawPath(item: PathItem, context: DrawContext): void {
  const { decimals } = context.place;
  const last = lastOutlines.get(item);
  if (last?.decimals === decimals) {
    paintOutline(last.outline, item, context);
    return;
  }
  const outline = outlines.getOrMake(`${decimals} ${item.d}`, () =>
    outlineFrom(segmentsOf(item.d), decimals),
  );
  lastOutlines.set(item, { outline, decimals });
  paintOutline(outline, item, context);
}

/** The same for an outline that is not a path of the scene. */
export function drawSegments(segments: readonly PathSegment[], paint: PathPaint, context: DrawContext): void {
  paintOutline(outlineFrom(segments, context.place.decimals), paint, context);
}

const outlineFrom = (segments: readonly PathSegment[], decimals: number): Outline => ({
  operators: pathOperators(segments, decimals),
  bounds: boundsOf(segments),
});

/** Fill and stroke are painted in one step if the result looks the same. */
function paintOutline({ operators, bounds }: Outline, paint: PathPaint, context: DrawContext): void {
  if (!bounds) return;
  const { fill, stroke } = paint;
  const inkOf = (): Box => (stroke ? outset(bounds, reachOf(stroke)) : bounds);
  const filling = paintSetting(context, fill, "fill", inkOf);
  const stroking = strokeSetting(context, stroke, inkOf);
  const pen = stroke ? penOf(stroke, context.place.decimals) : ANY_PEN;
  const evenodd = paint.fillRule === "evenodd" ? "*" : "";
  if (filling && stroking && isPlain(filling) && isPlain(stroking)) {
    drawApart(context, !pen.isUsual, "", () => {
      setPaint(context, { fill: filling, stroke: stroking, pen });
      context.stream.add(`${operators} B${evenodd}`);
    });
    return;
  }
  if (filling) {
    const state = stateOperator(context, { fill: filling.opacity, ...maskOf(filling) });
    drawApart(context, state !== "", state, () => {
      setPaint(context, { fill: filling });
      context.stream.add(`${operators} f${evenodd}`);
    });
  }
  if (stroking) {
    const state = stateOperator(context, { stroke: stroking.opacity, ...maskOf(stroking) });
    drawApart(context, state !== "" || !pen.isUsual, state, () => {
      setPaint(context, { stroke: stroking, pen });
      context.stream.add(`${operators} S`);
    });
  }
}

/** How far a stroke's ink extends from its line: to the tip of a mitre, or to the corner of a square end. */
function reachOf({ width, join, miterLimit }: Stroke): number {
  return (width / 2) * Math.max(Math.SQRT2, join === "miter" ? miterLimit : 1);
}

/** True for a paint that needs no graphics state. */
export const isPlain = ({ opacity, mask }: PaintSetting): boolean => opacity >= 1 && !mask;

const maskOf = ({ mask }: PaintSetting) => (mask ? { mask } : {});
