/** Cells of one card: names and places as counted on paper, turned cards, sizes in mm. */
import { describe, expect, test } from "vitest";
import { tileOf } from "../../../src/game/cells/tile.ts";
import { largestSide, mapPrintOf } from "../../../src/game/decks/map-print.ts";
import type { Cells } from "../../../src/units/cells.ts";

const words = (cells: Cells) =>
  tileOf(cells).lines.map((line) =>
    line.map(({ name, column, row }) => `${name} ${column},${row}`).join(" "),
  );

describe("the cells of a card, in the order of its file", () => {
  test("3 x 2 squares: the top row first", () => {
    expect(words({ shape: "square", columns: 3, rows: 2 })).toEqual([
      "a2 0,1 b2 1,1 c2 2,1",
      "a1 0,0 b1 1,0 c1 2,0",
    ]);
  });

  test("one hexagon", () => {
    expect(words({ shape: "pointy-hex", radius: 0 })).toEqual(["a1 0,0"]);
    expect(words({ shape: "flat-hex", radius: 0 })).toEqual(["a1 0,0"]);
  });

  test("seven pointy-top hexagons: rows of two, three and two from the top, numbered from the bottom", () => {
    expect(words({ shape: "pointy-hex", radius: 1 })).toEqual([
      "a3 -1,1 b3 0,1",
      "a2 -1,0 b2 0,0 c2 1,0",
      "a1 0,-1 b1 1,-1",
    ]);
  });

  test("seven flat-top hexagons: columns of two, three and two from the left, each from its top", () => {
    expect(words({ shape: "flat-hex", radius: 1 })).toEqual([
      "a2 -1,1 a1 -1,0",
      "b3 0,1 b2 0,0 b1 0,-1",
      "c2 1,0 c1 1,-1",
    ]);
  });

  test("rows of a patch of radius 3 have four to seven hexagons, 37 in all", () => {
    const { lines, cells } = tileOf({ shape: "pointy-hex", radius: 3 });
    expect(lines.map(({ length }) => length)).toEqual([4, 5, 6, 7, 6, 5, 4]);
    expect(cells).toHaveLength(37);
  });

  test("the corners of 12 x 12 squares are a1 and l12", () => {
    const { cellOf } = tileOf({ shape: "square", columns: 12, rows: 12 });
    expect([cellOf("a1"), cellOf("l12"), cellOf("m1")]).toEqual([
      { name: "a1", column: 0, row: 0 },
      { name: "l12", column: 11, row: 11 },
      undefined,
    ]);
  });
});

describe("neighbours on a card", () => {
  test.each([
    ["pointy-hex", "b2", "b3 c2 b1 a1 a2 a3"],
    ["flat-hex", "b2", "b3 c2 c1 b1 a1 a2"],
    ["pointy-hex", "c2", "- - - b1 b2 b3"],
  ] as const)("%s %s: %s", (shape, name, expected) => {
    const tile = tileOf({ shape, radius: 1 });
    const cell = tile.cellOf(name);
    if (!cell) throw new Error(name);
    expect(tile.kind.sides.map((side) => tile.neighbourOf(cell, side)?.name ?? "-").join(" ")).toBe(expected);
  });
});

describe("a turned card", () => {
  test("a quarter: the bottom left square of 2 x 3 comes to the top left of 3 x 2", () => {
    const tile = tileOf({ shape: "square", columns: 2, rows: 3 });
    expect(tile.sizeIn(90)).toEqual({ columns: 3, rows: 2 });
    expect(tile.turned([0, 0], 90)).toEqual([0, 1]);
    expect(tile.turned([1, 2], 90)).toEqual([2, 0]);
    expect(tile.turned([0, 0], 180)).toEqual([1, 2]);
    expect(tile.turned([0, 0], 270)).toEqual([2, 0]);
  });

  test("a sixth: the cell in the east comes to the south-east, its bar with it", () => {
    const { kind, turned } = tileOf({ shape: "pointy-hex", radius: 1 });
    expect(turned([1, 0], 60)).toEqual([1, -1]);
    expect(kind.turnedSide("east", 60)).toBe("south-east");
  });
});

describe("cells on paper", () => {
  const POKER = { width: 63.5, height: 88.9 };

  test("squares of an inch, if they fit", () => {
    // 63.5 / 25.4 = 2.5 and 88.9 / 25.4 = 3.5
    const print = mapPrintOf(POKER, { shape: "square", columns: 2, rows: 3 });
    expect(print.side).toBe(25.4);
    expect([print.across, print.along]).toEqual([expect.closeTo(0.25, 9), expect.closeTo(0.25, 9)]);
    expect(mapPrintOf(POKER, { shape: "square", columns: 4, rows: 4 }).side).toBeCloseTo(63.5 / 4, 9);
  });

  test("a pointy-top hexagon is 2 sides high and the root of 3 wide", () => {
    // 63.5 / 1.7320508 = 36.66 mm, and then 88.9 - 73.3 = 15.6 mm are left, half at the top
    const print = mapPrintOf(POKER, { shape: "pointy-hex", radius: 0 });
    expect(print.side).toBeCloseTo(36.6617, 3);
    expect(print.across).toBeCloseTo(0, 9);
    expect(print.along).toBeCloseTo((88.9 / 36.6617 - 2) / 2, 4);
  });

  test("seven flat-top hexagons are 5 sides wide and three roots of 3 high", () => {
    expect(largestSide({ width: 100, height: 100 }, { shape: "flat-hex", radius: 1 }, false)).toBeCloseTo(
      100 / 5.19615242,
      6,
    );
  });

  test("a hexagonal piece of 60 mm from flat to flat is one pointy-top hexagon, without margins", () => {
    const print = mapPrintOf(
      { width: 60, height: 60 },
      { shape: "pointy-hex", radius: 0 },
      { isHexagon: true },
    );
    expect(print.side).toBeCloseTo(34.641, 3);
    expect(print.outline?.map(([x, y]) => [x, y])).toEqual(
      [
        [0, 1],
        [-0.8660254, 0.5],
        [-0.8660254, -0.5],
        [0, -1],
        [0.8660254, -0.5],
        [0.8660254, 0.5],
      ].map(([x = 0, y = 0]) => [expect.closeTo(x, 6), expect.closeTo(y, 6)]),
    );
  });
});
