/** The convex hull of points: the shape of a rubber band around them. Plain geometry in any one unit. */
import type { Box, Point } from "./box.ts";

export const cornersOf = ({ x, y, width, height }: Box): readonly Point[] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];

/** A vertical side of a box, and how far down it begins and ends. */
interface Side {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
}

/** Corners of the hull around boxes, clockwise with y down; points on a side are not corners (Andrew's monotone chain). */
export function hullAround(boxes: readonly Box[]): readonly Point[] {
  const sides: Side[] = [];
  for (const { x, y, width, height } of boxes)
    sides.push({ x, top: y, bottom: y + height }, { x: x + width, top: y, bottom: y + height });
  sort(sides);
  const corners: Point[] = [];
  addChain(corners, sides, false);
  addChain(corners, sides.reverse(), true);
  return corners;
}

/** Up to this number of sides inserting them one by one is faster: most texts have few lines. */
const FEW = 64;

function sort(sides: Side[]): void {
  if (sides.length > FEW) sides.sort((a, b) => a.x - b.x);
  else
    for (let next = 1; next < sides.length; next++) {
      const side = sides[next] as Side;
      let at = next;
      for (; at > 0 && (sides[at - 1] as Side).x > side.x; at--) sides[at] = sides[at - 1] as Side;
      sides[at] = side;
    }
}

/** Adds the upper corners from left to right, or the lower ones from right to left. */
function addChain(corners: Point[], sides: readonly Side[], isLower: boolean): void {
  const first = corners.length;
  for (const { x, top, bottom } of sides) {
    const y = isLower ? bottom : top;
    const before = corners.length > first ? corners[corners.length - 1] : undefined;
    if (before?.x === x) {
      if (isLower ? y <= before.y : y >= before.y) continue;
      corners.pop();
    }
    while (corners.length > first + 1 && !isCorner(corners, x, y)) corners.pop();
    corners.push({ x, y });
  }
}

/** True if the path turns right at the last corner on its way to a point. */
function isCorner(corners: readonly Point[], x: number, y: number): boolean {
  const [from, at] = [corners[corners.length - 2] as Point, corners[corners.length - 1] as Point];
  return (at.x - from.x) * (y - at.y) - (at.y - from.y) * (x - at.x) > 1e-12;
}
