/** Room between boxes. */
import { expect, test } from "vitest";
import { freeBox } from "../../src/units/free-box.ts";

const AREA = { x: 0, y: 0, width: 60, height: 80 };

test("the largest box keeps its distance from what is there, and may touch the edge of the area", () => {
  const head = { x: 0, y: 0, width: 60, height: 10 };
  const text = { x: 5, y: 50, width: 50, height: 25 };
  expect(freeBox(AREA, [head, text], 1)).toEqual({ x: 0, y: 11, width: 60, height: 38 });
});

test("a box beside others is found, and what is outside of the area is not looked at", () => {
  const left = { x: 0, y: 0, width: 39, height: 80 };
  expect(freeBox(AREA, [left, { x: 100, y: 0, width: 9, height: 9 }], 1)).toEqual({
    ...{ x: 40, y: 0, width: 20, height: 80 },
  });
});

test("without anything in it, all of the area is free; where all is taken, or nothing is worth it, nothing is", () => {
  expect(freeBox(AREA, [], 1)).toEqual(AREA);
  expect(freeBox(AREA, [AREA], 1)).toBeUndefined();
  expect(freeBox(AREA, [], 1, () => 0)).toBeUndefined();
});
