/** Path data parsed, transformed and written. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { boundsOf, cubicSegments, moveSegments, segmentsOf, writePath } from "../../src/scene/path-data.ts";
import { invert, type Matrix } from "../../src/units/matrix.ts";

describe("path data", () => {
  test("is parsed with repeated commands, and written without unnecessary characters", () => {
    expect(writePath(segmentsOf("M 0,0 10 -5 L1.23456 2e1 Z"), 2)).toBe("M0 0L10-5L1.23 20Z");
  });

  test("of a quadratic curve becomes the equivalent cubic one", () => {
    // control points at two thirds of the way to (3, 6)
    expect(cubicSegments(segmentsOf("M0 0Q3 6 6 0"))[1]).toEqual({
      command: "C",
      values: [2, 4, 4, 4, 6, 0],
    });
  });

  test("has a box around its points; nothing has none", () => {
    expect(boundsOf(segmentsOf("M1 2L5-3C0 0 9 9 4 4Z"))).toEqual({ x: 0, y: -3, width: 9, height: 12 });
    expect(boundsOf([])).toBeUndefined();
  });

  test("moved and moved back is unchanged", () => {
    const coordinate = fc.double({ min: -1000, max: 1000, noNaN: true });
    const matrices = fc.tuple(fc.double({ min: 0.1, max: 10, noNaN: true }), coordinate, coordinate);
    fc.assert(
      fc.property(fc.array(coordinate, { minLength: 8, maxLength: 8 }), matrices, (values, [scale, e, f]) => {
        const matrix: Matrix = [scale, scale / 2, -scale / 3, scale, e, f];
        const back = invert(matrix) as Matrix;
        const [move, curve] = [values.slice(0, 2), values.slice(2)];
        const segments = [
          { command: "M", values: move },
          { command: "C", values: curve },
        ] as const;
        const found = moveSegments(moveSegments(segments, matrix), back).flatMap((segment) => segment.values);
        for (const [index, value] of found.entries()) expect(value).toBeCloseTo(values[index] as number, 5);
      }),
    );
  });
});
