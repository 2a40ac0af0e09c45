/** Pieces in the slots of a sheet: every expected number is worked out by hand from the sheet that the test describes. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { roundToken } from "../../../src/shape/flat.ts";
import { mirrorBox } from "../../../src/sheet/mirror.ts";
import type { PrintProfile } from "../../../src/sheet/sheet.ts";
import type { Slot, SlottedSheet } from "../../../src/sheet/slots/slotted-sheet.ts";
import { overlaps } from "../../../src/units/box.ts";
import {
  cropMarksOf,
  impose,
  MINI,
  POKER,
  POKER_LYING,
  piece,
  pointOn,
  profileOn,
  TAROT,
  withoutBack,
} from "../support.ts";

const PAGE = { width: 215.9, height: 279.4 };

const slot = (x: number, y: number, width: number, height: number, rest: Partial<Slot> = {}): Slot => ({
  box: { x, y, width, height },
  shape: "rectangle",
  corner: 0,
  turn: 0,
  ...rest,
});

const round = (x: number, y: number, across: number): Slot => slot(x, y, across, across, { shape: "circle" });

function onSheet(
  slots: readonly Slot[],
  rest: Partial<SlottedSheet> = {},
  order: Partial<PrintProfile> = {},
) {
  const paper = { id: "letter", title: "Letter", ...PAGE };
  const sheet: SlottedSheet = {
    ...{ id: "labels", title: "Labels", paper, slots, turns: true, isOneSided: false, marks: false },
    ...rest,
  };
  return profileOn("letter", { sheet, marks: false, ...order });
}

/** Off the middle of the paper in both directions. */
const UNEVEN = [slot(10, 20, 63.5, 88.9), slot(90, 20, 63.5, 88.9), slot(10, 130, 63.5, 88.9)];

