/** Expected numbers: WCAG's own pairs, and a program in Python written from the papers, which gives Sharma's CIEDE2000 data. */
import { expect, test } from "vitest";
import {
  contrastOf,
  type Deficiency,
  differenceOf,
  greyOf,
  hexOf,
  rgbOf,
  simulate,
} from "../../src/units/colour-difference.ts";

const contrast = (a: string, b: string): number => contrastOf(rgbOf(a), rgbOf(b));

test.each([
  ["#000000", "#ffffff", 21],
  ["#ffffff", "#ffffff", 1],
  ["#767676", "#ffffff", 4.54],
  ["#ffffff", "#777777", 4.48],
  ["#949494", "#ffffff", 3.03],
  ["#ff0000", "#ffffff", 4.0],
])("the contrast of %s and %s is %d", (a, b, ratio) => {
  expect(contrast(a, b)).toBeCloseTo(ratio, 2);
});

test.each<[string, Deficiency, string]>([
  ["#ff0000", "protan", "#6d5f00"],
  ["#ff0000", "deutan", "#a39000"],
  ["#ff0000", "tritan", "#ff004e"],
  ["#00ff00", "protan", "#ffe500"],
  ["#00ff00", "deutan", "#efd63a"],
  ["#00ff00", "tritan", "#79e9ff"],
  ["#0000ff", "protan", "#0059ff"],
  ["#0000ff", "deutan", "#003dfb"],
  ["#0000ff", "tritan", "#006288"],
  ["#808080", "protan", "#808080"],
  ["#808080", "tritan", "#808080"],
])("%s is seen by %s eyes as %s", (hex, deficiency, seen) => {
  const [wanted, found] = [rgbOf(seen), rgbOf(simulate(hex, deficiency))];
  for (const [index, part] of found.entries())
    expect(part * 255).toBeCloseTo((wanted[index] as number) * 255, -0.3);
});

test.each([
  ["#ff0000", "#0000ff", 52.88],
  ["#c23a32", "#3f9153", 61.15],
  ["#2f70b3", "#c23a32", 43.99],
  ["#e69f00", "#56b4e9", 53.61],
  ["#ffffff", "#000000", 100],
  ["#123456", "#123456", 0],
])("%s and %s differ by %d", (a, b, difference) => {
  expect(differenceOf(a, b)).toBeCloseTo(difference, 1);
  expect(differenceOf(b, a)).toBeCloseTo(difference, 1);
});

test("red and blue of the same light are the same grey", () => {
  expect(greyOf("#ff0000")).toBe("#7f7f7f");
  expect(greyOf("#2f70b3")).toBe("#6e6e6e");
  expect(greyOf("#c23a32")).toBe("#6b6b6b");
});

test("a colour goes to numbers and back; what is beyond sRGB is brought to its edge", () => {
  expect(hexOf(rgbOf("#0f8a2c"))).toBe("#0f8a2c");
  expect(hexOf([-0.2, 0.5, 1.3])).toBe("#0080ff");
});
