/** The colours of the studio can be told apart: WCAG 2.2, 1.4.3 for texts and 1.4.11 for everything else that is operated. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const TOKENS = readFileSync("src/studio/client/look/tokens.css", "utf8");
const COLOURS = new Map(
  [...TOKENS.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(([, name, light, dark]) => [
    name as string,
    [light as string, dark as string] as const,
  ]),
);

const SURFACES = ["table", "paper", "surface", "hover"];

/** Text on its backgrounds: 4.5 to 1. */
const TEXTS: readonly (readonly [string, readonly string[]])[] = [
  ["ink", [...SURFACES, "accent-soft", "error-soft", "warning-soft", "hint-soft", "added", "removed"]],
  ["quiet", ["table", "paper", "surface", "hover", "accent-soft"]],
  ["accent", ["paper", "surface"]],
  ["on-accent", ["accent"]],
  ["error", ["paper", "surface", "error-soft"]],
  ["warning", ["paper", "surface", "warning-soft"]],
  ["hint", ["paper", "surface", "hint-soft"]],
  ["good", ["paper", "surface"]],
  ["paper", ["ink"]],
];

/** Frames, marks and rings: 3 to 1. */
const SHAPES: readonly (readonly [string, readonly string[]])[] = [
  ["edge", ["paper", "surface"]],
  ["accent", [...SURFACES, "accent-soft"]],
  ["surface", ["error", "warning", "hint"]],
];

const pairs = [
  ...TEXTS.flatMap(([front, backs]) => backs.map((back) => ({ front, back, least: 4.5 }))),
  ...SHAPES.flatMap(([front, backs]) => backs.map((back) => ({ front, back, least: 3 }))),
].flatMap((pair) => [
  { ...pair, scheme: 0, name: "light" },
  { ...pair, scheme: 1, name: "dark" },
]);

test.each(pairs)("$front on $back, $name: at least $least to 1", ({ front, back, scheme, least }) => {
  expect(contrast(colour(front, scheme), colour(back, scheme))).toBeGreaterThanOrEqual(least);
});

test("contrast is that of the standard", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.478, 3);
});

function colour(name: string, scheme: number): string {
  const found = COLOURS.get(name)?.[scheme];
  if (!found) throw new Error(`look/tokens.css has no colour --${name}`);
  return found;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