describe("pieces in slots", () => {
  test("lie in them one after the other, and go on on the next sheet", () => {
    const { sides, sheets } = impose([piece("a", 4), piece("b")], onSheet(UNEVEN, {}, { backs: "none" }));
    expect(sheets).toBe(2);
    expect(
      sides.map(({ placements }) => placements.map(({ piece: id, trim }) => [id, trim.x, trim.y])),
    ).toEqual([
      [
        ["a", 10, 20],
        ["a", 90, 20],
        ["a", 10, 130],
      ],
      [
        ["a", 10, 20],
        ["b", 90, 20],
      ],
    ]);
  });

  test.each([
    // 215.9 - 10 - 63.5, 215.9 - 90 - 63.5: flipped on the long edge of an upright sheet.
    ["duplex", [142.4, 62.4, 142.4], [20, 20, 130]],
    // 279.4 - 20 - 88.9, 279.4 - 130 - 88.9: flipped on the short edge.
    ["duplex-short", [10, 90, 10], [170.5, 170.5, 60.5]],
  ] as const)("have their backs behind them, %s, on an uneven sheet too", (backs, xs, ys) => {
    const [, back] = impose([piece("a", 3)], onSheet(UNEVEN, {}, { backs })).sides;
    const trims = back?.placements.map(({ trim }) => trim) ?? [];
    expect(trims).toHaveLength(3);
    for (const [index, { x, y, width, height }] of trims.entries()) {
      expect(x).toBeCloseTo(xs[index] as number, 9);
      expect(y).toBeCloseTo(ys[index] as number, 9);
      expect([width, height]).toEqual([63.5, 88.9]);
    }
  });

  test("have the backs of another flip axis on paper that lies", () => {
    const paper = { id: "lying", title: "Letter, lying", width: 279.4, height: 215.9 };
    const [, back] = impose([piece("a")], onSheet([slot(10, 20, 63.5, 88.9)], { paper })).sides;
    // The long edge of lying paper is the horizontal one: 215.9 - 20 - 88.9.
    expect(back?.placements[0]?.trim.x).toBeCloseTo(10, 9);
    expect(back?.placements[0]?.trim.y).toBeCloseTo(107, 9);
    expect(back?.placements[0]?.turn).toBe(180);
  });

  test("are turned where the slot lies, and as the slot says", () => {
    const slots = [
      slot(10, 20, 88.9, 63.5),
      slot(110, 20, 88.9, 63.5, { turn: 90 }),
      slot(10, 120, 88.9, 63.5, { turn: 270 }),
      slot(110, 120, 63.5, 88.9, { turn: 180 }),
    ];
    const [front, back] = impose([piece("a", 4)], onSheet(slots)).sides;
    expect(front?.placements.map(({ turn }) => turn)).toEqual([90, 90, 270, 180]);
    // The top left corner of a card that is turned clockwise is at the top right of its slot: 110 + 88.9.
    const turned = pointOn(front?.placements[1] as never, 0, 0);
    expect(turned.x).toBeCloseTo(198.9, 9);
    expect(turned.y).toBeCloseTo(20, 9);
    expect(back?.placements.map(({ turn }) => turn)).toEqual([270, 270, 90, 180]);
  });

  test("are not turned on a sheet that does not allow it", () => {
    const lying = [slot(10, 20, 88.9, 63.5)];
    const { rules, sides, diagnostics } = impose([piece("a")], onSheet(lying, { turns: false }));
    expect([rules, sides]).toEqual([["sheet/no-slot"], []]);
    expect(diagnostics[0]?.why).toBe("they would fit if the sheet allowed turns");
    const token = piece("t", 1, { trim: { width: 20, height: 20 }, dieLine: roundToken(20) });
    const lost = impose([token], onSheet(lying, { turns: false }));
    expect(lost.diagnostics[0]?.why).toMatch(/fill two fifths of it/);
    const both = impose([piece("a"), piece("b", 1, { trim: POKER_LYING })], onSheet(lying, { turns: false }));
    expect(both.sides[0]?.placements.map(({ piece: id, turn }) => [id, turn])).toEqual([["b", 0]]);
  });

  test("that are smaller lie in the middle, and it is said", () => {
    const small = piece("a", 1, { trim: { width: 60, height: 85 } });
    const { sides, diagnostics } = impose([small], onSheet([slot(10, 20, 63.5, 88.9)]));
    // 10 + 3.5 / 2, 20 + 3.9 / 2
    const { x, y } = sides[0]?.placements[0]?.trim ?? { x: 0, y: 0 };
    expect(x).toBeCloseTo(11.75, 9);
    expect(y).toBeCloseTo(21.95, 9);
    expect(diagnostics.map(({ rule, severity }) => [rule, severity])).toEqual([
      ["sheet/smaller-than-slot", "hint"],
    ]);
  });

  test("may differ from their slot by a rounded inch, and no more", () => {
    const inch = [slot(10, 20, 25.4, 25.4)];
    const square = (side: number) => piece("a", 1, { trim: { width: side, height: side } });
    expect(impose([square(25.5)], onSheet(inch)).rules).toEqual([]);
    expect(impose([square(25.3)], onSheet(inch)).rules).toEqual([]);
    expect(impose([square(25.7)], onSheet(inch)).rules).toEqual(["sheet/no-slot"]);
  });

  test("that suit no slot are refused by the names of their decks, with those that fit", () => {
    const large = piece("boats/a", 1, { component: "Boats", trim: TAROT });
    const tiny = piece("gold/a", 1, { component: "Gold", trim: { width: 12, height: 12 } });
    const { diagnostics, sides } = impose([piece("cards/a"), large, tiny], onSheet(UNEVEN));
    expect(sides[0]?.placements.map(({ piece: id }) => id)).toEqual(["cards/a"]);
    expect(diagnostics.map(({ severity, message }) => [severity, message.slice(0, 46)])).toEqual([
      ["error", '"Boats": no slot of the sheet "labels" suits p'],
      ["error", '"Gold": no slot of the sheet "labels" suits pi'],
    ]);
    expect(diagnostics[0]?.message).toContain("70mm x 120mm; it has slots of 63.5mm x 88.9mm");
    expect(diagnostics[0]?.fix).toContain("the option `only: cards/`");
  });

  test("of two sizes share a sheet that has slots for both, each in the smallest that it fits", () => {
    const slots = [slot(10, 20, 63.5, 88.9), slot(90, 20, 44.45, 63.5), slot(150, 20, 44.45, 63.5)];
    const mini = piece("mini", 3, { trim: MINI });
    const { sides } = impose([piece("a"), mini], onSheet(slots, {}, { backs: "none" }));
    expect(sides.map(({ placements }) => placements.map(({ piece: id, trim }) => [id, trim.x]))).toEqual([
      [
        ["a", 10],
        ["mini", 90],
        ["mini", 150],
      ],
      [["mini", 90]],
    ]);
  });

  test("leave places empty that were used before, on every sheet", () => {
    const { sides } = impose([piece("a", 3)], onSheet(UNEVEN, {}, { skip: [2], backs: "none" }));
    expect(sides.map(({ placements }) => placements.map(({ trim }) => [trim.x, trim.y]))).toEqual([
      [
        [10, 20],
        [10, 130],
      ],
      [[10, 20]],
    ]);
    expect(impose([piece("a")], onSheet(UNEVEN, {}, { skip: [1, 2, 3] })).rules).toEqual([
      "sheet/nothing-left",
    ]);
    expect(impose([piece("a")], onSheet(UNEVEN, {}, { skip: [4] })).rules).toEqual(["sheet/no-such-place"]);
  });
});

