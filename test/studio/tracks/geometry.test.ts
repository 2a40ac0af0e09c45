/** Where cards snap, step and turn on each lattice: laws that hold for squares and for both kinds of hexagons. */
import { describe, expect, test } from "vitest";
import type { MapCard } from "../../../src/game/map-cards.ts";
import {
  type At,
  atNear,
  groundOf,
  nextTurn,
  pointAt,
  shapeOf,
  stepped,
  turnedAt,
} from "../../../src/studio/client/tracks/model/geometry.ts";

const cell = (name: string, column: number, row: number) => ({ name, terrain: "snow", column, row });
const PRINT = { side: 20, across: 0, along: 0 };

/** One cell each; of squares two beside each other, so that a turn is seen. */
const CARDS: readonly (readonly [string, MapCard, number])[] = [
  [
    "squares",
    {
      isWhole: true,
      cells: { shape: "square", columns: 2, rows: 1 },
      squares: [cell("a1", 0, 0), cell("b1", 1, 0)],
      bars: [],
      print: PRINT,
    },
    4,
  ],
  [
    "pointy-top hexagons",
    {
      isWhole: true,
      cells: { shape: "pointy-hex", radius: 0 },
      squares: [cell("a1", 0, 0)],
      bars: [],
      print: PRINT,
    },
    6,
  ],
  [
    "flat-top hexagons",
    {
      isWhole: true,
      cells: { shape: "flat-hex", radius: 0 },
      squares: [cell("a1", 0, 0)],
      bars: [],
      print: PRINT,
    },
    6,
  ],
];

const PLACES: readonly At[] = [-3, 0, 1, 4].flatMap((column) => [-2, 0, 5].map((row): At => [column, row]));

describe.for(CARDS)("of %s", ([, map, turns]) => {
  test("a card snaps to the place that it is nearest to", () => {
    for (const at of PLACES) {
      const { x, y } = pointAt(map, at);
      for (const [right, up] of [
        [0, 0],
        [0.4, 0],
        [-0.3, 0.3],
        [0, -0.4],
      ] as const)
        expect(atNear(map, { x: x + right, y: y + up })).toEqual(at);
    }
  });

  test("a step and one back lead where it was, and two steps lead straight on", () => {
    for (const at of PLACES)
      for (const [there, back] of [
        ["up", "down"],
        ["right", "left"],
      ] as const) {
        const next = stepped(map, at, there);
        expect(next).not.toEqual(at);
        expect(stepped(map, next, back)).toEqual(at);
        const [from, to] = [pointAt(map, at), pointAt(map, stepped(map, next, there))];
        const aside = there === "up" ? to.x - from.x : to.y - from.y;
        expect(Math.abs(aside)).toBeLessThan(1e-9);
      }
  });

  test("a card that is turned all the way round lies where it was", () => {
    let [turn, at, count]: [MapTurn, At, number] = [0, [3, -1], 0];
    do {
      const next = nextTurn(map, turn, 1);
      at = turnedAt(map, at, turn, next);
      turn = next;
      count += 1;
    } while (turn !== 0);
    expect([count, at]).toEqual([turns, [3, -1]]);
    expect(nextTurn(map, nextTurn(map, 0, -1), 1)).toBe(0);
  });

  test("its ground recurs: whatever is on it is there again a width and a height further", () => {
    const { width, height } = groundOf(map);
    for (const by of [
      { x: width, y: 0 },
      { x: 0, y: height },
    ]) {
      const { x, y } = pointAt(map, atNear(map, by));
      expect(Math.hypot(x - by.x, y - by.y)).toBeLessThan(1e-9);
    }
  });
});

type MapTurn = Parameters<typeof shapeOf>[1];

test("a tile of squares covers other cells when it is turned", () => {
  const [, map] = CARDS[0] as (typeof CARDS)[number];
  expect(shapeOf(map, 90).cells.map(({ centre }) => centre)).toEqual([
    { x: 0.5, y: 1.5 },
    { x: 0.5, y: 0.5 },
  ]);
});
