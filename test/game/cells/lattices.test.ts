/** The lattices of squares and hexagons: coordinates, sides and points, worked out by hand on paper. */
import { describe, expect, test } from "vitest";
import { type CellAt, edgeKey, type LatticeKind, OPPOSITE, plus } from "../../../src/game/cells/cells.ts";
import { hexDistance, turnedHex } from "../../../src/game/cells/hexes.ts";
import { latticeKind } from "../../../src/game/cells/lattice-kind.ts";

import { CELL_SHAPES } from "../../../src/units/cells.ts";

const KINDS = CELL_SHAPES.map((shape) => [shape, latticeKind(shape)] as const);
const close = (point: readonly number[]) => point.map((number) => expect.closeTo(number, 9));

/** Half the root of three: from the middle of a hexagon with sides of 1 to the middle of a side. */
const HALF = 0.866025403784;

describe("the steps to the sides", () => {
  test("squares: columns to the east, rows to the north", () => {
    const { sides, stepTo } = latticeKind("square");
    expect(sides.map((side) => [side, ...stepTo(side)])).toEqual([
      ["north", 0, 1],
      ["east", 1, 0],
      ["south", 0, -1],
      ["west", -1, 0],
    ]);
  });

  test("pointy-top hexagons: q to the east, r to the north-east", () => {
    const { sides, stepTo } = latticeKind("pointy-hex");
    expect(sides.map((side) => [side, ...stepTo(side)])).toEqual([
      ["north-east", 0, 1],
      ["east", 1, 0],
      ["south-east", 1, -1],
      ["south-west", 0, -1],
      ["west", -1, 0],
      ["north-west", -1, 1],
    ]);
  });

  test("flat-top hexagons: q to the north-east, r to the north", () => {
    const { sides, stepTo } = latticeKind("flat-hex");
    expect(sides.map((side) => [side, ...stepTo(side)])).toEqual([
      ["north", 0, 1],
      ["north-east", 1, 0],
      ["south-east", 1, -1],
      ["south", 0, -1],
      ["south-west", -1, 0],
      ["north-west", -1, 1],
    ]);
  });

  test("a side that the cells do not have is a mistake of the program", () => {
    expect(() => latticeKind("square").stepTo("north-east")).toThrow(RangeError);
    expect(() => latticeKind("pointy-hex").stepTo("north")).toThrow(RangeError);
    expect(() => latticeKind("flat-hex").stepTo("east")).toThrow(RangeError);
  });
});

describe("the middles of cells, in sides", () => {
  test.each<[LatticeKind["shape"], CellAt, readonly [number, number]]>([
    ["square", [0, 0], [0.5, 0.5]],
    ["square", [2, -3], [2.5, -2.5]],
    ["pointy-hex", [0, 0], [0, 0]],
    ["pointy-hex", [1, 0], [2 * HALF, 0]],
    ["pointy-hex", [0, 1], [HALF, 1.5]],
    ["pointy-hex", [-2, 3], [-HALF, 4.5]],
    ["flat-hex", [0, 1], [0, 2 * HALF]],
    ["flat-hex", [1, 0], [1.5, HALF]],
    ["flat-hex", [3, -2], [4.5, -HALF]],
  ])("%s %j", (shape, cell, point) => {
    expect(latticeKind(shape).centreOf(cell)).toEqual(close(point));
  });
});

