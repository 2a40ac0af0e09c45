/** The hull around boxes: it contains all of them, its corners are theirs, and it bends at each. */
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Box, Point } from "../../src/units/box.ts";
import { cornersOf, hullAround } from "../../src/units/hull.ts";

/** Few numbers, so that many corners are in one line. */
const boxes = (most: number) => {
  const length = fc.integer({ min: 1, max: 6 });
  const place = fc.integer({ min: 0, max: 9 });
  const box = fc.record({ x: place, y: place, width: length, height: length });
  return fc.array(box, { minLength: 1, maxLength: most });
};

/** Positive if the way from `a` through `b` to `c` turns right, with y down. */
const turn = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x);

function expectHull(all: readonly Box[]): void {
  const hull = hullAround(all);
  const corners = all.flatMap(cornersOf);
  const sides = hull.map((from, index) => [from, hull[(index + 1) % hull.length] as Point] as const);
  for (const corner of hull) expect(corners).toContainEqual(corner);
  for (const [from, to] of sides)
    for (const corner of corners) expect(turn(from, to, corner)).toBeGreaterThanOrEqual(0);
  for (const [index, [from, to]] of sides.entries())
    expect(turn(from, to, hull[(index + 2) % hull.length] as Point)).toBeGreaterThan(0);
}

test.each([
  ["a few boxes", 8],
  ["many boxes", 60],
])("around %s", (_, most) => {
  fc.assert(fc.property(boxes(most), expectHull), { numRuns: 60 });
});

test("around one box, clockwise from its upper left corner; around nothing", () => {
  const box = { x: 3, y: 4, width: 10, height: 5 };
  expect(hullAround([box])).toEqual(cornersOf(box));
  expect(hullAround([])).toEqual([]);
});
