/** Boxes that are moved are drawn to lines of the card and of other boxes. */
import { expect, test } from "vitest";
import { linesOf, onGrid, snapped, WHOLE } from "../../../src/studio/client/template/stage/snap.ts";

const CARD = { width: 60, height: 80, safe: 3 };
const box = (x: number, y: number, width = 20, height = 10) => ({ x, y, width, height });

test("the nearest line draws the part of the box that is nearest to it", () => {
  const { by, guides } = snapped(box(19.5, 3.4), WHOLE, linesOf(CARD, []), 1);
  // its middle to the middle of the card, its top to the safe zone
  expect([by.x, by.y].map((value) => Math.round(value * 100) / 100)).toEqual([0.5, -0.4]);
  expect(guides.map(({ axis, at, kind }) => [axis, at, kind])).toEqual([
    ["x", 30, "centre"],
    ["y", 3, "safe"],
  ]);
});

test("a guide is long enough to show both boxes", () => {
  const lines = linesOf(CARD, [box(7, 60)]);
  const { guides } = snapped(box(7.2, 20), WHOLE, lines, 0.5);
  // all three parts of boxes of the same width
  expect(guides.map(({ at, from, to }) => [at, from, to])).toEqual([
    [7, 20, 70],
    [17, 20, 70],
    [27, 20, 70],
  ]);
});

test("where no line is near, a box gets a rounded place, and a resized one a rounded length", () => {
  const lines = linesOf(CARD, []);
  expect(snapped(box(11.23, 30.07), WHOLE, lines, 0.1).by.x).toBeCloseTo(-0.03);
  expect(onGrid(box(0.75, 0, 20.04), { x: ["end"], y: [] }).by).toEqual({ x: expect.closeTo(-0.04), y: 0 });
  expect(onGrid(box(0.75, 0, 20.04), { x: ["start"], y: [] }).by.x).toBeCloseTo(0.04);
});
