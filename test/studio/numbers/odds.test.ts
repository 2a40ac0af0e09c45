/** Chances worked out by hand. */
import { expect, test } from "vitest";
import {
  added,
  chanceOfAtLeast,
  distributionOf,
  meanOf,
  percent,
  symbolOn,
  times,
} from "../../../src/studio/client/numbers/odds.ts";

const SIX = [["1"], ["2"], ["3"], ["4"], ["5"], ["6"]];
/** Two faces with a pip, one with two, three without. */
const PIPS = [["pip"], ["pip", "bolt"], ["pip", "pip"], ["blank"], ["blank"], []];

test("a symbol is counted as often as it is on each face", () => {
  expect(symbolOn(PIPS, "pip")).toEqual([3n, 2n, 1n]);
  expect(symbolOn(SIX, "6")).toEqual([5n, 1n]);
  expect(symbolOn(SIX, "7")).toEqual([6n]);
});

test("two dice: 36 outcomes, of which eleven have a six", () => {
  expect(times(symbolOn(SIX, "6"), 2)).toEqual([25n, 10n, 1n]);
  expect(chanceOfAtLeast(times(symbolOn(SIX, "6"), 2), 1)).toBeCloseTo(11 / 36, 12);
});

test("three pips with two dice: one and two, two and one, or two and two", () => {
  // 2*1 + 1*2 + 1*1 of 36
  expect(chanceOfAtLeast(times(symbolOn(PIPS, "pip"), 2), 3)).toBeCloseTo(5 / 36, 12);
});

test("different dice are added too", () => {
  expect(added([1n, 1n], [2n, 1n])).toEqual([2n, 3n, 1n]);
});

test("the sum of two ordinary dice is seven in six of 36 rolls, and seven on average", () => {
  const two = times(distributionOf([1, 2, 3, 4, 5, 6]), 2);
  expect(two[7]).toBe(6n);
  expect(two.reduce((sum, ways) => sum + ways, 0n)).toBe(36n);
  expect(meanOf(two)).toBeCloseTo(7, 12);
});

test("twenty dice are exact: at least one six is certain but for (5/6)^20", () => {
  expect(chanceOfAtLeast(times(symbolOn(SIX, "6"), 20), 1)).toBeCloseTo(1 - (5 / 6) ** 20, 12);
});

test("no die rolls nothing, and a die without faces has no chance", () => {
  expect(chanceOfAtLeast(times(symbolOn(SIX, "6"), 0), 0)).toBe(1);
  expect(chanceOfAtLeast(times(symbolOn(SIX, "6"), 0), 1)).toBe(0);
  expect(chanceOfAtLeast(symbolOn([], "6"), 0)).toBe(0);
});

test("a chance is never rounded to what cannot be", () => {
  expect([0, 0.001, 0.5, 0.999, 1].map(percent)).toEqual(["0 %", "< 1 %", "50 %", "> 99 %", "100 %"]);
});