describe("bleed in slots", () => {
  const clipsOf = (slots: readonly Slot[], bleed = 3) =>
    impose([piece("a", slots.length, { bleed })], onSheet(slots)).sides[0]?.placements.map(
      ({ clip }) => clip,
    );

  test("goes to half of the distance to the next slot, and to the edge of the paper", () => {
    // 4 mm between the slots of a row, nothing between those of a column; 1 mm to the upper edge of the paper.
    const slots = [slot(20, 1, 63.5, 88.9), slot(87.5, 1, 63.5, 88.9), slot(20, 89.9, 63.5, 88.9)];
    const [first, second, below] = clipsOf(slots) ?? [];
    expect(first?.x).toBeCloseTo(17, 9);
    expect(first?.y).toBeCloseTo(0, 9);
    expect(first?.width).toBeCloseTo(3 + 63.5 + 2, 9);
    expect(first?.height).toBeCloseTo(1 + 88.9, 9);
    expect(second?.x).toBeCloseTo(85.5, 9);
    expect(below?.y).toBeCloseTo(89.9, 9);
    expect(below?.height).toBeCloseTo(88.9 + 3, 9);
  });

  test("fills a slot that is larger than the piece", () => {
    const small = piece("a", 1, { trim: { width: 61.5, height: 88.9 } });
    const neighbours = [slot(20, 20, 63.5, 88.9), slot(83.5, 20, 63.5, 88.9)];
    const [front] = impose([small], onSheet(neighbours)).sides;
    // 1 mm of the slot is left on either side, and the neighbour begins where the slot ends.
    expect(front?.placements[0]?.clip.width).toBeCloseTo(3 + 61.5 + 1, 9);
  });

  test("of round pieces stays within half of the distance between circles", () => {
    const token = piece("t", 2, { trim: { width: 20, height: 20 }, dieLine: roundToken(20) });
    // Middles 21 mm apart slantwise: 21 - 20 leaves 0.5 mm for each.
    const slots = [round(20, 20, 20), round(20 + 12.6, 20 + 16.8, 20)];
    const [front] = impose([withoutBack(token)], onSheet(slots)).sides;
    expect(front?.placements).toHaveLength(2);
    for (const { trim, clipOutline } of front?.placements ?? []) {
      const middle = { x: trim.x + 10, y: trim.y + 10 };
      const radii = clipOutline?.map(({ x, y }) => Math.hypot(x - middle.x, y - middle.y)) ?? [];
      expect(Math.max(...radii)).toBeGreaterThan(10.45);
      expect(Math.max(...radii)).toBeLessThan(10.55);
    }
  });

  test("never covers another slot, and every copy has one, whatever the slots are", () => {
    const grids = fc.record({
      columns: fc.integer({ min: 1, max: 4 }),
      rows: fc.integer({ min: 1, max: 5 }),
      x: fc.double({ min: 0, max: 20, noNaN: true }),
      y: fc.double({ min: 0, max: 20, noNaN: true }),
      across: fc.double({ min: 0, max: 9, noNaN: true }),
      down: fc.double({ min: 0, max: 9, noNaN: true }),
      copies: fc.integer({ min: 1, max: 45 }),
    });
    let placed = 0;
    fc.assert(
      fc.property(grids, ({ columns, rows, x, y, across, down, copies }) => {
        const slots = Array.from({ length: columns * rows }, (_, index) =>
          slot(x + (index % columns) * (40 + across), y + Math.floor(index / columns) * (44 + down), 40, 44),
        );
        const { sides } = impose([piece("a", copies, { trim: { width: 40, height: 44 } })], onSheet(slots));
        const fronts = sides.filter(({ side }) => side === "front").flatMap(({ placements }) => placements);
        expect(fronts).toHaveLength(copies);
        for (const [number, { side, placements, size }] of sides.entries())
          for (const { trim, clip } of placements) {
            placed++;
            for (const other of placements)
              if (other.trim !== trim) expect(overlaps(shrunk(clip), other.trim)).toBe(false);
            if (side === "back")
              expect(
                sides[number - 1]?.placements.some((front) =>
                  isSame(mirrorBox(front.trim, "vertical", size), trim),
                ),
              ).toBe(true);
          }
      }),
      { numRuns: 40 },
    );
    expect(placed).toBeGreaterThan(400);
  });

  /** Without what binary fractions add. */
  const shrunk = ({ x, y, width, height }: Slot["box"]) => ({
    ...{ x: x + 1e-6, y: y + 1e-6 },
    ...{ width: width - 2e-6, height: height - 2e-6 },
  });
  const isSame = (one: Slot["box"], other: Slot["box"]): boolean =>
    Math.abs(one.x - other.x) < 1e-9 && Math.abs(one.y - other.y) < 1e-9;
});

