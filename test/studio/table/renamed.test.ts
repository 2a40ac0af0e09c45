/** Which cards have another id now: ids before and after in, renames out. */
import { expect, test } from "vitest";
import { renamedCards } from "../../../src/studio/client/table/renamed.ts";

test.each([
  ["one in its place", ["a", "b", "c"], ["a", "x", "c"], [["b", "x"]]],
  [
    "two at once",
    ["a", "b"],
    ["x", "y"],
    [
      ["a", "x"],
      ["b", "y"],
    ],
  ],
  ["none when cards only move", ["a", "b"], ["b", "a"], []],
  ["none when one goes and others close up", ["a", "b", "c"], ["a", "c"], []],
  ["none when one comes", ["a"], ["a", "b"], []],
] as const)("%s", (_, before, after, expected) => {
  expect([...renamedCards(before, after)]).toEqual(expected);
});
