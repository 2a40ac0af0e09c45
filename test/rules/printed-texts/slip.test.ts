/** Typing mistakes distinguished from different words. */
import { expect, test } from "vitest";
import { isSlip, isSwap } from "../../../src/rules/printed-texts/slip.ts";

test.each([
  ["figth", "fight"],
  ["battel", "battle"],
  ["batle", "battle"],
  ["capttain", "captain"],
  ["captein", "captain"],
  ["acceleraton", "acceleration"],
  ["bttle", "battle"],
  ["fght", "fight"],
  ["captan", "captain"],
])("%s is %s, misspelled", (word, meant) => {
  expect(isSlip(word, meant)).toBe(true);
});

test.each([
  ["light", "fight"],
  ["right", "fight"],
  ["eight", "fight"],
  ["flight", "fight"],
  ["bottle", "battle"],
  ["captains", "captain"],
  ["specials", "special"],
  ["natural", "natural"],
  ["princess", "princes"],
  ["angle", "angel"],
  ["lighting", "lightning"],
  ["universe", "universal"],
  ["plant", "planet"],
  ["three", "threes"],
  ["strap", "satrap"],
  ["fighter", "fighters"],
  ["coats", "coast"],
  ["field", "filed"],
])("%s is not a misspelt %s", (word, meant) => {
  expect(isSlip(word, meant)).toBe(false);
});

test("swapped letters are distinguished from other mistakes", () => {
  expect(isSwap("captian", "captain")).toBe(true);
  expect(isSwap("captan", "captain")).toBe(false);
  expect(isSwap("captein", "captain")).toBe(false);
});
