/** Expected numbers: WCAG's own pairs, and a program in Python written from the papers, which gives Sharma's CIEDE2000 data. */
import { expect, test } from "vitest";
import type { Deficiency } from "../../src/units/colour-deficiency.ts";
import {
  contrastOf,
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
  // colours with no part at 0 or 255, so that every number of the matrices counts
  ["#c8a064", "protan", "#b0a15f"],
  ["#c8a064", "deutan", "#b9aa66"],
  ["#c8a064", "tritan", "#cd999e"],
  ["#64a0c8", "protan", "#8e9fca"],
  ["#64a0c8", "deutan", "#8095c7"],
  ["#64a0c8", "tritan", "#5ea3ba"],
  ["#a064c8", "protan", "#4a7bcb"],
  ["#a064c8", "deutan", "#5c7fc5"],
  ["#a064c8", "tritan", "#92797b"],
  ["#e06080", "tritan", "#df6275"],
  ["#60e0a0", "tritan", "#7dd4f2"],
])("%s is seen by %s eyes as %s", (hex, deficiency, seen) => {
  const [wanted, found] = [rgbOf(seen), rgbOf(simulate(hex, deficiency))];
  for (const [index, part] of found.entries())
    expect(part * 255).toBeCloseTo((wanted[index] as number) * 255, -0.3);
});

/**
 * Brettel, Viénot and Mollon 1997, from their two half planes: white and the light of 485 nm or of 660 nm look alike to
 * both kinds of eyes, and what the red and green cones receive is unchanged. Cones after Smith and Pokorny for the
 * phosphors of BT.709 (Viénot, Brettel and Mollon 1999), lights after the CIE's observer of 1931: a source other than
 * that of the matrices in use, so that results differ by single steps of 255.
 */
const CONES = [
  [17.8824, 43.5161, 4.11935],
  [3.45565, 27.1554, 3.86714],
  [0.0299566, 0.184309, 1.46709],
];
const conesOfLight = ([x = 0, y = 0, z = 0]: readonly number[]): readonly number[] => [
  0.15514 * x + 0.54312 * y - 0.03286 * z,
  -0.15514 * x + 0.45684 * y + 0.03286 * z,
  0.01608 * z,
];
const LIGHTS = {
  485: conesOfLight([0.05795, 0.1693, 0.6162]),
  660: conesOfLight([0.1649, 0.061, 0]),
};

/** What the missing cones would receive: the point on the half plane through black, white and the light. */
function blueCones([long = 0, medium = 0]: readonly number[]): number {
  const [l = 0, m = 0, s = 0] = CONES.map((row) => row.reduce((sum, part) => sum + part, 0));
  const [a = 0, b = 0, c = 0] = long * m - medium * l >= 0 ? LIGHTS[660] : LIGHTS[485];
  return -((m * c - s * b) * long + (s * a - l * c) * medium) / (l * b - m * a);
}

test.each([
  "#c8a064",
  "#64a0c8",
  "#a064c8",
  "#e06080",
  "#60e0a0",
  "#8060a0",
  "#a08040",
  "#4080a0",
  "#d0d0a0",
  "#306030",
])("%s is seen by tritan eyes as the paper's construction says", (hex) => {
  const received = (colour: string): number[] =>
    CONES.map((row) =>
      rgbOf(colour).reduce((sum, part, index) => sum + linear(part) * (row[index] as number), 0),
    );
  const cones = received(hex);
  const seen = received(simulate(hex, "tritan"));
  expect(seen[0]).toBeCloseTo(cones[0] as number, 0);
  expect(seen[1]).toBeCloseTo(cones[1] as number, 0);
  expect(seen[2]).toBeCloseTo(blueCones(cones), 1.3);
});

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

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

test("red and blue of the same luminance are the same grey", () => {
  expect(greyOf("#ff0000")).toBe("#7f7f7f");
  expect(greyOf("#2f70b3")).toBe("#6e6e6e");
  expect(greyOf("#c23a32")).toBe("#6b6b6b");
});

test("a colour converts to numbers and back; colours beyond sRGB are clipped", () => {
  expect(hexOf(rgbOf("#0f8a2c"))).toBe("#0f8a2c");
  expect(hexOf([-0.2, 0.5, 1.3])).toBe("#0080ff");
});
