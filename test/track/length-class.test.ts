/** The length class of a race by its shortest way: the last movement points of each class and the first of the next. */
import { expect, test } from "vitest";
import { lengthClassOf } from "../../src/track/length-class.ts";
import { look, northwards } from "./look.ts";

test.each([
  [1, "short"],
  [12, "short"],
  [13, "medium"],
  [20, "medium"],
  [21, "long"],
  [30, "long"],
] as const)("%d movement points are %s", (mp, length) => {
  expect(lengthClassOf(mp)).toBe(length);
});

test("four cards in a row are a short race, five a medium, seven a long one", () => {
  // three rows a card, one movement point a row: 12, 15, 21
  const lengths = [4, 5, 7].map((cards) => {
    const { free } = look(northwards(...Array(cards).fill({}))).track;
    return [free?.mp, lengthClassOf(free?.mp ?? 0)];
  });
  expect(lengths).toEqual([
    [12, "short"],
    [15, "medium"],
    [21, "long"],
  ]);
});
