/** The few kinds of drawing of which marks are made. */
import type { GroupItem, Item, PathItem, SolidPaint } from "../../scene/scene.ts";
import type { Box, Point } from "../../units/box.ts";
import { cornersOf } from "../../units/hull.ts";
import { round } from "../../units/length.ts";
import type { Matrix } from "../../units/matrix.ts";
import { MARK_ORIGIN } from "../faults.ts";

/** A straight line from point to point, in mm. */
export type Segment = readonly [x1: number, y1: number, x2: number, y2: number];

/** Thin enough to cut on, thick enough for any printer. */
export const LINE_WIDTH = 0.15;

export const BLACK: SolidPaint = { kind: "solid", colour: "#000000", opacity: 1 };
export const GREY: SolidPaint = { kind: "solid", colour: "#444444", opacity: 1 };

/** Beside or under other lines, so that they show on dark backgrounds too. */
export const WHITE: SolidPaint = { kind: "solid", colour: "#ffffff", opacity: 1 };

/** All segments as one path; their middle is on the given coordinates. */
export function lines(
  segments: readonly Segment[],
  paint: SolidPaint,
  dash: readonly number[] = [],
): PathItem {
  return {
    kind: "path",
    d: segments.map(([x1, y1, x2, y2]) => `M ${mm(x1)} ${mm(y1)} L ${mm(x2)} ${mm(y2)}`).join(" "),
    fill: null,
    fillRule: "nonzero",
    stroke: { paint, width: LINE_WIDTH, cap: "butt", join: "miter", miterLimit: 4, dash, dashOffset: 0 },
    origin: MARK_ORIGIN,
  };
}

/** Closed outlines as one path, in mm. */
export function outlines(polygons: readonly (readonly Point[])[], paint: SolidPaint): PathItem {
  const d = polygons.map((points) => `M ${points.map(({ x, y }) => `${mm(x)} ${mm(y)}`).join(" L ")} Z`);
  return { ...lines([], paint), d: d.join(" ") };
}

/** Filled boxes as one path. */
export function filled(boxes: readonly Box[], paint: SolidPaint): PathItem {
  return { ...outlines(boxes.map(cornersOf), paint), fill: paint, stroke: null };
}

export function group(transform: Matrix, items: readonly Item[]): GroupItem {
  return { kind: "group", transform, opacity: 1, items, origin: MARK_ORIGIN };
}

/** A tenth of a µm is enough: 1/72000 in is finer than any printer. */
const mm = (value: number): number => round(value, 4);
