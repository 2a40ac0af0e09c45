/**
 * Tracks as drawings need them, worked out by hand on squared paper: the margins between the squares of two cards are
 * half a square.
 */
import { describe, expect, test } from "vitest";
import { SQUARE_SIDE } from "../../../src/game/decks/map-print.ts";
import type { TrackPicture } from "../../../src/track/briefing/track-picture.ts";
import type { LaidCard } from "../lay.ts";
import { pictured } from "./pictured.ts";

const named = (picture: TrackPicture, name: string) => picture.squares.find((square) => square.name === name);

describe("two cards left of and below the origin, the second turned by 90", () => {
  const bent: readonly LaidCard[] = [
    { at: [-3, -2], squares: "wg br gg", bars: "b2|b3" },
    { at: [-1, -1], turn: 90, squares: "gg gr gg", bars: "a1|south" },
  ];
  const picture = pictured(bent);

  test("are in a box that starts at 0 and contains only them, y down", () => {
    expect([picture.columns, picture.rows]).toEqual([5.5, 3]);
    expect(picture.cards.map(({ x, y, width, height }) => [x, y, width, height])).toEqual([
      [0, 0, 2, 3],
      [2.5, 0, 3, 2],
    ]);
    expect(picture.cards.map(({ centre }) => centre)).toEqual([
      { x: 1, y: 1.5 },
      { x: 4, y: 1 },
    ]);
  });

  test("have their squares where the turned card has them", () => {
    expect(named(picture, "1.a1")).toMatchObject({ x: 0, y: 2 });
    expect(named(picture, "1.b3")).toMatchObject({ x: 1, y: 0 });
    // a quarter clockwise: a1 goes from bottom left to top left, b1 is below it
    expect(named(picture, "2.a1")).toMatchObject({ x: 2.5, y: 0 });
    expect(named(picture, "2.b1")).toMatchObject({ x: 2.5, y: 1 });
    expect(named(picture, "2.a3")).toMatchObject({ x: 4.5, y: 0 });
  });

  test("have marks on the outer side of each column", () => {
    expect(["1.a1", "1.b1", "2.a1", "2.b1"].map((name) => named(picture, name)?.outward)).toEqual([
      0, 180, 90, 270,
    ]);
  });

  test("have their bars turned with them", () => {
    expect(picture.bars.map(({ position, ...line }) => [position, ...ends(line)])).toEqual([
      [1, "1,1", "2,1"],
      [2, "2.5,0", "2.5,1"],
    ]);
  });

  test("join on the part of their edge that has no bar", () => {
    expect(picture.joins).toEqual([{ from: 1, to: 2, kind: "edge", x: 2.25, y: 1.5, angle: 0 }]);
  });

  test("do not change their picture when everything is laid elsewhere", () => {
    const moved = bent.map((card) => ({ ...card, at: [card.at[0] + 50, card.at[1] + 7] as const }));
    expect(pictured(moved)).toEqual(picture);
  });
});

test.each([
  ["north", [0, 0], [0, 3], 270],
  ["east", [0, 0], [2, 0], 0],
  ["south", [0, 3], [0, 0], 90],
  ["west", [2, 0], [0, 0], 180],
] as const)("an arrow to the %s", (_, one, other, angle) => {
  expect(pictured([{ at: one }, { at: other }]).joins[0]?.angle).toBe(angle);
});

test("the arrow between cards that meet at a corner is there, with the diagonal step it needs", () => {
  const { joins, forcedDiagonals } = pictured([{ at: [0, 0] }, { at: [2, 3] }]);
  expect(joins).toEqual([{ from: 1, to: 2, kind: "corner", x: 2.25, y: 3.25, angle: 315 }]);
  expect(forcedDiagonals).toEqual([{ from: "1.b3", to: "2.a1", x1: 1.5, y1: 4, x2: 3, y2: 2.5 }]);
});

test("an arrow is past an edge that bars close from end to end", () => {
  const { joins } = pictured([{ at: [0, 0], bars: "a3|north b3|north" }, { at: [0, 3] }]);
  expect(joins).toEqual([
    { from: 1, to: 2, kind: "edge", x: 1, y: expect.closeTo(3.25 - 0.32, 9), angle: 270 },
  ]);
});

