/** The convex hull of points: the shape of a rubber band around them. Plain geometry in any one unit. */
import type { Box, Point } from "./box.ts";

export const cornersOf = ({ x, y, width, height }: Box): readonly Point[] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];

/** Corners of the hull around boxes, clockwise with y down; points on a side are not corners (Andrew's monotone chain). */
export function hullAround(boxes: readonly Box[]): readonly Point[] {
  const points: Point[] = [];
  for (const box of boxes) for (const corner of cornersOf(box)) points.push(corner);
  points.sort(fromLeft);
  const hull = chainOf(points);
  hull.pop();
  const lower = chainOf(points.reverse());
  lower.pop();
  for (const corner of lower) hull.push(corner);
  return hull;
}

const fromLeft = (a: Point, b: Point): number => a.x - b.x || a.y - b.y;

function chainOf(points: readonly Point[]): Point[] {
  const chain: Point[] = [];
  for (const point of points) {
    let last = chain.length - 1;
    while (last > 0 && !turnsRight(chain[last - 1] as Point, chain[last] as Point, point)) {
      chain.pop();
      last--;
    }
    chain.push(point);
  }
  return chain;
}

const turnsRight = (a: Point, b: Point, c: Point): boolean =>
  (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 1e-12;
