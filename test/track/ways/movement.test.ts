/** The five pictures of the rules of movement, each as a track with its bars, and the rule of corners in full. */
import { describe, expect, test } from "vitest";
import { EDGES } from "../lay.ts";
import { look, northwards } from "../look.ts";

describe("the five examples of movement", () => {
  test("1: a sideways step needs no met bid, a diagonal one does", () => {
    const { steps } = look(northwards({}, {}));
    expect(steps("1.a1", "missed")).toEqual(["1.a2 forward", "1.b1 lateral"]);
    expect(steps("1.a1", "met")).toEqual(["1.a2 forward", "1.b1 lateral", "1.b2 forward diagonal"]);
  });

  test("2: a bar on the right stops the sideways step, but not the forward or the diagonal one", () => {
    const { steps } = look(northwards({ bars: "a1|b1" }, {}));
    expect(steps("1.a1", "missed")).toEqual(["1.a2 forward"]);
    expect(steps("1.a1", "met")).toEqual(["1.a2 forward", "1.b2 forward diagonal"]);
  });

  test("3: another bar behind it stops the diagonal step and leaves only forward", () => {
    const { steps } = look(northwards({ bars: "a1|b1 a2|b2" }, {}));
    expect(steps("1.a1", "missed")).toEqual(["1.a2 forward"]);
    expect(steps("1.a1", "met")).toEqual(["1.a2 forward"]);
  });

  test("4: a bar ahead stops the straight step, but both forward diagonals stay open", () => {
    // turned by 90 a card is three columns wide: b1 b2 b3 below, a1 a2 a3 above
    const { steps } = look([
      { at: [0, 0], turn: 90, bars: "b2|a2" },
      { at: [0, 2], turn: 90 },
    ]);
    expect(steps("1.b2", "missed")).toEqual(["1.b1 lateral", "1.b3 lateral"]);
    expect(steps("1.b2", "met")).toEqual([
      "1.a1 forward diagonal",
      "1.a3 forward diagonal",
      "1.b1 lateral",
      "1.b3 lateral",
    ]);
  });

  test("5: at a corner join only a met bid lets the ship pass", () => {
    const { steps } = look([{ at: [0, 0] }, { at: [2, 3] }]);
    expect(steps("1.b3", "missed")).toEqual([]);
    expect(steps("1.b3", "met")).toEqual(["2.a1 forward diagonal"]);
  });
});

describe("a diagonal step on one card, from a1 to b2", () => {
  const round = ["a1|a2", "a2|b2", "a1|b1", "b1|b2"];
  const subsets = Array.from({ length: 16 }, (_, bits) => round.filter((_edge, bit) => (bits >> bit) & 1));
  /** The first two edges are those of the way by a2, the last two those of the way by b1. */
  const leavesOneWay = ["", "a1|a2", "a2|b2", "a1|a2 a2|b2", "a1|b1", "b1|b2", "a1|b1 b1|b2"];

  test.each(subsets.map((edges) => edges.join(" ")))('with bars "%s"', (bars) => {
    const diagonals = look(northwards({ bars }, {}))
      .steps("1.a1", "met")
      .filter((words) => words.endsWith("diagonal"));
    expect(diagonals).toEqual(leavesOneWay.includes(bars) ? ["1.b2 forward diagonal"] : []);
  });

  test("bars elsewhere do not matter", () => {
    const bars = EDGES.filter((edge) => !round.includes(edge)).join(" ");
    expect(look(northwards({ bars }, {})).steps("1.a1", "met")).toContain("1.b2 forward diagonal");
  });
});

describe("a step over the corner of two cards, with nothing in the two other cells", () => {
  const passes = (first: string, second: string) =>
    look([
      { at: [0, 0], bars: first },
      { at: [2, 3], bars: second },
    ]).steps("1.b3", "met").length === 1;

  test.each([
    ["", ""],
    ["b3|north", ""],
    ["b3|north", "a1|west"],
    ["", "a1|south"],
    ["b3|east", "a1|south"],
  ])('is open with bars "%s" and "%s": they close one way round or none', (first, second) => {
    expect(passes(first, second)).toBe(true);
  });

  test.each([
    ["b3|north b3|east", ""],
    ["", "a1|west a1|south"],
    ["b3|north", "a1|south"],
    ["b3|east", "a1|west"],
  ])('is closed with bars "%s" and "%s": they close both ways round', (first, second) => {
    expect(passes(first, second)).toBe(false);
  });
});

describe("a bar between two cards", () => {
  test.each([
    ["a3|north", ""],
    ["", "a1|south"],
    ["a3|north", "a1|south"],
  ])('closes the edge whichever card prints it: "%s" below, "%s" above', (first, second) => {
    const { steps } = look(northwards({ bars: first }, { bars: second }));
    expect(steps("1.a3", "missed")).toEqual(["1.b3 lateral"]);
    expect(steps("1.a3", "met")).toEqual(["1.b3 lateral", "2.b1 forward diagonal"]);
  });

  test("across the whole track lets no one pass, not even diagonally", () => {
    const { steps, track } = look(northwards({ bars: "a3|north" }, { bars: "b1|south" }));
    expect(steps("1.a3", "met")).toEqual(["1.b3 lateral"]);
    expect(steps("1.b3", "met")).toEqual(["1.a3 lateral"]);
    expect(track.free).toBeUndefined();
  });

  test("turns with its card", () => {
    // by 180 a3 is at the bottom right, by 90 a3 at the top right: its printed left side is turned to the top
    expect(look(northwards({ turn: 180, bars: "a3|b3" }, {})).steps("1.a3", "missed")).toEqual([
      "1.a2 forward",
    ]);
    const wide = look([
      { at: [0, 0], turn: 90, bars: "a3|west" },
      { at: [0, 2], turn: 90 },
    ]);
    expect(wide.steps("1.a3", "missed")).toEqual(["1.a2 lateral"]);
  });

  test("is absent on a face-down card (left open by the rules: the back shows only squares)", () => {
    const { steps } = look(northwards({}, { acceleration: true, bars: "a1|south a1|b1 a1|a2" }, {}));
    expect(steps("1.a3", "missed")).toContain("2.a1 forward");
    expect(steps("2.a1", "missed")).toEqual(["2.a2 forward", "2.b1 lateral"]);
  });
});
