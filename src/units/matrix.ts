/**
 * Affine matrices in SVG's order [a b c d e f]: x' = a x + c y + e, y' = b x + d y + f. Used for every item of every
 * card: elements are read by index, which needs no iterator.
 */
import type { Box, Point } from "./box.ts";

export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** The matrix that applies `inner` first and then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const { 0: a, 1: b, 2: c, 3: d, 4: e, 5: f } = outer;
  const { 0: g, 1: h, 2: i, 3: j, 4: k, 5: l } = inner;
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

export function apply({ 0: a, 1: b, 2: c, 3: d, 4: e, 5: f }: Matrix, { x, y }: Point): Point {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}

/** The upright box around a transformed box. */
export function applyToBox({ 0: a, 1: b, 2: c, 3: d, 4: e, 5: f }: Matrix, box: Box): Box {
  const { x, y } = box;
  const right = x + box.width;
  const bottom = y + box.height;
  const x1 = a * x + c * y + e;
  const x2 = a * right + c * y + e;
  const x3 = a * x + c * bottom + e;
  const x4 = a * right + c * bottom + e;
  const y1 = b * x + d * y + f;
  const y2 = b * right + d * y + f;
  const y3 = b * x + d * bottom + f;
  const y4 = b * right + d * bottom + f;
  const left = Math.min(x1, x2, x3, x4);
  const top = Math.min(y1, y2, y3, y4);
  return {
    x: left,
    y: top,
    width: Math.max(x1, x2, x3, x4) - left,
    height: Math.max(y1, y2, y3, y4) - top,
  };
}

/** The inverse; undefined if the matrix flattens the plane. */
export function invert(matrix: Matrix): Matrix | undefined {
  const { 0: a, 1: b, 2: c, 3: d, 4: e, 5: f } = matrix;
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
export const scaleOf = ({ 0: a, 1: b, 2: c, 3: d }: Matrix): number => Math.sqrt(Math.abs(a * d - b * c));

/** Upright or turned by quarters. */
export function isStraight({ 0: a, 1: b, 2: c, 3: d }: Matrix): boolean {
  const small = 1e-6 * Math.hypot(a, b, c, d);
  return (Math.abs(b) <= small && Math.abs(c) <= small) || (Math.abs(a) <= small && Math.abs(d) <= small);
}

export const isSameMatrix = (one: Matrix, other: Matrix): boolean =>
  one === other ||
  (one[0] === other[0] &&
    one[1] === other[1] &&
    one[2] === other[2] &&
    one[3] === other[3] &&
    one[4] === other[4] &&
    one[5] === other[5]);

export const isIdentity = (matrix: Matrix): boolean => isSameMatrix(matrix, IDENTITY);
