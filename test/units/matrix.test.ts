/** Laws of affine matrices, in the order of SVG's matrix(). */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Box, Point } from "../../src/units/box.ts";
import { contains } from "../../src/units/box.ts";
import {
  apply,
  applyToBox,
  IDENTITY,
  invert,
  isIdentity,
  type Matrix,
  multiply,
  rotate,
  scale,
  scaleOf,
  translate,
} from "../../src/units/matrix.ts";

const entry = fc.double({ min: -4, max: 4, noNaN: true });
const shift = fc.double({ min: -300, max: 300, noNaN: true });
const anyMatrix = fc.tuple(entry, entry, entry, entry, shift, shift) as fc.Arbitrary<Matrix>;
/** Matrices that do not flatten the plane. */
const plain = anyMatrix.filter(([a, b, c, d]) => Math.abs(a * d - b * c) > 0.01);
const anyPoint: fc.Arbitrary<Point> = fc.record({ x: shift, y: shift });

const expectNear = (found: Point, { x, y }: Point): void => {
  expect(found.x).toBeCloseTo(x, 4);
  expect(found.y).toBeCloseTo(y, 4);
};

test("known transforms, by hand", () => {
  // matrix(a b c d e f) of SVG 2, section 8.5: x' = a x + c y + e, y' = b x + d y + f
  expect(apply([2, 3, 5, 7, 11, 13], { x: 1, y: 10 })).toEqual({ x: 63, y: 86 });
  expect(apply(translate(5, -2), { x: 1, y: 1 })).toEqual({ x: 6, y: -1 });
  expect(apply(scale(2, 3), { x: 1, y: 1 })).toEqual({ x: 2, y: 3 });
  expect(apply(scale(2), { x: 1, y: 1 })).toEqual({ x: 2, y: 2 });
  // clockwise on a page whose y points down: right goes to down
  expectNear(apply(rotate(90), { x: 1, y: 0 }), { x: 0, y: 1 });
  expectNear(apply(rotate(30), { x: 1, y: 0 }), { x: Math.sqrt(3) / 2, y: 0.5 });
});

test("quarter turns are exact, also beyond a whole turn", () => {
  for (const deg of [90, 450, -270, 810])
    expect(rotate(deg).map((value) => value + 0)).toEqual([0, 1, 0, 0, 0, 0].with(2, -1));
  for (const deg of [0, 360, -720])
    expect(isIdentity(rotate(deg).map((value) => value + 0) as unknown as Matrix)).toBe(true);
});

describe("for all matrices and points", () => {
  test("a product applies the inner first and then the outer", () => {
    fc.assert(
      fc.property(anyMatrix, anyMatrix, anyPoint, (outer, inner, point) => {
        expectNear(apply(multiply(outer, inner), point), apply(outer, apply(inner, point)));
      }),
    );
  });

  test("products are associative, and identity changes nothing", () => {
    fc.assert(
      fc.property(anyMatrix, anyMatrix, anyMatrix, anyPoint, (a, b, c, point) => {
        expectNear(apply(multiply(multiply(a, b), c), point), apply(multiply(a, multiply(b, c)), point));
        expectNear(apply(multiply(IDENTITY, a), point), apply(a, point));
        expectNear(apply(multiply(a, IDENTITY), point), apply(a, point));
      }),
    );
  });

  test("the inverse brings every point back, from both sides", () => {
    fc.assert(
      fc.property(plain, anyPoint, (matrix, point) => {
        const back = invert(matrix) as Matrix;
        expectNear(apply(back, apply(matrix, point)), point);
        expectNear(apply(matrix, apply(back, point)), point);
      }),
    );
  });

  test("a matrix that flattens the plane has no inverse", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -9, max: 9 }),
        fc.integer({ min: -9, max: 9 }),
        fc.integer(),
        (a, b, times) => {
          expect(invert([a, b, a * times, b * times, 3, 4])).toBeUndefined();
        },
      ),
    );
  });

  test("the box around a turned box contains every point of it and touches them", () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    const size = fc.double({ min: 0, max: 200, noNaN: true });
    fc.assert(
      fc.property(anyMatrix, anyPoint, size, size, share, share, (matrix, at, width, height, u, v) => {
        const around = applyToBox(matrix, { ...at, width, height });
        const inside = apply(matrix, { x: at.x + u * width, y: at.y + v * height });
        expect(contains(around, { ...inside, width: 0, height: 0 })).toBe(true);
        expectTouched(around, matrix, { ...at, width, height });
      }),
    );
  });

  test("areas grow by the square of the scale", () => {
    fc.assert(
      fc.property(plain, plain, (a, b) => {
        expect(scaleOf(multiply(a, b))).toBeCloseTo(scaleOf(a) * scaleOf(b), 6);
        expect(scaleOf(invert(a) as Matrix) * scaleOf(a)).toBeCloseTo(1, 6);
      }),
    );
  });
});

/** Each side of the bounding box has a corner of the transformed box on it. */
function expectTouched(around: Box, matrix: Matrix, { x, y, width, height }: Box): void {
  const corners = [x, x + width].flatMap((cx) =>
    [y, y + height].map((cy) => apply(matrix, { x: cx, y: cy })),
  );
  const xs = corners.map((corner) => corner.x);
  const ys = corners.map((corner) => corner.y);
  expect(around.x).toBeCloseTo(Math.min(...xs), 6);
  expect(around.x + around.width).toBeCloseTo(Math.max(...xs), 6);
  expect(around.y).toBeCloseTo(Math.min(...ys), 6);
  expect(around.y + around.height).toBeCloseTo(Math.max(...ys), 6);
}
