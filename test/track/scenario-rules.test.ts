/**
 * A scenario's own rules in the proofs: the effects of harbours and mist, and that the others change nothing. Numbers
 * by hand.
 */
import { describe, expect, test } from "vitest";
import type { ScenarioRules } from "../../src/schema/files.ts";
import { analyseTrack } from "../../src/track/analyse-track.ts";
import { rulesInForce } from "../../src/track/rules-in-force.ts";
import { scenarioOf } from "../content/pirate-quest/scenario-proofs.ts";

/** The stair is one square wide at 1.b3, 2.a3, 3.a1 and 4.a3, before and after its two corners. */
const stair = (rules?: ScenarioRules) => {
  const { rules: _, ...plain } = scenarioOf("smugglers-stair");
  return analyseTrack({ ...plain, ...(rules && { rules }) });
};
const narrowest = ({ narrow, lattice }: ReturnType<typeof stair>) => [
  narrow?.width,
  narrow?.cuts.map((cut) => cut.map((square) => lattice.squares[square]?.name).join(" ")),
];

describe("harbours", () => {
  test("close no narrow place", () => {
    expect(narrowest(stair())).toEqual([1, ["1.b3", "2.a3", "3.a1", "4.a3"]]);
    expect(narrowest(stair({ harbour: ["1.b3", "3.a1"] }))).toEqual([1, ["2.a3", "4.a3"]]);
  });
  test("on all single squares keep the places that are two squares wide", () => {
    const [width] = narrowest(stair({ harbour: ["1.b3", "2.a3", "3.a1", "4.a3"] }));
    expect(width).toBe(2);
  });
});

describe("mist", () => {
  test("on all cards leaves no die on any way", () => {
    expect(stair({ mist: [1, 2, 3, 4, 5] }).free?.terrains).toEqual({
      white: 1,
      green: 0,
      blue: 0,
      red: 0,
      black: 0,
    });
  });
  test("on one card counts with its share: 13 squares on each way, two of them on card 5", () => {
    const share = stair({ mist: [5] }).free?.terrains.white ?? 0;
    const before = stair().free?.terrains.white ?? 0;
    expect(before).toBe(0);
    // A diagonal step from the top row of card 4 leads to 5.a2 beside the row above it, the next one to the finish 5.b3.
    expect(share).toBeCloseTo(2 / 13, 6);
  });
});

test.each([
  { toll: ["2.a3"] },
  { chest: ["2.a3"] },
  { current: [{ from: "1.a1", to: "1.a2" }] },
  { boarding: true },
  { "leader-deals": true },
  { "secret-bids": true },
] satisfies readonly ScenarioRules[])("%j changes no proof", (rules) => {
  expect(stair(rules)).toEqual(stair());
});

test("a false rule is not in force", () => {
  expect(rulesInForce({ boarding: false, toll: ["2.a1"] })).toEqual([
    { rule: "toll", squares: ["2.a1"], cards: [], steps: [] },
  ]);
});
