/** Boxes around what items draw. */
import { expect, test } from "vitest";
import { boxOfItem } from "../../src/scene/item-boxes.ts";
import { box, group, path, rect, solid } from "../support/paper/scenes.ts";

test("the box of a group is that of its clip, if it has one, in its position", () => {
  const inside = [path(rect(box(-50, -50, 100, 100)), solid("#000000"))];
  const transform = [2, 0, 0, 2, 5, 6] as const;
  const clip = { d: rect(box(0, 0, 10, 20)), rule: "nonzero" } as const;
  expect(boxOfItem(group(inside, { transform, clip }), {})).toEqual(box(5, 6, 20, 40));
  expect(boxOfItem(group(inside, { transform }), {})).toEqual(box(-95, -94, 200, 200));
});
