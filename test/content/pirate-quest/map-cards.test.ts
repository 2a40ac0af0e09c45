import { describe, expect, test } from "vitest";
import type { Card } from "../../../src/game/game.ts";
import type { MapBar, MapCard } from "../../../src/game/map-cards.ts";
import { cardsOf, countOf } from "./pirate-quest.ts";

const cards = cardsOf("map");
const maps = cards.map(mapOf);
const STEPS = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;

describe("the deck", () => {
  test("18 cards of 6 squares, none of them black", () => {
    expect(maps.length).toBe(18);
    expect(maps.every(({ squares }) => squares.length === 6)).toBe(true);
  });
  test("colours: about 20 % white, 35 % green, 27 % blue, 18 % red", () => {
    const counts = countOf(maps.flatMap(({ squares }) => squares.map(({ terrain }) => terrain)));
    // 108 squares: 21.6, 37.8, 29.2 and 19.4.
    expect(counts).toEqual({ white: 22, green: 38, blue: 29, red: 19 });
  });
  test("ten cards with one to three bars, eight without", () => {
    const bars = maps.map((map) => map.bars.length);
    expect(bars.filter((count) => count > 0).length).toBe(10);
    expect(new Set(bars)).toEqual(new Set([0, 1, 2, 3]));
  });
  test("no two cards are equal, not even turned by half", () => {
    const seen = new Set<string>();
    for (const map of maps) {
      const views = [view(map), view(turned(map))];
      expect(views.some((one) => seen.has(one))).toBe(false);
      for (const one of views) seen.add(one);
    }
  });
  test("no two cards have the same colours either", () => {
    const colours = maps.map(
      (map) => [view({ ...map, bars: [] }), view({ ...turned(map), bars: [] })].sort()[0],
    );
    expect(new Set(colours).size).toBe(18);
  });
});

describe.each(cards.map((card) => [card.id, mapOf(card)] as const))("%s", (_, map) => {
  test("can be crossed from short side to short side and from long side to long side without a diagonal", () => {
    expect(canCross(map, "row")).toBe(true);
    expect(canCross(map, "column")).toBe(true);
  });
  test("has no square that bars cut off from the others", () => {
    expect(reachable(map, ["0,0"]).size).toBe(6);
  });
  test("has no short row with only white squares", () => {
    for (const row of [0, 1, 2])
      expect(map.squares.some((square) => square.row === row && square.terrain !== "white")).toBe(true);
  });
});

test("the crossing check detects a card that is cut in two", () => {
  const across = (row: number): MapBar[] => [
    { square: `a${row}`, towards: `a${row + 1}`, side: "north", from: [0, row], to: [1, row] },
    { square: `b${row}`, towards: `b${row + 1}`, side: "north", from: [1, row], to: [2, row] },
  ];
  const open = { ...(maps[0] as MapCard), bars: [] };
  expect(canCross(open, "row")).toBe(true);
  expect(canCross({ ...open, bars: across(1) }, "row")).toBe(false);
  expect(canCross({ ...open, bars: across(0) }, "row")).toBe(false);
  expect(canCross({ ...open, bars: across(0) }, "column")).toBe(true);
});

function mapOf({ map }: Card): MapCard {
  if (!map) throw new Error("a card of the map deck has a map");
  return map;
}

/** From a square whose outer edge on the low side is open to one whose outer edge on the high side is open. */
function canCross(map: MapCard, along: "row" | "column"): boolean {
  const last = along === "row" ? 2 : 1;
  const ends = (at: number, step: number) =>
    map.squares
      .filter((square) => square[along] === at)
      .filter(({ column, row }) => !barred(map, column, row, along === "row" ? [0, step] : [step, 0]))
      .map(({ column, row }) => `${column},${row}`);
  const reached = reachable(map, ends(0, -1));
  return ends(last, 1).some((square) => reached.has(square));
}

function reachable(map: MapCard, from: readonly string[]): Set<string> {
  const seen = new Set(from);
  for (const at of seen) {
    const [column = 0, row = 0] = at.split(",").map(Number);
    for (const [right, up] of STEPS) {
      const inside = map.squares.some(
        (square) => square.column === column + right && square.row === row + up,
      );
      if (inside && !barred(map, column, row, [right, up])) seen.add(`${column + right},${row + up}`);
    }
  }
  return seen;
}

/** A bar is on the edge that the step crosses: its middle is midway between the middles of the two squares. */
function barred(map: MapCard, column: number, row: number, [right, up]: readonly [number, number]): boolean {
  const [x, y] = [column + 0.5 + right / 2, row + 0.5 + up / 2];
  return map.bars.some(({ from, to }) => (from[0] + to[0]) / 2 === x && (from[1] + to[1]) / 2 === y);
}

function turned({ squares, bars, ...map }: MapCard): MapCard {
  const flip = ([x, y]: readonly [number, number]) => [2 - x, 3 - y] as const;
  return {
    ...map,
    squares: squares.map((square) => ({ ...square, column: 1 - square.column, row: 2 - square.row })),
    bars: bars.map((bar) => ({ ...bar, from: flip(bar.to), to: flip(bar.from) })),
  };
}

function view({ squares, bars }: MapCard): string {
  const coloured = squares.map(({ column, row, terrain }): [string, string] => [`${column},${row}`, terrain]);
  return JSON.stringify([coloured.sort(), bars.map(({ from, to }) => `${from}-${to}`).sort()]);
}
