/** How a track is laid, in words, its difficulty, and the figures printed on a set-up sheet; all by hand. */
import { describe, expect, test } from "vitest";
import type { LaidCard } from "../lay.ts";
import { briefed } from "./pictured.ts";

const second = (one: LaidCard, other: LaidCard) => briefed([one, other]).laying[1]?.place;

describe("where a card goes", () => {
  test("the first comes first", () => {
    expect(briefed([{ at: [4, 4] }]).laying[0]?.place).toBe("lay it first");
  });

  test.each<readonly [LaidCard, LaidCard, string]>([
    [{ at: [0, 0] }, { at: [0, 3] }, "above 1, edges level"],
    [{ at: [0, 3] }, { at: [0, 0] }, "below 1, edges level"],
    [{ at: [0, 0] }, { at: [2, 0] }, "right of 1, edges level"],
    [{ at: [2, 0] }, { at: [0, 0] }, "left of 1, edges level"],
    [{ at: [0, 0] }, { at: [1, 3] }, "above 1, 1 square right"],
    [{ at: [0, 0] }, { at: [-1, 3] }, "above 1, 1 square left"],
    [{ at: [0, 0] }, { at: [2, 2] }, "right of 1, 2 squares up"],
    [{ at: [0, 0] }, { at: [2, -1] }, "right of 1, 1 square down"],
    // an upright card is three squares high, a turned one two
    [{ at: [0, 0] }, { at: [2, 1], turn: 90 }, "right of 1, top edges level"],
    [{ at: [0, 0] }, { at: [2, 0], turn: 90 }, "right of 1, bottom edges level"],
    [{ at: [0, 0] }, { at: [2, 2], turn: 90 }, "right of 1, top edge 1 square higher"],
    [{ at: [0, 0] }, { at: [2, -1], turn: 90 }, "right of 1, top edge 2 squares lower"],
    [{ at: [0, 0] }, { at: [0, 3], turn: 270 }, "above 1, left edges level"],
    [{ at: [0, 0] }, { at: [-1, 3], turn: 270 }, "above 1, right edges level"],
    [{ at: [0, 0] }, { at: [1, 3], turn: 270 }, "above 1, left edge 1 square further right"],
    [{ at: [0, 0] }, { at: [-2, 3], turn: 270 }, "above 1, left edge 2 squares further left"],
    [{ at: [0, 0] }, { at: [2, 3] }, "at the top right corner of 1"],
    [{ at: [0, 0] }, { at: [-2, -3] }, "at the bottom left corner of 1"],
    [{ at: [0, 0] }, { at: [9, 9] }, "apart from 1: see the plan"],
  ])("%j, %j: %s", (one, other, words) => {
    expect(second(one, other)).toBe(words);
  });
});

test("how a card is turned, including a face-down card, which looks the same after a half turn", () => {
  const turns = ([0, 90, 180, 270] as const).map((turn, index): LaidCard => ({ at: [4 * index, 0], turn }));
  expect(briefed(turns).laying.map(({ turn }) => turn)).toEqual([
    "as printed",
    "90° clockwise",
    "180°",
    "270° clockwise",
  ]);
  const down = turns.map((card) => ({ ...card, acceleration: true }));
  expect(briefed(down).laying.map(({ turn, faceDown }) => [turn, faceDown])).toEqual([
    ["upright", true],
    ["sideways", true],
    ["upright", true],
    ["sideways", true],
  ]);
});

const upwards = (count: number, card: Partial<LaidCard> = {}): readonly LaidCard[] =>
  Array.from({ length: count }, (_, index) => ({ at: [0, 3 * index], ...card }));

describe("how hard a track is", () => {
  test("three open cards one above the other are easy: 9 MP, no reason", () => {
    const { difficulty, mp } = briefed(upwards(3));
    expect(difficulty).toEqual({ level: 1, word: "easy", reasons: [] });
    // enter, then eight rows up; across costs one step more without a diagonal
    expect(mp).toEqual({ withBids: 9, withoutBids: 10 });
  });

  test("a way of 21 MP weighs two, which is moderate", () => {
    expect(briefed(upwards(7)).difficulty).toMatchObject({
      level: 2,
      word: "moderate",
      reasons: [{ kind: "long", amount: 21, weight: 2, words: "21 points long" }],
    });
  });

  test("a corner weighs one for the forced diagonal and one for being only two squares wide", () => {
    const { difficulty, mp, narrow } = briefed([{ at: [0, 0] }, { at: [2, 3] }]);
    expect(difficulty?.reasons.map(({ words, weight }) => [words, weight])).toEqual([
      ["1 corner to cut", 1],
      ["2 places one square wide", 1],
    ]);
    expect(difficulty?.level).toBe(2);
    expect(mp.withoutBids).toBeUndefined();
    expect(narrow).toEqual({ width: 1, squares: ["1.b3", "2.a1"] });
  });

  test("long, barred and without dice is hard", () => {
    // two bars on each of seven cards that stop no one: 2 per card weigh two; white all over weighs two
    const { difficulty } = briefed(upwards(7, { squares: "ww ww ww", bars: "a1|west b3|east" }));
    expect(difficulty?.reasons.map(({ kind, weight }) => [kind, weight])).toEqual([
      ["long", 2],
      ["bars", 2],
      ["no-die", 2],
    ]);
    expect(difficulty).toMatchObject({ level: 3, word: "hard" });
  });

  test("a track without a way has no difficulty", () => {
    const { difficulty, mp, chances } = briefed([{ at: [0, 0] }, { at: [9, 9] }]);
    expect(difficulty).toBeUndefined();
    expect(mp).toEqual({});
    expect(chances).toEqual([]);
  });
});

test("marks that occur on some square are listed", () => {
  const { marked } = briefed([...upwards(2), { at: [0, 6], acceleration: true }]);
  expect(marked).toEqual(["start", "finish", "route"]);
});
