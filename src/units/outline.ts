/** Queries on outlines made of straight lines, in whatever unit their points are. */
import type { Point } from "./box.ts";

/** True for a point inside the closed outline; if it crosses itself, by the even-odd rule. */
export function isInside(outline: readonly Point[], { x, y }: Point): boolean {
  let inside = false;
  for (const [index, a] of outline.entries()) {
    const b = outline[(index + 1) % outline.length] as Point;
    if (a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) inside = !inside;
  }
  return inside;
}

/**
 * How far the point x, y is from the straight line between two others, including the ends. Takes plain numbers because
 * the outlines of drawings are kept that way, by the ten thousand.
 */
export function distanceToLine(x: number, y: number, x1: number, y1: number, x2: number, y2: number): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = dx * dx + dy * dy;
  const share = length > 0 ? Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / length)) : 0;
  return Math.hypot(x - x1 - share * dx, y - y1 - share * dy);
}
