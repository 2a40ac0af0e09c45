import { describe, expect, test } from "vitest";
import type { Size } from "../../../src/units/box.ts";
import {
  impose,
  MINI,
  POKER,
  POKER_LYING,
  piece,
  profileOn,
  rowsOf,
  TAROT,
  withoutBack,
} from "../support.ts";

const BRIDGE: Size = { width: 57.15, height: 88.9 };
const EURO_POKER: Size = { width: 63, height: 88 };
const SQUARE: Size = { width: 70, height: 70 };

/** Columns, rows, left and top margin of a full first page. */
function gridOf(card: Size, paper: string) {
  const [side] = impose([withoutBack(piece("a", 200, { trim: card }))], profileOn(paper)).sides;
  const trims = side?.placements.map(({ trim }) => trim) ?? [];
  return {
    columns: new Set(trims.map(({ x }) => x.toFixed(3))).size,
    rows: new Set(trims.map(({ y }) => y.toFixed(3))).size,
    across: Math.min(...trims.map(({ x }) => x)),
    down: Math.min(...trims.map(({ y }) => y)),
    right: (side?.size.width ?? 0) - Math.max(...trims.map(({ x, width }) => x + width)),
    bottom: (side?.size.height ?? 0) - Math.max(...trims.map(({ y, height }) => y + height)),
  };
}

describe("most cards per sheet, centred", () => {
  test.each([
    ["a4", EURO_POKER, 3, 3, 10.5, 16.5],
    ["letter", EURO_POKER, 3, 3, 13.45, 7.7],
    ["a4", POKER, 3, 3, 9.75, 15.15],
    ["letter", POKER, 3, 3, 12.7, 6.35],
    ["a4", BRIDGE, 5, 2, 5.625, 16.1],
    ["letter", BRIDGE, 3, 3, 22.225, 6.35],
    ["a4", MINI, 6, 3, 15.15, 9.75],
    ["letter", MINI, 6, 3, 6.35, 12.7],
    ["a4", TAROT, 2, 2, 35, 28.5],
    ["letter", TAROT, 2, 2, 37.95, 19.7],
    ["a4", SQUARE, 2, 4, 35, 8.5],
    ["letter", SQUARE, 2, 3, 37.95, 34.7],
  ] as const)("%s, %o: %d columns, %d rows", (paper, card, columns, rows, across, down) => {
    const grid = gridOf(card, paper);
    expect(grid).toMatchObject({ columns, rows });
    expect(grid.across).toBeCloseTo(across, 6);
    expect(grid.right).toBeCloseTo(across, 6);
    expect(grid.down).toBeCloseTo(down, 6);
    expect(grid.bottom).toBeCloseTo(down, 6);
  });

  test("Letter and poker start at 0.5in, 0.25in as on the trade's 9-up template", () => {
    const [side] = impose([piece("a", 9)], profileOn("letter")).sides;
    expect(
      side?.placements.map(({ trim }) =>
        [trim.x / 25.4, trim.y / 25.4].map((inch) => Number(inch.toFixed(6))),
      ),
    ).toEqual([0.25, 3.75, 7.25].flatMap((y) => [0.5, 3, 5.5].map((x) => [x, y])));
  });

  test("landscape cards are upright on landscape paper", () => {
    const [side] = impose([piece("a", 9, { trim: POKER_LYING })], profileOn("a4")).sides;
    expect(side?.size).toEqual({ width: 297, height: 210 });
    expect(side?.placements.map(({ turn }) => turn)).toEqual(Array(9).fill(0));
  });

  test("poker with bleed fits Letter by default (C071)", () => {
    const made = impose([piece("a", 9)], profileOn("letter"));
    expect(made.sheets).toBe(1);
    expect(made.rules).toEqual(["sheet/shortened-bleed"]);
  });

  test("the requested paper is the page (C073)", () => {
    expect(impose([piece("a")], profileOn("letter")).sides[0]?.size).toEqual({ width: 215.9, height: 279.4 });
    const own = impose([piece("a")], profileOn("2.5in x 3.5in", { margin: 0 })).sides[0];
    expect(own?.size).toEqual(POKER);
    expect(own?.placements[0]?.trim).toEqual({ x: 0, y: 0, ...POKER });
  });

  test("the gap is only between cards: 3 x 63.5 + 2 x 3 leaves 6.75 on A4", () => {
    const [side] = impose([piece("a", 9)], profileOn("a4", { gap: 3 })).sides;
    expect(side?.placements[0]?.trim.x).toBeCloseTo(6.75, 6);
    expect(side?.placements[1]?.trim.x).toBeCloseTo(6.75 + 66.5, 6);
  });
});

describe("sizes and orientations in one print", () => {
  const pieces = [
    piece("p", 5),
    piece("l", 3, { trim: POKER_LYING }),
    piece("t", 2, { trim: TAROT, component: "Captains" }),
  ];

  test("landscape cards share portrait slots by turning, other sizes get their own sheets (C072)", () => {
    const { sides, sheets } = impose(pieces, profileOn("a4", { backs: "none" }));
    expect(sheets).toBe(2);
    expect(sides.map(rowsOf)).toEqual([["p p p", "p p l", "l l"], ["t t"]]);
    expect(sides[0]?.placements.map(({ turn }) => turn)).toEqual([0, 0, 0, 0, 0, 90, 90, 90]);
    for (const { trim } of sides[0]?.placements ?? []) expect(trim).toMatchObject(POKER);
  });

  test("a size has the orientation of most of its cards", () => {
    const { sides } = impose(
      [piece("p", 3), piece("l", 6, { trim: POKER_LYING })],
      profileOn("a4", { backs: "none" }),
    );
    expect(sides[0]?.size).toEqual({ width: 297, height: 210 });
    expect(sides[0]?.placements.map(({ turn }) => turn)).toEqual([90, 90, 90, 0, 0, 0, 0, 0, 0]);
  });

  test("components continue on shared sheets, in order, and bookmarks name where each begins", () => {
    const { sides } = impose(
      [
        piece("a", 7),
        piece("b", 4, { component: "Dice" }),
        piece("t", 1, { trim: TAROT, component: "Captains" }),
      ],
      profileOn("a4"),
    );
    expect(sides.map((side) => `${side.sheet} ${side.side} ${side.bookmarks.join("+")}`.trim())).toEqual([
      "1 front Cards+Dice",
      "1 back",
      "2 front",
      "2 back",
      "3 front Captains",
      "3 back",
    ]);
  });

  test("trim sizes are exact (C074)", () => {
    const { sides } = impose([piece("a", 9, { trim: EURO_POKER })], profileOn("a4"));
    const trims = sides.flatMap(({ placements }) => placements.map(({ trim }) => [trim.width, trim.height]));
    expect(trims).toEqual(Array(18).fill([63, 88]));
  });
});
