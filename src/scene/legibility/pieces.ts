/**
 * Straight pieces of outlines, and where two outlines meet. Lengths are those of the plane to which the pieces are
 * transformed.
 */
import { type Box, type Point, unionOf } from "../../units/box.ts";
import { apply, type Matrix } from "../../units/matrix.ts";
import { distanceToLine } from "../../units/outline.ts";

export type LineSegment = readonly [from: Point, to: Point];

/**
 * @param lines as x, y, x, y ...
 * @param closed whether each line returns to its start
 */
export function piecesOf(
  lines: readonly (readonly number[])[],
  matrix: Matrix,
  closed: boolean,
): readonly LineSegment[] {
  return lines.flatMap((numbers) => {
    const points: Point[] = [];
    for (let at = 0; at + 1 < numbers.length; at += 2)
      points.push(apply(matrix, { x: numbers[at] as number, y: numbers[at + 1] as number }));
    if (closed && points[0]) points.push(points[0]);
    return points.slice(1).map((point, index): LineSegment => [points[index] as Point, point]);
  });
}

/** False if the box around the piece is more than `by` away from the other box. */
export function comesNear([a, b]: LineSegment, { x, y, width, height }: Box, by: number): boolean {
  return (
    Math.max(a.x, b.x) + by >= x &&
    Math.min(a.x, b.x) - by <= x + width &&
    Math.max(a.y, b.y) + by >= y &&
    Math.min(a.y, b.y) - by <= y + height
  );
}

/**
 * A point of an outline that is within `reach` of a line, or on it; undefined if the two do not meet.
 * Limits: of pieces that do not cross, only the corners of the outline are measured.
 */
export function meetingPoint(
  outline: readonly LineSegment[],
  line: readonly LineSegment[],
  reach: number,
): Point | undefined {
  const around = unionOf(outline.map(([{ x, y }]) => ({ x, y, width: 0, height: 0 })));
  if (!around) return undefined;
  for (const piece of line) {
    if (!comesNear(piece, around, reach)) continue;
    for (const side of outline) {
      const crossing = crossingOf(side, piece);
      if (crossing) return crossing;
      if (distanceTo(side[0], piece) < reach) return side[0];
    }
  }
  return undefined;
}

function crossingOf([a, b]: LineSegment, [c, d]: LineSegment): Point | undefined {
  const [rx, ry, sx, sy] = [b.x - a.x, b.y - a.y, d.x - c.x, d.y - c.y];
  const cross = rx * sy - ry * sx;
  if (cross === 0) return undefined;
  const t = ((c.x - a.x) * sy - (c.y - a.y) * sx) / cross;
  const u = ((c.x - a.x) * ry - (c.y - a.y) * rx) / cross;
  return t >= 0 && t <= 1 && u >= 0 && u <= 1 ? { x: a.x + t * rx, y: a.y + t * ry } : undefined;
}

const distanceTo = ({ x, y }: Point, [a, b]: LineSegment): number => distanceToLine(x, y, a.x, a.y, b.x, b.y);
