/** Polygons, clockwise with y down. All lengths in mm. */
import type { Box, Point } from "../units/box.ts";

export type Polygon = readonly Point[];

/** How far a flattened arc may be from the true one: a tenth of what a home printer can place. */
const FLATNESS = 0.005;

export const rectangle = (width: number, height: number): Polygon => [
  { x: 0, y: 0 },
  { x: width, y: 0 },
  { x: width, y: height },
  { x: 0, y: height },
];

/** Around the origin, the first edge to the right of the first corner, which points up. */
export function regular(corners: number, radius: number): Polygon {
  return Array.from({ length: corners }, (_, index) => onCircle(radius, (360 * index) / corners));
}

/** A circle around the origin. */
export const circle = (radius: number): Polygon => arc(radius, 0, 360).slice(0, -1);

/** Points of an arc around the origin, including the ends. Degrees clockwise from the top. */
export function arc(radius: number, from: number, to: number): Polygon {
  const step = 2 * Math.acos(Math.max(0, 1 - FLATNESS / radius));
  // Whole quarters have corners at their ends: a circle is exactly as wide as its diameter.
  const count = 4 * Math.max(1, Math.ceil(Math.abs(radians(to - from)) / step / 4));
  return Array.from({ length: count + 1 }, (_, index) =>
    onCircle(radius, from + ((to - from) * index) / count),
  );
}

/** The polygon with corners rounded, each by its own radius; 0 leaves it sharp. */
export function rounded(outline: Polygon, radiusOf: (corner: number) => number): Polygon {
  return outline.flatMap((corner, index) => {
    const radius = radiusOf(index);
    if (radius <= 0) return [corner];
    const before = outline.at(index - 1) as Point;
    const after = outline[(index + 1) % outline.length] as Point;
    return roundCorner(before, corner, after, radius);
  });
}

function roundCorner(before: Point, corner: Point, after: Point, radius: number): Polygon {
  const [one, other] = [unit(corner, before), unit(corner, after)];
  const half = Math.acos(Math.max(-1, Math.min(1, one.x * other.x + one.y * other.y))) / 2;
  const along = radius / Math.tan(half);
  const start = { x: corner.x + one.x * along, y: corner.y + one.y * along };
  const end = { x: corner.x + other.x * along, y: corner.y + other.y * along };
  const middle = unit({ x: 0, y: 0 }, { x: one.x + other.x, y: one.y + other.y });
  const centre = moved(corner, middle, radius / Math.sin(half));
  const [from, to] = [bearing(centre, start), bearing(centre, end)];
  const sweep = ((((to - from) % 360) + 540) % 360) - 180;
  return arc(radius, from, from + sweep).map((point) => ({ x: centre.x + point.x, y: centre.y + point.y }));
}

export function boxOf(points: Iterable<Point>): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Positive for a clockwise polygon. */
export function areaOf(outline: Polygon): number {
  const sum = outline.reduce((area, { x, y }, index) => {
    const next = outline[(index + 1) % outline.length] as Point;
    return area + x * next.y - next.x * y;
  }, 0);
  return sum / 2;
}

/** The outline with every edge moved outwards by a small distance, in mm: much less than the length of the edges. */
export function outset(outline: Polygon, by: number): Polygon {
  const normals = normalsOf(outline);
  return outline.map((point, index) => {
    const [before, after] = [normals.at(index - 1) as Point, normals[index] as Point];
    const along = by / Math.max(0.1, 1 + before.x * after.x + before.y * after.y);
    return moved(point, { x: before.x + after.x, y: before.y + after.y }, along);
  });
}

/** Of length 1, outwards from each edge. */
const normalsOf = (outline: Polygon): readonly Point[] =>
  outline.map((point, index) => {
    const { x, y } = unit(point, outline[(index + 1) % outline.length] as Point);
    return { x: y, y: -x };
  });

/** Beyond this many times the distance, the tip of a sharp corner is cut off. */
const LONGEST_TIP = 2;

/**
 * Everything within `by` mm of a clockwise outline, keeping corners, as one polygon that may overlap itself: it is
 * filled by the nonzero rule. At notches it returns to the outline's corner and out again, so that a narrow one is
 * filled completely.
 */
export function grown(outline: Polygon, by: number): Polygon {
  if (by <= 0) return outline;
  const normals = normalsOf(outline);
  return outline.flatMap((corner, index) => {
    const [before, after] = [normals.at(index - 1) as Point, normals[index] as Point];
    const [start, end] = [moved(corner, before, by), moved(corner, after, by)];
    const isNotch = before.x * after.y - before.y * after.x < 0;
    if (isNotch) return [start, corner, end];
    const middle = { x: before.x + after.x, y: before.y + after.y };
    const cosine = 1 + before.x * after.x + before.y * after.y;
    const isSharp = Math.SQRT2 > LONGEST_TIP * Math.sqrt(Math.max(0, cosine));
    return isSharp ? [start, end] : [moved(corner, middle, by / cosine)];
  });
}

/** Is it an axis-aligned rectangle? */
export function isBox(outline: Polygon): boolean {
  const { width, height } = boxOf(outline);
  return width * height - areaOf(outline) < 1e-6;
}

/** Degrees clockwise from the top. */
export const bearing = (from: Point, to: Point): number =>
  (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;

export const moved = (from: Point, by: Point, times = 1): Point => ({
  x: from.x + by.x * times,
  y: from.y + by.y * times,
});

export const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

const onCircle = (radius: number, degrees: number): Point => ({
  x: radius * Math.sin(radians(degrees)),
  y: -radius * Math.cos(radians(degrees)),
});

function unit(from: Point, to: Point): Point {
  const length = distance(from, to);
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}
