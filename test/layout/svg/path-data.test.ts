/** Path data in one form: numbers by hand, and laws against svgpath and a sampling of the curve. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatPath, parsePath, type Segment } from "../../../src/layout/svg/path/path-data.ts";
import {
  pathBox,
  reversePath,
  signedArea,
  transformPath,
} from "../../../src/layout/svg/path/path-geometry.ts";
import { applyToBox, type Matrix } from "../../../src/units/matrix.ts";

describe("path data", () => {
  test.each([
    ["M1 2h3v4H0V0z", "M1 2L4 2L4 6L0 6L0 0Z"],
    ["m1 2 3 4-1-1z m1 1 l1 0", "M1 2L4 6L3 5ZM2 3L3 3"],
    ["M0 0Q3 0 3 3", "M0 0C2 0 3 1 3 3"],
    ["M0 0q3 0 3 3t-3 3", "M0 0C2 0 3 1 3 3C3 5 2 6 0 6"],
    ["M0 0C1 0 2 1 2 2S1 4 0 4", "M0 0C1 0 2 1 2 2C2 3 1 4 0 4"],
    ["M0 0L1 1S2 2 3 0", "M0 0L1 1C1 1 2 2 3 0"],
    ["M.5.5.25.25", "M0.5 0.5L0.25 0.25"],
  ])("%s becomes %s", (text, d) => {
    expect(parsePath(text)).toMatchObject({ d, fault: undefined });
  });

  test("an arc becomes a curve through the same points", () => {
    // A quarter of the circle of radius 10 about the origin; the control points are 10 x 0.5522847 along.
    const { segments } = parsePath("M10 0A10 10 0 0 1 0 10");
    const [, curve] = segments as [Segment, Segment];
    const expected = ["C", 10, 5.522847, 5.522847, 10, 0, 10];
    curve.forEach((part, index) => {
      if (index === 0) expect(part).toBe("C");
      else expect(part).toBeCloseTo(expected[index] as number, 4);
    });
  });

  test("a fault ends the path at its place, as SVG specifies", () => {
    const { d, fault } = parsePath("M0 0L10 0L10 x0L5 5");
    expect(d).toBe("M0 0L10 0");
    expect(fault).toContain("pos 13");
    expect(parsePath("L1 1").fault).toBeDefined();
    expect(parsePath("M0 0L1e999 0").d).toBe("");
  });
});

const number = fc.integer({ min: -500, max: 500 }).map((value) => value / 10);
const point = fc.tuple(number, number);
const segment: fc.Arbitrary<Segment> = fc.oneof(
  point.map(([x, y]): Segment => ["L", x, y]),
  fc.tuple(point, point, point).map(([a, b, c]): Segment => ["C", ...a, ...b, ...c]),
);
const path = fc
  .tuple(point, fc.array(segment, { minLength: 1, maxLength: 8 }), fc.boolean())
  .map(([[x, y], segments, closed]): Segment[] => [
    ["M", x, y],
    ...segments,
    ...(closed ? [["Z"] as const] : []),
  ]);
const matrix: fc.Arbitrary<Matrix> = fc
  .tuple(number, number, number, number, number, number)
  .map(([a, b, c, d, e, f]) => [a / 10, b / 10, c / 10, d / 10, e, f]);

/** Points along the curve, calculated the slow way. */
function samples(segments: readonly Segment[]): readonly (readonly [number, number])[] {
  const found: [number, number][] = [];
  let [x, y] = [0, 0];
  for (const part of segments) {
    if (part[0] === "Z") continue;
    if (part[0] === "C") {
      const [, x1, y1, x2, y2, x3, y3] = part;
      for (let t = 0; t <= 1; t += 1 / 64) {
        const s = 1 - t;
        const at = (a: number, b: number, c: number, d: number) =>
          s ** 3 * a + 3 * s * s * t * b + 3 * s * t * t * c + t ** 3 * d;
        found.push([at(x, x1, x2, x3), at(y, y1, y2, y3)]);
      }
    }
    [x, y] = part.slice(-2) as [number, number];
    found.push([x, y]);
  }
  return found;
}

describe("laws", () => {
  test("a written path reads back as the same path", () => {
    fc.assert(
      fc.property(path, (segments) => {
        expect(parsePath(formatPath(segments)).segments).toEqual(segments);
      }),
    );
  });

  test("the box contains every point of the curve and is not larger", () => {
    fc.assert(
      fc.property(path, (segments) => {
        const box = pathBox(segments);
        const points = samples(segments);
        const xs = points.map(([x]) => x);
        expect(box?.x).toBeLessThanOrEqual(Math.min(...xs) + 1e-9);
        // 64 steps a curve miss its furthest point by less than this.
        expect(box?.x).toBeGreaterThan(Math.min(...xs) - 0.2);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThanOrEqual(Math.max(...xs) - 1e-9);
      }),
    );
  });

  test("the box of a transformed path is inside the transformed box", () => {
    fc.assert(
      fc.property(path, matrix, (segments, transform) => {
        const outer = applyToBox(transform, pathBox(segments) ?? { x: 0, y: 0, width: 0, height: 0 });
        const inner = pathBox(transformPath(segments, transform));
        expect(inner?.x).toBeGreaterThanOrEqual(outer.x - 1e-6);
        expect((inner?.y ?? 0) + (inner?.height ?? 0)).toBeLessThanOrEqual(outer.y + outer.height + 1e-6);
      }),
    );
  });

  test("reversed, a path turns the other way and covers the same points", () => {
    fc.assert(
      fc.property(path, (segments) => {
        const turned = reversePath(segments);
        expect(signedArea(turned)).toBeCloseTo(-signedArea(segments), 6);
        expect(pathBox(turned)?.width).toBeCloseTo(pathBox(segments)?.width ?? 0, 9);
        expect(reversePath(turned)).toEqual(segments);
      }),
    );
  });
});

test("a clockwise square has a positive area", () => {
  expect(signedArea(parsePath("M0 0H10V10H0z").segments)).toBe(100);
  expect(signedArea(parsePath("M0 0V10H10V0zM20 20H21V21H20z").segments)).toBe(-99);
});
