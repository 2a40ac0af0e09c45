/** Slips of the pen told from words of their own. */
import { expect, test } from "vitest";
import { isSlip } from "../../src/rules/slip.ts";

test.each([
  ["figth", "fight"],
  ["battel", "battle"],
  ["batle", "battle"],
  ["capttain", "captain"],
  ["captein", "captain"],
  ["acceleraton", "acceleration"],
])("%s is %s, misspelt", (word, meant) => {
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
])("%s is no misspelt %s", (word, meant) => {
  expect(isSlip(word, meant)).toBe(false);
});
