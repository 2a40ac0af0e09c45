/**
 * Distances on a board, shortest ways, and where spaces that move pawns send them; expectations are counted by hand.
 */
import { describe, expect, test } from "vitest";
import { movedOn } from "../../../src/track/route/moved-on.ts";
import { distancesFrom, shortestWay, stepsOf } from "../../../src/track/route/steps.ts";
import { RIVER } from "./river.ts";

const spaceOf = (id: string, step?: number) => ({
  ...(RIVER.spaces.find((space) => space.id === id) as (typeof RIVER.spaces)[number]),
  ...(step === undefined ? {} : { step }),
});

describe("distances", () => {
  test("one-way links count if requested, and only forwards", () => {
    const row = { a: 0, b: 1, c: 2, d: 3, e: 4, g: 4 };
    expect(Object.fromEntries(distancesFrom(RIVER, "a", "both-ways"))).toEqual(row);
    expect(Object.fromEntries(distancesFrom(RIVER, "a", "one-way-too"))).toEqual({ ...row, e: 2 });
    expect(distancesFrom(RIVER, "e", "one-way-too").get("a")).toBe(4);
  });

  test("unreachable spaces have none, nor does anything from an unknown space", () => {
    expect(distancesFrom(RIVER, "a", "one-way-too").has("x")).toBe(false);
    expect([...distancesFrom(RIVER, "x", "one-way-too")]).toEqual([["x", 0]]);
    expect(distancesFrom(RIVER, "nowhere", "both-ways").size).toBe(0);
  });

  test("a one-way link to nowhere leads nowhere", () => {
    const [fall] = RIVER.oneWay;
    const lost = { ...RIVER, oneWay: fall ? [{ ...fall, to: "nowhere" }] : [] };
    expect(stepsOf(lost, "one-way-too").get("b")).toEqual(["a", "c"]);
  });
});

test("a shortest way has both ends; there is none to an isolated space", () => {
  expect(shortestWay(RIVER, "a", "e", "both-ways")).toEqual(["a", "b", "c", "d", "e"]);
  expect(shortestWay(RIVER, "a", "e", "one-way-too")).toEqual(["a", "b", "e"]);
  expect(shortestWay(RIVER, "a", "a", "both-ways")).toEqual(["a"]);
  expect(shortestWay(RIVER, "a", "x", "one-way-too")).toBeUndefined();
});

describe("where a space that moves pawns sends them", () => {
  test("on in the direction of travel, or back, from either side", () => {
    expect(movedOn(RIVER, spaceOf("c", 1))).toEqual([
      { from: "b", to: "d" },
      { from: "d", to: "b" },
    ]);
    expect(movedOn(RIVER, spaceOf("c", -1))).toEqual([
      { from: "b", to: "b" },
      { from: "d", to: "d" },
    ]);
    expect(movedOn(RIVER, spaceOf("c", -2))).toEqual([
      { from: "b", to: "a" },
      { from: "d", to: "e" },
      { from: "d", to: "g" },
    ]);
  });

  test("where ways meet, on along all of them", () => {
    // A diamond: a - b - c and a - d - c; a pawn that reaches c over both may go on to either.
    const links = [
      ["x", "a"],
      ["a", "b"],
      ["b", "c"],
      ["a", "d"],
      ["d", "c"],
    ].map(([from = "", to = ""]) => ({ from, to, source: { file: "", path: [] } }));
    const diamond = { ...RIVER, links, oneWay: [] };
    const from = { ...spaceOf("a", 3), id: "a" };
    expect(movedOn(diamond, from).filter((led) => led.from === "x")).toEqual([
      { from: "x", to: "d" },
      { from: "x", to: "b" },
    ]);
  });

  test("at a fork to each branch, from a dead end nowhere, without a step nowhere", () => {
    expect(movedOn(RIVER, spaceOf("d", 1)).filter(({ from }) => from === "c")).toEqual([
      { from: "c", to: "e" },
      { from: "c", to: "g" },
    ]);
    expect(movedOn(RIVER, spaceOf("e", 1))).toEqual([]);
    expect(movedOn(RIVER, spaceOf("c"))).toEqual([]);
  });
});
