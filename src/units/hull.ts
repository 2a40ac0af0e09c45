/** The convex hull of points: the shape of a rubber band around them. Plain geometry in any one unit. */
import type { Box, Point } from "./box.ts";

export const cornersOf = ({ x, y, width, height }: Box): readonly Point[] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];

/** Corners of the hull, clockwise with y down; points on a side are not corners (Andrew's monotone chain). */
export function convexHull(points: readonly Point[]): readonly Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const upper = chainOf(sorted);
  const lower = chainOf(sorted.reverse());
  return [...upper.slice(0, -1), ...lower.slice(0, -1)];
}

function chainOf(points: readonly Point[]): Point[] {
  const chain: Point[] = [];
  for (const point of points) {
    while (chain.length > 1 && !turnsRight(chain.at(-2) as Point, chain.at(-1) as Point, point)) chain.pop();
    chain.push(point);
  }
  return chain;
}

const turnsRight = (a: Point, b: Point, c: Point): boolean =>
  (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 1e-12;
