/** Affine matrices in SVG's order [a b c d e f]: x' = a x + c y + e, y' = b x + d y + f. */
import type { Box, Point } from "./box.ts";

export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** The matrix that applies `inner` first and `outer` after it. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

export const translate = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y];
export const scale = (x: number, y = x): Matrix => [x, 0, 0, y, 0, 0];

/** A turn clockwise on the page (y down) by degrees, about the origin; right angles are exact. */
export function rotate(deg: number): Matrix {
  const quarter = (((deg / 90) % 4) + 4) % 4;
  const [cos, sin] =
    quarter === 0
      ? [1, 0]
      : quarter === 1
        ? [0, 1]
        : quarter === 2
          ? [-1, 0]
          : quarter === 3
            ? [0, -1]
            : [Math.cos((deg * Math.PI) / 180), Math.sin((deg * Math.PI) / 180)];
  return [cos, sin, -sin, cos, 0, 0];
}

export function apply(matrix: Matrix, point: Point): Point {
  const [a, b, c, d, e, f] = matrix;
  return { x: a * point.x + c * point.y + e, y: b * point.x + d * point.y + f };
}

/** The upright box around a transformed box. */
export function applyToBox(matrix: Matrix, box: Box): Box {
  const corners = [
    apply(matrix, box),
    apply(matrix, { x: box.x + box.width, y: box.y }),
    apply(matrix, { x: box.x, y: box.y + box.height }),
    apply(matrix, { x: box.x + box.width, y: box.y + box.height }),
  ];
  const xs = corners.map((corner) => corner.x);
  const ys = corners.map((corner) => corner.y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** The inverse; undefined when the matrix flattens the plane. */
export function invert(matrix: Matrix): Matrix | undefined {
  const [a, b, c, d, e, f] = matrix;
  const determinant = a * d - b * c;
  if (Math.abs(determinant) < 1e-12) return undefined;
  return [
    d / determinant,
    -b / determinant,
    -c / determinant,
    a / determinant,
    (c * f - d * e) / determinant,
    (b * e - a * f) / determinant,
  ];
}

/** How much the matrix stretches a length, as the square root of its area factor. */
export const scaleOf = ([a, b, c, d]: Matrix): number => Math.sqrt(Math.abs(a * d - b * c));

export const isIdentity = (matrix: Matrix): boolean =>
  matrix.every((value, index) => value === IDENTITY[index]);