test("dots identify the colours: none for white and black, one green, two blue, three red", () => {
  const { squares } = pictured([{ at: [0, 0], squares: "wk gb rr" }]);
  expect(squares.map(({ colour, dots }) => [colour, dots])).toEqual([
    ["white", 0],
    ["black", 0],
    ["green", 1],
    ["blue", 2],
    ["red", 3],
    ["red", 3],
  ]);
});

test("start, finish and a narrow place are marked; two squares side by side are not a narrow place", () => {
  const picture = pictured([{ at: [0, 0] }, { at: [1, 3] }]);
  expect(named(picture, "1.a1")?.marks).toContain("start");
  expect(named(picture, "2.b3")?.marks).toContain("finish");
  // the cards share one square's edge, and a diagonal step from 1.a3 or to 2.b1 bypasses it
  expect(picture.squares.filter(({ marks }) => marks.includes("narrow"))).toEqual([]);
  const cut = pictured([{ at: [0, 0] }, { at: [2, 3] }]);
  expect(cut.squares.filter(({ marks }) => marks.includes("narrow")).map(({ name }) => name)).toEqual([
    "1.b3",
    "2.a1",
  ]);
});

describe("a label of a card", () => {
  const label = (bars: string, ends = {}) => pictured([{ at: [0, 0], bars }], ends).cards[0]?.label;

  test("is in the middle of the card", () => {
    expect(label("")).toEqual({ x: 1, y: 1.5 });
  });
  test("avoids a bar, and then start and finish", () => {
    expect(label("a2|b2", { finish: "1.a2" })).toEqual({ x: 1, y: 0.5 });
    expect(label("a2|b2", { finish: "1.a3", start: "1.b2" })).toEqual({ x: 1, y: 2.5 });
  });
  test("would rather hide start or finish than a bar", () => {
    expect(label("a2|b2 a3|b3", { start: "1.a1", finish: "1.b1" })).toEqual({ x: 1, y: 2.5 });
  });
});

test("a shortest way goes through the middles of squares", () => {
  const { route, straightRoute } = pictured([{ at: [0, 0] }], { start: "1.a1", finish: "1.b2" });
  expect(route).toEqual([
    { x: 0.5, y: 2.5 },
    { x: 1.5, y: 1.5 },
  ]);
  expect(straightRoute).toHaveLength(3);
});

describe("a ring of four cards", () => {
  const edges = (bars: string) =>
    pictured([{ at: [0, 0], bars }, { at: [0, 3] }, { at: [2, 3] }, { at: [2, 0] }], {
      finish: "4.b1",
    }).shortcuts.filter(({ kind }) => kind === "edge");

  test("has a shortcut where the first card and the last one are side by side, beside each of three squares", () => {
    const steps = ["1.b3 4.a3", "1.b2 4.a2", "1.b1 4.a1", "1.b3 4.a2", "1.b2 4.a3", "1.b2 4.a1", "1.b1 4.a2"];
    const [shortcut, ...more] = edges("");
    expect(more).toEqual([]);
    // from the middle of 1.b3 to that of 4.a3, the uppermost squares of the lower cards
    expect(shortcut).toMatchObject({ from: 1, to: 4, x: 2.25, y: 4, angle: 0 });
    expect(shortcut?.steps.map(({ from, to }) => `${from} ${to}`).toSorted()).toEqual(steps.toSorted());
    expect(shortcut?.steps.filter(({ diagonal }) => diagonal)).toHaveLength(4);
  });

  test("has none where bars close the edge", () => {
    expect(edges("b1|east b2|east b3|east")).toEqual([]);
  });
});

test("a square of a map card is an inch", () => {
  expect(SQUARE_SIDE).toBe(25.4);
});

const ends = (line: { x1: number; y1: number; x2: number; y2: number }): string[] =>
  [`${line.x1},${line.y1}`, `${line.x2},${line.y2}`].sort();
