/** Joins, headings and their effect on each step, on tracks laid and followed by hand. */
import { describe, expect, test } from "vitest";
import { look, northwards } from "../look.ts";

describe("headings", () => {
  test("of a straight track are one side on every card", () => {
    expect(look(northwards({}, {}, {})).track.headings).toEqual([["north"], ["north"], ["north"]]);
  });

  test("are two where the track turns", () => {
    const { track } = look([{ at: [0, 0] }, { at: [0, 3] }, { at: [2, 4], turn: 90 }]);
    expect(track.headings).toEqual([["north"], ["north", "east"], ["east"]]);
  });

  test("of a corner join are both ways that it points, on both cards", () => {
    expect(look([{ at: [0, 0] }, { at: [2, 3] }]).track.headings).toEqual([
      ["north", "east"],
      ["north", "east"],
    ]);
    expect(look([{ at: [0, 0] }, { at: [-2, -3] }]).track.headings).toEqual([
      ["south", "west"],
      ["south", "west"],
    ]);
  });

  test("of a card entered at a corner and left elsewhere are all sides of both joins (left open by the rules)", () => {
    const { track } = look([{ at: [0, 0] }, { at: [2, 3] }, { at: [4, 0] }]);
    expect(track.headings[1]).toEqual(["north", "east", "south"]);
  });

  test("of a card where the track turns back are two opposite sides", () => {
    const { track } = look([{ at: [-1, 0] }, { at: [0, 3], turn: 90 }, { at: [2, 0] }]);
    expect(track.headings).toEqual([["north"], ["north", "south"], ["south"]]);
  });

  test("that are stated replace all that the neighbours give, clockwise from the north", () => {
    const { track } = look(northwards({}, { heading: ["west", "east"] }, {}));
    expect(track.headings).toEqual([["north"], ["east", "west"], ["north"]]);
  });

  test("are none where a card touches neither the previous nor the next", () => {
    expect(look([{ at: [0, 0] }]).track.headings).toEqual([[]]);
    expect(look([{ at: [0, 0] }, { at: [9, 0] }, { at: [9, 3] }]).track.headings).toEqual([
      [],
      ["north"],
      ["north"],
    ]);
  });
});

describe("a join", () => {
  test.each([
    [[0, 3], "edge", ["north"]],
    [[1, 3], "edge", ["north"]],
    [[-1, -3], "edge", ["south"]],
    [[2, 2], "edge", ["east"]],
    [[-2, 0], "edge", ["west"]],
    [[2, 3], "corner", ["north", "east"]],
    [[2, -3], "corner", ["east", "south"]],
    [[-2, -3], "corner", ["south", "west"]],
    [[-2, 3], "corner", ["north", "west"]],
  ] as const)("of a card at 0,0 with one at %s is an %s join to %s", (at, kind, headings) => {
    expect(look([{ at: [0, 0] }, { at }]).track.joins).toEqual([{ kind, headings }]);
  });

  test.each([[[0, 4]], [[3, 0]], [[3, 3]], [[-2, -4]]] as const)("is none with one at %s", (at) => {
    expect(look([{ at: [0, 0] }, { at }]).track.joins).toEqual([undefined]);
  });

  test("depends on how the cards are turned", () => {
    const { track } = look([
      { at: [0, 0], turn: 90 },
      { at: [3, 1], turn: 270 },
      { at: [6, 3], turn: 180 },
    ]);
    expect(track.joins).toEqual([
      { kind: "edge", headings: ["east"] },
      { kind: "corner", headings: ["north", "east"] },
    ]);
  });

  test("exists even where bars close it (left open by the rules)", () => {
    const { track } = look(northwards({ bars: "a3|north b3|north" }, {}));
    expect(track.joins).toEqual([{ kind: "edge", headings: ["north"] }]);
  });
});

