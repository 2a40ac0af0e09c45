/** Boxes that are scaled with the frame around them. */
import { expect, test } from "vitest";
import { type ScaledPart, scaledBoxes } from "../../src/units/scaled-boxes.ts";

const part = (
  [x, y, width, height]: readonly [number, number, number, number],
  keeps: ScaledPart["keeps"] = "nothing",
): ScaledPart => ({ box: { x, y, width, height }, keeps });

const numbersOf = (found: ReturnType<typeof scaledBoxes>) =>
  found?.boxes.map(({ x, y, width, height }) => [x, y, width, height]);

test("each keeps its place and its share of the frame", () => {
  // a frame of 40 x 20 becomes one of 60 x 10
  const found = scaledBoxes([part([10, 10, 20, 10]), part([40, 20, 10, 10])], { right: 20, bottom: -10 });
  expect(found?.frame).toEqual({ x: 10, y: 10, width: 60, height: 10 });
  expect(numbersOf(found)).toEqual([
    [10, 10, 30, 5],
    [55, 15, 15, 5],
  ]);
});

test("edges at the left and the top move what is at the right and the bottom, too", () => {
  const found = scaledBoxes([part([10, 10, 20, 10]), part([40, 20, 10, 10])], { left: -40, top: 10 });
  expect(numbersOf(found)).toEqual([
    [-30, 20, 40, 5],
    [30, 25, 20, 5],
  ]);
});

test("a square stays one, and what is at a side of the frame stays at it", () => {
  const parts = [part([0, 0, 40, 10]), part([0, 10, 10, 10], "square"), part([30, 10, 10, 10], "square")];
  expect(numbersOf(scaledBoxes(parts, { right: 20 }))).toEqual([
    [0, 0, 60, 10],
    [0, 10, 10, 10],
    [50, 10, 10, 10],
  ]);
  expect(numbersOf(scaledBoxes(parts, { right: 40, bottom: 20 }))).toEqual([
    [0, 0, 80, 20],
    [0, 20, 20, 20],
    [60, 20, 20, 20],
  ]);
});

test("what has no size of its own is moved, and the frame has room for it", () => {
  const parts = [part([0, 0, 40, 10]), part([20, 10, 10, 10], "size")];
  // two thirds of the room beside it are at its left
  expect(numbersOf(scaledBoxes(parts, { right: 30, bottom: 10 }))).toEqual([
    [0, 0, 70, 15],
    [40, 20, 10, 10],
  ]);
  expect(scaledBoxes(parts, { right: -39 })?.frame.width).toBe(10);
});

test("no part becomes smaller than half a millimetre", () => {
  const found = scaledBoxes([part([0, 0, 40, 10]), part([0, 10, 5, 10])], { left: 100 });
  expect(found?.frame).toEqual({ x: 36, y: 0, width: 4, height: 20 });
  expect(numbersOf(found)).toEqual([
    [36, 0, 4, 10],
    [36, 10, 0.5, 10],
  ]);
});