describe("round slots", () => {
  const dieLine = roundToken(38.1);
  test("take round pieces of their size", () => {
    const token = piece("t", 1, { trim: { width: 38.1, height: 38.1 }, dieLine });
    expect(impose([token], onSheet([round(20, 20, 38.1)])).rules).toEqual([]);
  });

  test("take a card only if its corners are inside", () => {
    // A square of 26.9 mm has a diagonal of 38.04 mm, one of 27.2 mm has 38.47 mm.
    const square = (side: number) => piece("a", 1, { trim: { width: side, height: side } });
    const slots = [round(20, 20, 38.1)];
    expect(impose([square(26.9)], onSheet(slots)).rules).not.toContain("sheet/no-slot");
    expect(impose([square(27.2)], onSheet(slots)).rules).toContain("sheet/no-slot");
  });
});

describe("the sides of a sheet", () => {
  test("that can be printed on one side has no backs, and it is said", () => {
    const { sides, backs, rules } = impose([piece("a")], onSheet(UNEVEN, { isOneSided: true }));
    expect([sides.map(({ side }) => side), backs, rules]).toEqual([["front"], "none", ["sheet/one-sided"]]);
    const piles = impose([piece("a")], onSheet(UNEVEN, { isOneSided: true }, { backs: "separate" }));
    expect([piles.sheets, piles.rules]).toEqual([2, []]);
    expect(piles.sides[1]?.placements[0]?.trim).toEqual({ x: 10, y: 20, ...POKER });
  });

  test("have no cut lines, unless the sheet wants crop marks", () => {
    const token = piece("t", 1, { trim: { width: 20, height: 20 }, dieLine: roundToken(20) });
    const cut = impose([token], onSheet([round(20, 20, 20)])).sides[0];
    expect(cut?.marks.filter((item) => item.kind === "path" && item.stroke)).toEqual([]);
    const marked = impose([token], onSheet([round(20, 20, 20)], { marks: true }, { marks: true })).sides[0];
    expect(marked?.marks.filter((item) => item.kind === "path" && item.stroke)).not.toEqual([]);
    const [front, back] = impose([piece("a")], onSheet(UNEVEN, { marks: true }, { marks: true })).sides;
    const xs = (side: typeof front) =>
      [
        ...new Set(cropMarksOf(side as never).flatMap(({ from, to }) => (from.x === to.x ? [from.x] : []))),
      ].sort((a, b) => a - b);
    expect(xs(front)).toEqual([10, 73.5]);
    expect(xs(back).map((x) => x.toFixed(3))).toEqual(["142.400", "205.900"]);
  });

  test("are warned of where the printer does not reach a slot", () => {
    const near = [slot(5.5, 20, 63.5, 88.9)];
    expect(impose([piece("a")], onSheet(near)).rules).toEqual([]);
    const { diagnostics } = impose([piece("a")], onSheet(near, {}, { margin: 6.35 }));
    expect(diagnostics.map(({ rule, severity }) => [rule, severity])).toEqual([
      ["sheet/slot-in-margin", "warning"],
    ]);
  });

  test("are warned of where an offset moves backs off the paper, as the uneven slots lie on the back", () => {
    const right = [slot(140, 20, 63.5, 88.9)];
    // On the back 215.9 - 140 - 63.5 = 12.4 mm are left of it.
    const moved = (x: number) => impose([piece("a")], onSheet(right, {}, { backOffset: { x, y: 0 } })).rules;
    expect(moved(-7)).toEqual([]);
    expect(moved(-8)).toEqual(["sheet/offset-past-margin"]);
    expect(moved(-20)).toEqual(["sheet/bad-offset"]);
  });
});