describe("a step on a card", () => {
  test("never leads backward: against the heading, straight or diagonally", () => {
    const { steps } = look(northwards({}, {}));
    expect(steps("1.a2", "met")).toEqual(["1.a3 forward", "1.b2 lateral", "1.b3 forward diagonal"]);
  });

  test("is forward by the better of its two parts, where the track turns", () => {
    const { steps } = look([{ at: [0, 0] }, { at: [0, 3] }, { at: [2, 4], turn: 90 }]);
    // heading north and east; south east is forward by its eastern part, north west by its northern one
    expect(steps("2.a2", "met")).toEqual([
      "2.a3 forward",
      "2.b1 forward diagonal",
      "2.b2 forward",
      "2.b3 forward diagonal",
    ]);
    expect(steps("2.b1", "met")).toEqual(["2.a2 forward diagonal", "2.b2 forward", "3.b1 forward diagonal"]);
  });

  test("is never backward where the track turns back: north and south are forward, sideways lateral", () => {
    const { steps } = look([{ at: [-1, 0] }, { at: [0, 3], turn: 90 }, { at: [2, 0] }]);
    // b1 b2 b3 are below a1 a2 a3
    expect(steps("2.b2", "met")).toEqual([
      "2.a1 forward diagonal",
      "2.a2 forward",
      "2.a3 forward diagonal",
      "2.b1 lateral",
      "2.b3 lateral",
      "3.a3 forward diagonal",
    ]);
    expect(steps("2.a2", "missed")).toEqual(["2.a1 lateral", "2.a3 lateral", "2.b2 forward"]);
  });

  test("follows a stated heading", () => {
    const { steps } = look(northwards({}, { heading: ["south"] }, {}));
    expect(steps("2.a2", "met")).toEqual(["2.a1 forward", "2.b1 forward diagonal", "2.b2 lateral"]);
  });

  test("is lateral in every direction on a card without a heading", () => {
    expect(look([{ at: [0, 0] }]).steps("1.a2", "met")).toEqual([
      "1.a1 lateral",
      "1.a3 lateral",
      "1.b1 lateral diagonal",
      "1.b2 lateral",
      "1.b3 lateral diagonal",
    ]);
  });
});

describe("a step between two cards", () => {
  test("is forward to a later card whatever the headings say, and never leads to an earlier one", () => {
    const { steps } = look(northwards({ heading: ["south"] }, {}));
    expect(steps("1.a3", "missed")).toEqual(["1.a2 forward", "1.b3 lateral", "2.a1 forward"]);
    expect(steps("2.a1", "met")).toEqual(["2.a2 forward", "2.b1 lateral", "2.b2 forward diagonal"]);
  });

  test("may skip cards: a shortcut is forward to any later card", () => {
    const { track, steps } = look([{ at: [0, 0] }, { at: [2, 0] }, { at: [0, 3], turn: 90 }]);
    expect(track.shortcuts).toEqual([{ from: 0, to: 2, kind: "edge" }]);
    expect(steps("1.a3", "missed")).toEqual(["1.a2 lateral", "1.b3 forward", "3.b1 forward"]);
  });
});

describe("a shortcut", () => {
  test("is reported for every two cards that touch without being consecutive, with its kind", () => {
    // the track runs round an empty row until the fifth card touches the corner of the first
    const ring = look([
      { at: [0, 0] },
      { at: [2, 1], turn: 90 },
      { at: [3, 3] },
      { at: [0, 4], turn: 90 },
      { at: [-2, 3] },
    ]);
    expect(ring.track.shortcuts).toEqual([{ from: 0, to: 4, kind: "corner" }]);
  });

  test("is reported even where bars close it (left open by the rules)", () => {
    const { track } = look([
      { at: [0, 0], bars: "a3|north b3|north b3|east" },
      { at: [2, 0] },
      { at: [0, 3], turn: 90 },
    ]);
    expect(track.shortcuts).toEqual([{ from: 0, to: 2, kind: "edge" }]);
  });
});
