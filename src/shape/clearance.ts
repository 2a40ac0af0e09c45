/** How far something lies inside a cut line, which need not be convex. Lengths in mm. */
import type { Point } from "../units/box.ts";
import { distance, type Polygon } from "./polygon.ts";

/**
 * The least distance from a convex shape to the outline around it; below 0, the largest by which it sticks out.
 * @param shape its corners in order
 */
export function clearance(outline: Polygon, shape: Polygon): number {
  const beyond = shape.filter((point) => !isInside(outline, point));
  if (beyond.length > 0) return -Math.max(...beyond.map((point) => distanceTo(outline, point)));
  // A corner of the outline that lies in the shape cuts a notch into it.
  const notches = outline.filter((point) => isInside(shape, point));
  if (notches.length > 0) return -Math.max(...notches.map((point) => distanceTo(shape, point)));
  return Math.min(
    ...shape.map((point) => distanceTo(outline, point)),
    ...outline.map((point) => distanceTo(shape, point)),
  );
}

/** True when the shapes share a point of their insides, more than `by` mm deep. */
export function reachesInto(shape: Polygon, other: Polygon, by: number): boolean {
  const deep = (points: Polygon, around: Polygon): boolean =>
    points.some((point) => isInside(around, point) && distanceTo(around, point) > by);
  return deep(shape, other) || deep(other, shape);
}

export function isInside(outline: Polygon, { x, y }: Point): boolean {
  let inside = false;
  for (const [a, b] of edgesOf(outline))
    if (a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) inside = !inside;
  return inside;
}

/** From a point to the nearest edge. */
export function distanceTo(outline: Polygon, point: Point): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [a, b] of edgesOf(outline)) {
    const length = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
    const along = (point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y);
    const share = length > 0 ? Math.min(1, Math.max(0, along / length)) : 0;
    least = Math.min(least, distance(point, { x: a.x + share * (b.x - a.x), y: a.y + share * (b.y - a.y) }));
  }
  return least;
}

function* edgesOf(outline: Polygon): Iterable<readonly [Point, Point]> {
  for (let at = 0; at < outline.length; at++)
    yield [outline[at] as Point, outline[(at + 1) % outline.length] as Point];
}
