/** Distances worked out by hand on shapes with round numbers. */
import { describe, expect, test } from "vitest";
import { clearance, haveCommonPoint, reachesAcross, reachesInto } from "../../src/shape/clearance.ts";
import { roundToken } from "../../src/shape/flat.ts";
import type { Polygon } from "../../src/shape/polygon.ts";
import type { Point } from "../../src/units/box.ts";
import { cornersOf, hullAround } from "../../src/units/hull.ts";

const at = (x: number, y: number): Point => ({ x, y });
const box = (x: number, y: number, width: number, height: number): Polygon =>
  cornersOf({ x, y, width, height });

describe("how far a shape is inside an outline", () => {
  const square = box(0, 0, 20, 20);
  /** An L: the upper right quarter is missing. */
  const notched = [at(0, 0), at(10, 0), at(10, 10), at(20, 10), at(20, 20), at(0, 20)];

  test.each([
    ["well inside", square, box(4, 7, 5, 5), 4],
    ["on the line", square, box(0, 7, 5, 5), 0],
    ["over it with one side", square, box(-3, 7, 5, 5), -3],
    ["all outside of it", square, box(24, 7, 5, 5), -9],
    ["below the notch", notched, box(12, 13, 5, 5), 2],
    ["in the notch, although in the box around the outline", notched, box(12, 2, 6, 6), -8],
    [
      "across the notch's corner, with no corner of its own outside",
      notched,
      [at(4, 4), at(16, 16), at(4, 16)],
      0,
    ],
    ["around the notch's corner", notched, [at(9, 5), at(15, 11), at(5, 11)], -1],
  ] as const)("%s", (_, outline, shape, expected) => {
    expect(clearance(outline, shape)).toBeCloseTo(expected, 2);
  });

  // A circle of 15 mm around (15, 15): the corner (5, 5) is 14.142 mm from the middle, (3, 4) 16.279 mm.
  test("a box in the corner of a circle", () => {
    const { outline } = roundToken(30);
    expect(clearance(outline, box(5, 5, 20, 20))).toBeCloseTo(15 - 14.142, 2);
    expect(clearance(outline, box(3, 4, 10, 10))).toBeCloseTo(15 - 16.279, 2);
  });
});

test("a shape extends into another if they share more than an edge", () => {
  const tab = [at(10, 0), at(14, 3), at(14, 7), at(10, 10)];
  expect(reachesInto(box(2, 2, 8, 6), tab, 0.3)).toBe(false);
  expect(reachesInto(box(2, 4, 8.2, 2), tab, 0.3)).toBe(false);
  expect(reachesInto(box(2, 4, 10, 2), tab, 0.3)).toBe(true);
  expect(reachesInto(box(11, 4, 1, 1), tab, 0.3)).toBe(true);
});

describe("a shape is on both sides of a fold", () => {
  const fold = { from: at(10, 0), to: at(10, 20) };
  test.each([
    ["across it, 3 mm and 5 mm", box(7, 5, 8, 4), true],
    ["up to it", box(2, 5, 8, 4), false],
    ["over it by less than 0.3 mm", box(2, 5, 8.2, 4), false],
    ["beyond its end", box(7, 21, 8, 4), false],
    ["over its end", box(7, 18, 8, 4), true],
    // It crosses the line x = 10 between y = 5 and y = 15.
    ["slanted", [at(0, 0), at(20, 10), at(20, 20), at(0, 10)], true],
  ] as const)("%s", (_, shape, expected) => {
    expect(reachesAcross(shape, fold, 0.3)).toBe(expected);
    expect(reachesAcross(shape, { from: fold.to, to: fold.from }, 0.3)).toBe(expected);
  });
});

describe("the hull of two lines of text", () => {
  // A line of 20 mm above one of 10 mm, both centred: six corners, of the box only the upper two.
  test("is narrower below than the box around them", () => {
    const hull = hullAround([
      { x: 0, y: 0, width: 20, height: 5 },
      { x: 5, y: 6, width: 10, height: 5 },
    ]);
    expect(hull).toHaveLength(6);
    expect(hull).toEqual(
      expect.arrayContaining([at(0, 0), at(20, 0), at(20, 5), at(15, 11), at(5, 11), at(0, 5)]),
    );
  });

  test("of one line is its box", () => {
    expect(hullAround([{ x: 3, y: 4, width: 10, height: 5 }])).toHaveLength(4);
  });
});

describe("a point in common", () => {
  /** A U: the middle of its top is missing. */
  const notched = [at(0, 0), at(5, 0), at(5, 10), at(15, 10), at(15, 0), at(20, 0), at(20, 20), at(0, 20)];
  test.each([
    ["a box in the notch", box(7, 2, 6, 6), false],
    ["a box beside it", box(24, 2, 6, 6), false],
    ["a box well inside", box(8, 12, 2, 2), true],
    ["a box around all of it", box(-5, -5, 40, 40), true],
    ["a bar across both arms, with no corner inside", box(-2, 3, 24, 2), true],
    ["a box over one edge of the notch", box(12, 2, 6, 6), true],
  ])("%s", (_, shape, expected) => {
    expect(haveCommonPoint(notched, shape)).toBe(expected);
    expect(haveCommonPoint(shape, notched)).toBe(expected);
  });
});
