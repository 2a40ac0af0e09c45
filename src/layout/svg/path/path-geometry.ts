/** Geometry of path segments: bounding box, transform, signed area. */
import type { Box } from "../../../units/box.ts";
import { apply, type Matrix } from "../../../units/matrix.ts";
import type { Segment } from "./path-data.ts";

export function transformPath(segments: readonly Segment[], matrix: Matrix): readonly Segment[] {
  return segments.map((segment): Segment => {
    if (segment[0] === "Z") return segment;
    const moved: (string | number)[] = [segment[0]];
    for (let index = 1; index < segment.length; index += 2) {
      const { x, y } = apply(matrix, { x: segment[index] as number, y: segment[index + 1] as number });
      moved.push(x, y);
    }
    return moved as unknown as Segment;
  });
}

/** The exact upright box around the line, without stroke; undefined for an empty path. */
export function pathBox(segments: readonly Segment[]): Box | undefined {
  const xs: number[] = [];
  const ys: number[] = [];
  let [x, y] = [0, 0];
  for (const segment of segments) {
    if (segment[0] === "Z") continue;
    if (segment[0] === "C") {
      const [, x1, y1, x2, y2, endX, endY] = segment;
      extremes(x, x1, x2, endX, xs);
      extremes(y, y1, y2, endY, ys);
    }
    [x, y] = segment.slice(-2) as [number, number];
    xs.push(x);
    ys.push(y);
  }
  if (xs.length === 0) return undefined;
  const [left, top] = [least(xs), least(ys)];
  return { x: left, y: top, width: greatest(xs) - left, height: greatest(ys) - top };
}

/** Signed area: positive if the subpaths as a whole turn clockwise on the page (control points as corners). */
export function signedArea(segments: readonly Segment[]): number {
  let area = 0;
  let [startX, startY, x, y] = [0, 0, 0, 0];
  const lineTo = (nextX: number, nextY: number): void => {
    area += x * nextY - nextX * y;
    [x, y] = [nextX, nextY];
  };
  for (const segment of segments) {
    if (segment[0] === "M" || segment[0] === "Z") lineTo(startX, startY);
    if (segment[0] === "M") [, startX, startY] = segment;
    if (segment[0] === "M") [x, y] = [startX, startY];
    if (segment[0] === "L" || segment[0] === "C") {
      for (let index = 1; index < segment.length; index += 2) {
        lineTo(segment[index] as number, segment[index + 1] as number);
      }
    }
  }
  lineTo(startX, startY);
  return area / 2;
}

/** The same line in the opposite direction, subpath by subpath. */
export function reversePath(segments: readonly Segment[]): readonly Segment[] {
  return subpaths(segments).flatMap(reverseSubpath);
}

/** The same line with every Z written as the line that it draws. */
export function openedPath(segments: readonly Segment[]): readonly Segment[] {
  return subpaths(segments).flatMap((part) => {
    const [first] = part;
    return part.map((segment): Segment => {
      return segment[0] === "Z" && first?.[0] === "M" ? ["L", first[1], first[2]] : segment;
    });
  });
}

/** Splits at each M; a line that continues after Z without M starts at the start of the closed subpath. */
export function subpaths(segments: readonly Segment[]): readonly (readonly Segment[])[] {
  const found: Segment[][] = [];
  for (const segment of segments) {
    const current = found.at(-1);
    if (segment[0] === "M" || !current) found.push([segment]);
    else if (current.at(-1)?.[0] === "Z") found.push([current[0] as Segment, segment]);
    else current.push(segment);
  }
  return found;
}

function reverseSubpath(segments: readonly Segment[]): readonly Segment[] {
  const drawn = segments.filter((segment) => segment[0] !== "Z");
  const ends = drawn.map((segment) => segment.slice(-2) as unknown as readonly [number, number]);
  const last = ends.at(-1);
  if (!last) return [];
  const reversed: Segment[] = [["M", ...last]];
  for (let index = drawn.length - 1; index > 0; index -= 1) {
    const segment = drawn[index] as Segment;
    const to = ends[index - 1] as readonly [number, number];
    if (segment[0] === "C") reversed.push(["C", segment[3], segment[4], segment[1], segment[2], ...to]);
    else reversed.push(["L", ...to]);
  }
  if (segments.at(-1)?.[0] === "Z") reversed.push(["Z"]);
  return reversed;
}

/** Adds the values of a cubic's coordinate where it turns. */
function extremes(p0: number, p1: number, p2: number, p3: number, found: number[]): void {
  const a = -p0 + 3 * p1 - 3 * p2 + p3;
  const b = 2 * (p0 - 2 * p1 + p2);
  const c = p1 - p0;
  const roots =
    Math.abs(a) < 1e-12 * (Math.abs(b) + Math.abs(c))
      ? [-c / b]
      : [Math.sqrt(b * b - 4 * a * c), -Math.sqrt(b * b - 4 * a * c)].map((root) => (-b + root) / (2 * a));
  for (const t of roots) {
    if (!(t > 0 && t < 1)) continue;
    const s = 1 - t;
    found.push(s * s * s * p0 + 3 * s * s * t * p1 + 3 * s * t * t * p2 + t * t * t * p3);
  }
}

const least = (values: readonly number[]): number => values.reduce((a, b) => Math.min(a, b));
const greatest = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b));
