/** Which correction a side gets, on which page. Expected places by hand. */
import { describe, expect, test } from "vitest";
import { profilePart } from "../../../src/pipeline/order/choose-printer.ts";
import { parsePaper } from "../../../src/sheet/papers.ts";
import { correctedSheets, sideMatrix } from "../../../src/sheet/printer/correction.ts";
import { UNCORRECTED } from "../../../src/sheet/printer/printer.ts";
import type { Backs, Paper, SheetSet } from "../../../src/sheet/sheet.ts";
import { apply } from "../../../src/units/matrix.ts";
import { place, sideOf } from "../../support/paper/scenes.ts";

const A4 = { width: 210, height: 297 };
const PRINTER = {
  name: "odd/card",
  front: { ...UNCORRECTED, offset: { x: 1, y: 2 } },
  back: { ...UNCORRECTED, offset: { x: 10, y: 20 } },
  margin: 5,
};

const moveOf = (page: typeof A4, side: "front" | "back" | "fold", backs: Backs) => {
  const at = apply(sideMatrix(page, side, backs, PRINTER), { x: 30, y: 40 });
  return [at.x - 30, at.y - 40].map((mm) => expect.closeTo(mm, 9));
};

test.each<readonly [Backs, "front" | "back" | "fold", readonly number[]]>([
  ["none", "front", [1, 2]],
  ["fold", "fold", [1, 2]],
  ["separate", "front", [1, 2]],
  // a pile of its own goes through the printer like any front
  ["separate", "back", [1, 2]],
  ["duplex", "front", [1, 2]],
  ["duplex", "back", [10, 20]],
  ["duplex-short", "front", [1, 2]],
  ["duplex-short", "back", [-10, -20]],
])("backs %s: the %s side of an upright page", (backs, side, move) => {
  expect(move).toEqual(moveOf(A4, side, backs));
});

// turned counter-clockwise on its paper: right on the paper is down on the page, down is left
test.each<readonly [Backs, "front" | "back", readonly number[]]>([
  ["duplex", "front", [-2, 1]],
  ["duplex", "back", [-20, 10]],
  ["duplex-short", "back", [20, -10]],
])("backs %s: the %s side of a landscape page", (backs, side, move) => {
  expect(move).toEqual(moveOf({ width: 297, height: 210 }, side, backs));
});

test("a turn is about the middle of the paper, the same way round on every page", () => {
  const turning = { front: { ...UNCORRECTED, rotation: 90 }, back: UNCORRECTED };
  // 75 mm left of the middle becomes 75 mm above it
  const upright = apply(sideMatrix(A4, "front", "none", turning), { x: 30, y: 148.5 });
  expect([upright.x, upright.y]).toEqual([expect.closeTo(105, 9), expect.closeTo(73.5, 9)]);
  const wide = apply(sideMatrix({ width: 297, height: 210 }, "front", "none", turning), { x: 73.5, y: 105 });
  expect([wide.x, wide.y]).toEqual([expect.closeTo(148.5, 9), expect.closeTo(30, 9)]);
});

describe("what goes to a screen", () => {
  const set: SheetSet = {
    sides: [sideOf([place("a", { x: 0, y: 0, ...A4 })], A4)],
    sheets: 0,
    backs: "none",
  };
  test("is not corrected", () => {
    expect(correctedSheets(set, PRINTER)).toBe(set);
    expect(correctedSheets({ ...set, sheets: 1 }, PRINTER).sides[0]?.correction).toEqual([1, 0, 0, 1, 1, 2]);
  });
});

describe("the margin of a measured printer", () => {
  const paper = parsePaper("a4") as Paper;
  const tray = { printer: "odd", tray: "card", paper, front: UNCORRECTED, back: UNCORRECTED };
  const margins = { top: 3, right: 4.2, bottom: 3, left: 3.5 };

  test("is the widest that was measured, else the usual one", () => {
    expect(profilePart({ ...tray, margins }, 5).margin).toBe(4.2);
    expect(profilePart({ ...tray, margins: undefined }, 5).margin).toBe(5);
  });

  test("has room for what a correction moves towards an edge, in tenths of a mm", () => {
    const back = { ...UNCORRECTED, offset: { x: 0.3, y: -0.55 } };
    expect(profilePart({ ...tray, back, margins }, 5).margin).toBe(4.8);
    // a print that is made larger by 1/0.996 reaches 148.5 / 0.996 - 148.5 = 0.6 mm farther up and down
    const front = { ...UNCORRECTED, scale: { x: 1, y: 0.996 } };
    expect(profilePart({ ...tray, front, margins }, 5).margin).toBe(4.8);
  });
});
