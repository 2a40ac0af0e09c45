import { describe, expect, test } from "vitest";
import { waysOfAtLeast } from "../../../src/game/die.ts";
import { cardsOf, dieOf, game } from "./pirate-quest.ts";

const { symbols } = game.glossary;
const COLOURS = ["green", "blue", "red"] as const;

/** By hand: all 36 pairs of a first and a second roll, without the code under test. */
function waysByHand(faces: readonly (readonly string[])[], points: number): number {
  const pips = (face: readonly string[]) => face.filter((symbol) => symbol === "pip").length;
  let ways = 0;
  for (const first of faces)
    for (const second of faces)
      if (pips(first) + (first.includes("circle") ? pips(second) : 0) >= points) ways += 1;
  return ways;
}

describe("dice", () => {
  test.each(COLOURS)("%s has six faces of the six known symbols", (colour) => {
    const { faces } = dieOf(colour);
    expect(faces.length).toBe(6);
    for (const symbol of faces.flat())
      expect(["pip", "x", "xx", "blank", "lightning", "circle"]).toContain(symbol);
  });
  test("stated: exactly half of the green faces have a pip", () => {
    expect(dieOf("green").faces.filter((face) => face.includes("pip")).length).toBe(3);
  });
  test("stated: only pips count, only the circle rolls again", () => {
    const counting = Object.entries(symbols).map(([name, { points, again }]) => [name, points, again]);
    expect(counting).toEqual([
      ["pip", 1, false],
      ["x", 0, false],
      ["xx", 0, false],
      ["blank", 0, false],
      ["lightning", 0, false],
      ["circle", 0, true],
    ]);
  });
  // Worked out on paper. Green 2: the circle, then one of three pips. Blue 2: the double pip, or the circle and one of
  // four; blue 3: the circle and the double pip. Red 3: the triple pip, or the circle's two pips and one of five.
  test.each([
    ["green", 18, 3, 0],
    ["blue", 24, 10, 1],
    ["red", 30, 24, 11],
  ])("%s rolls 1, 2, 3 points in %d, %d, %d of 36 ways", (colour, ...expected) => {
    const ways = [1, 2, 3].map((points) => waysOfAtLeast(dieOf(colour), symbols, points));
    expect(ways).toEqual(expected.map((ways) => ({ ways, of: 36 })));
  });
  test.each(COLOURS)("the chances of %s agree with a count by hand", (colour) => {
    const die = dieOf(colour);
    for (const points of [0, 1, 2, 3, 4, 5, 6])
      expect(waysOfAtLeast(die, symbols, points).ways).toBe(waysByHand(die.faces, points));
  });
  test.each([1, 2, 3])("a better colour is never worse for %d points", (points) => {
    const [green = 0, blue = 0, red = 0] = COLOURS.map((colour) => waysByHand(dieOf(colour).faces, points));
    expect(green).toBeLessThanOrEqual(blue);
    expect(blue).toBeLessThanOrEqual(red);
  });
});

test("the six dice cards show the six faces, each once", () => {
  expect(cardsOf("dice").map(({ fields }) => fields.face)).toEqual([1, 2, 3, 4, 5, 6]);
  for (const colour of COLOURS) expect(dieOf(colour).faces).toHaveLength(6);
});
