/** Names of squares that follow their cards. */
import { expect, test } from "vitest";
import { renamedRules, renamedSquare } from "../../src/track/renamed-squares.ts";

/** Of four cards the second is gone, and the last two have changed places. */
const PLACES = [0, undefined, 2, 1];

test("squares and cards are named by their new positions, and those of a card that is gone have no name", () => {
  const names = ["1.a1", "2.a1", "3.b2", "4.l12", "4", "5.a1", "harbour"];
  expect(names.map((name) => renamedSquare(name, PLACES))).toEqual([
    "1.a1",
    undefined,
    "3.b2",
    "2.l12",
    "2",
    "5.a1",
    "harbour",
  ]);
});

test("rules keep what is left of them", () => {
  const rules = {
    boarding: true,
    mist: [2, 4],
    harbour: ["2.a1"],
    current: [
      { from: "1.b1", to: "2.b2" },
      { from: "4.a3", to: "3.a1" },
    ],
  } as const;
  expect(renamedRules(rules, PLACES)).toEqual({
    boarding: true,
    mist: [2],
    current: [{ from: "2.a3", to: "3.a1" }],
  });
  expect(renamedRules({ mist: [2] }, PLACES)).toBeUndefined();
});
