/** How far something is inside a cut line, which need not be convex. Lengths in mm. */
import type { Point } from "../units/box.ts";
import { distanceToLine, isInside } from "../units/outline.ts";
import type { Polygon } from "./polygon.ts";

/**
 * The least distance from a convex shape to the outline around it; below 0, the largest by which it sticks out.
 * @param shape its corners in order
 */
export function clearance(outline: Polygon, shape: Polygon): number {
  const beyond = shape.filter((point) => !isInside(outline, point));
  if (beyond.length > 0) return -Math.max(...beyond.map((point) => distanceTo(outline, point)));
  // A corner of the outline inside the shape cuts a notch into it.
  const notches = outline.filter((point) => isInside(shape, point));
  if (notches.length > 0) return -Math.max(...notches.map((point) => distanceTo(shape, point)));
  return Math.min(
    ...shape.map((point) => distanceTo(outline, point)),
    ...outline.map((point) => distanceTo(shape, point)),
  );
}

/** True if the interiors of the shapes overlap, more than `by` mm deep. */
export function reachesInto(shape: Polygon, other: Polygon, by: number): boolean {
  const deep = (points: Polygon, around: Polygon): boolean =>
    points.some((point) => isInside(around, point) && distanceTo(around, point) > by);
  return deep(shape, other) || deep(other, shape);
}

/** True if two outlines, which need not be convex, share a point: one is inside the other, or their edges cross. */
export function haveCommonPoint(one: Polygon, other: Polygon): boolean {
  const [first] = one;
  const [start] = other;
  if (!first || !start) return false;
  if (isInside(other, first) || isInside(one, start)) return true;
  return edgesOf(one).some((edge) => edgesOf(other).some((across) => doCross(edge, across)));
}

type Edge = readonly [from: Point, to: Point];

const edgesOf = (outline: Polygon): readonly Edge[] =>
  outline.map((point, index) => [point, outline[(index + 1) % outline.length] as Point]);

/** Each has its ends on both sides of the other. */
const doCross = (one: Edge, other: Edge): boolean => isSplit(one, other) && isSplit(other, one);

function isSplit([from, to]: Edge, [a, b]: Edge): boolean {
  const sideOf = ({ x, y }: Point): number => (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x);
  return sideOf(a) > 0 !== sideOf(b) > 0;
}

/**
 * True if a convex shape is on both sides of a line from one point to another, farther than `by` mm from it on each,
 * and crosses it between these points.
 */
export function reachesAcross(
  shape: Polygon,
  { from, to }: { readonly from: Point; readonly to: Point },
  by: number,
): boolean {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const turned = shape.map(({ x, y }) => ({
    along: (x - from.x) * dx + (y - from.y) * dy,
    across: (y - from.y) * dx - (x - from.x) * dy,
  }));
  const across = turned.map((point) => point.across);
  if (Math.min(Math.max(...across), -Math.min(...across)) <= by) return false;
  const crossings = turned.flatMap((a, index) => {
    const b = turned[(index + 1) % turned.length] as (typeof turned)[number];
    if (a.across > 0 === b.across > 0) return [];
    return a.along + ((b.along - a.along) * a.across) / (a.across - b.across);
  });
  return Math.min(length, Math.max(...crossings)) - Math.max(0, Math.min(...crossings)) > by;
}

/** From a point to the nearest edge. */
export function distanceTo(outline: Polygon, point: Point): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [index, a] of outline.entries()) {
    const b = outline[(index + 1) % outline.length] as Point;
    least = Math.min(least, distanceToLine(point.x, point.y, a.x, a.y, b.x, b.y));
  }
  return least;
}