describe("the outline of a cell", () => {
  test("a pointy-top hexagon has one at the top and at the bottom", () => {
    const corners = latticeKind("pointy-hex").outlineOf([0, 0]);
    const expected = [
      [0, 1],
      [-HALF, 0.5],
      [-HALF, -0.5],
      [0, -1],
      [HALF, -0.5],
      [HALF, 0.5],
    ];
    expect(corners).toEqual(expected.map(close));
  });

  test("a flat-top hexagon has one on the left and on the right", () => {
    const corners = latticeKind("flat-hex").outlineOf([0, 0]);
    const expected = [
      [-0.5, HALF],
      [-1, 0],
      [-0.5, -HALF],
      [0.5, -HALF],
      [1, 0],
      [0.5, HALF],
    ];
    expect(corners).toEqual(expected.map(close));
  });

  test.each(KINDS)("%s: sides of length 1, counter-clockwise, all as far from the middle", (_, kind) => {
    const [x, y] = kind.centreOf([3, -2]);
    const corners = kind.outlineOf([3, -2]);
    const radius = kind.shape === "square" ? Math.SQRT1_2 : 1;
    for (const [index, corner] of corners.entries()) {
      const next = corners[(index + 1) % corners.length] ?? corner;
      expect(Math.hypot(next[0] - corner[0], next[1] - corner[1])).toBeCloseTo(1, 9);
      expect(Math.hypot(corner[0] - x, corner[1] - y)).toBeCloseTo(radius, 9);
      const area = (corner[0] - x) * (next[1] - y) - (corner[1] - y) * (next[0] - x);
      expect(area).toBeGreaterThan(0);
    }
    expect(corners).toHaveLength(kind.sides.length);
  });
});

describe("an edge", () => {
  const cells: readonly CellAt[] = [
    [0, 0],
    [4, -7],
    [-12, 5],
  ];
  const cases = KINDS.flatMap(([shape, kind]) => kind.sides.map((side) => [shape, side, kind] as const));

  test.each(cases)("%s %s: exactly the same from both cells, left or lower end first", (_, side, kind) => {
    for (const cell of cells) {
      const beyond = plus(cell, kind.stepTo(side));
      const edge = kind.edgeOf(cell, side);
      expect(kind.edgeOf(beyond, OPPOSITE[side])).toEqual(edge);
      expect(edgeKey(kind, beyond, OPPOSITE[side])).toEqual(edgeKey(kind, cell, side));
      const [right, up] = [edge.to[0] - edge.from[0], edge.to[1] - edge.from[1]];
      expect(right > 1e-9 || (Math.abs(right) < 1e-9 && up > 0)).toBe(true);
      const middle = [(edge.from[0] + edge.to[0]) / 2, (edge.from[1] + edge.to[1]) / 2];
      const [one, other] = [kind.centreOf(cell), kind.centreOf(beyond)];
      expect(middle).toEqual(close([(one[0] + other[0]) / 2, (one[1] + other[1]) / 2]));
    }
  });

  test.each(KINDS)("%s: no two edges of a cell share a key", (_, kind) => {
    const keys = kind.sides.map((side) => String(edgeKey(kind, [2, 1], side)));
    expect(new Set(keys).size).toBe(kind.sides.length);
  });
});

describe("turning", () => {
  test.each(KINDS)("%s: a full turn in steps goes through all sides clockwise", (_, kind) => {
    const [first = "north"] = kind.sides;
    expect(kind.turns.map((turn) => kind.turnedSide(first, turn))).toEqual(kind.sides);
    for (const side of kind.sides) expect(kind.turnedSide(side, 180)).toBe(OPPOSITE[side]);
  });

  test("a hexagon two steps to the north-east and one to the east, by sixths", () => {
    // 2 x [0, 1] + [1, 0]: each step becomes the next one clockwise.
    expect(([0, 60, 120, 180, 240, 300] as const).map((turn) => turnedHex([1, 2], turn))).toEqual([
      [1, 2],
      [3, -1],
      [2, -3],
      [-1, -2],
      [-3, 1],
      [-2, 3],
    ]);
  });

  test.each<[CellAt, CellAt, number]>([
    [[0, 0], [0, 0], 0],
    [[0, 0], [2, -1], 2],
    [[0, 0], [2, 1], 3],
    [[-3, 1], [2, -1], 5],
  ])("from %j to %j it is %i steps", (one, other, steps) => {
    expect(hexDistance(one, other)).toBe(steps);
    expect(hexDistance(other, one)).toBe(steps);
  });
});

test("squares have four steps over corners, hexagons none", () => {
  expect(latticeKind("square").corners).toEqual([
    [1, 1],
    [1, -1],
    [-1, -1],
    [-1, 1],
  ]);
  expect(latticeKind("pointy-hex").corners).toEqual([]);
  expect(latticeKind("flat-hex").corners).toEqual([]);
});
