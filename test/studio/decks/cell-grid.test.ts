/** Where cells lie, and which of them a stripe of the table shows. */
import { describe, expect, test } from "vitest";
import { cellGrid, cellsBetween, filledMm, spotOf } from "../../../src/studio/client/decks/cell-grid.ts";

const CARD = { width: 60, height: 90, corner: 3, bleed: 3, safe: 3 };
const LOOK = { mm: 2, isTwoSided: false, hasBleed: false };

/** Cells of 132 x 213 px with gaps of 16 and 12, three in a row. */
const GRID = cellGrid(CARD, LOOK, 8, 440);

describe("a deck", () => {
  test("has as many columns as fit, and no more than cards", () => {
    expect(GRID).toEqual({ columns: 3, cell: { width: 132, height: 213 }, width: 428, height: 663 });
    expect(cellGrid(CARD, LOOK, 8, 427).columns).toBe(2);
    expect(cellGrid(CARD, LOOK, 2, 440)).toMatchObject({ columns: 2, width: 280, height: 213 });
    expect(cellGrid(CARD, LOOK, 0, 440).height).toBe(0);
  });

  test("has wider cells with backs, larger ones with bleed, none wider than the table", () => {
    expect(cellGrid(CARD, { ...LOOK, isTwoSided: true }, 8, 440).cell).toEqual({ width: 258, height: 213 });
    expect(cellGrid(CARD, { ...LOOK, hasBleed: true }, 8, 440).cell).toEqual({ width: 144, height: 225 });
    expect(cellGrid(CARD, LOOK, 8, 100)).toMatchObject({ columns: 1, cell: { width: 100 } });
  });

  test("fills its rows: no room for a part of a card stays empty, and none is lost by growing", () => {
    for (const available of [300, 427, 440, 575, 744])
      for (const isTwoSided of [false, true]) {
        const look = { ...LOOK, isTwoSided };
        const mm = filledMm(CARD, look, available);
        const [wished, grid] = [
          cellGrid(CARD, look, 50, available),
          cellGrid(CARD, { ...look, mm }, 50, available),
        ];
        expect(grid.columns).toBe(wished.columns);
        expect(grid.width).toBeLessThanOrEqual(available);
        // cells in one or two columns would become very large
        if (mm < LOOK.mm * 1.3) expect(available - grid.width).toBeLessThan(1);
      }
    expect(filledMm(CARD, LOOK, 100)).toBe(LOOK.mm);
  });

  test("has its cells in rows", () => {
    expect(spotOf(GRID, 0)).toEqual({ x: 0, y: 0, width: 132, height: 213 });
    expect(spotOf(GRID, 5)).toMatchObject({ x: 296, y: 225 });
  });
});

test.each<[string, number, number, [number, number]]>([
  ["the first row", 0, 100, [0, 3]],
  ["a gap between two rows", 214, 224, [3, 3]],
  ["the last pixel of the first row, the first of the second", 212, 226, [0, 6]],
  ["more than there is", -500, 5000, [0, 8]],
  ["what lies above", -500, -10, [0, 0]],
  ["what lies below", 5000, 6000, [8, 8]],
])("a stripe shows whole rows: %s", (_, top, bottom, cells) => {
  expect(cellsBetween(GRID, 8, top, bottom)).toEqual(cells);
});
