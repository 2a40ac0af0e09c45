import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cutSheets } from "../../../src/sheet/cutter/cut-sheets.ts";
import { type Cutter, cutterOf } from "../../../src/sheet/cutter/cutter.ts";
import { registrationMarks } from "../../../src/sheet/cutter/registration.ts";
import type { PrintProfile } from "../../../src/sheet/sheet.ts";
import { type Box, contains, outset, overlaps } from "../../../src/units/box.ts";
import { impose, piece, profileOn, TAROT } from "../support.ts";

const A4 = { width: 210, height: 297 };

/** Boxes of a path of closed rectangles. */
function boxesOf(d: string): readonly Box[] {
  return d
    .split("Z")
    .filter((part) => part.trim() !== "")
    .map((part) => {
      const numbers = part.match(/-?[\d.]+/g)?.map(Number) ?? [];
      const xs = numbers.filter((_, index) => index % 2 === 0);
      const ys = numbers.filter((_, index) => index % 2 === 1);
      const [x, y] = [Math.min(...xs), Math.min(...ys)];
      return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
    });
}

const on = (cutter: string, paper = "a4", rest: Partial<PrintProfile> = {}): PrintProfile =>
  profileOn(paper, { cutter: cutterOf(cutter) as Cutter, gap: 1.5, ...rest });

describe("registration marks", () => {
  test("of a Silhouette on A4: a square of 5 mm and two angles, 10 mm from the edges", () => {
    const { registration } = cutterOf("silhouette") as Cutter;
    const [path] = registrationMarks(A4, registration as NonNullable<typeof registration>);
    expect(boxesOf(path?.kind === "path" ? path.d : "")).toEqual([
      { x: 10, y: 10, width: 5, height: 5 },
      // The corner of each angle is 10 mm from two edges of the paper: 210 - 10 = 200, 297 - 10 = 287.
      { x: 195, y: 10, width: 5, height: 1 },
      { x: 199, y: 11, width: 1, height: 4 },
      { x: 10, y: 286, width: 5, height: 1 },
      { x: 10, y: 282, width: 1, height: 4 },
    ]);
  });

  test("of a Cameo 5 Alpha: four thin angles of 20 mm", () => {
    const { registration } = cutterOf("cameo-5-alpha") as Cutter;
    const [path] = registrationMarks(A4, registration as NonNullable<typeof registration>);
    const boxes = boxesOf(path?.kind === "path" ? path.d : "");
    expect(boxes).toHaveLength(8);
    for (const { width, height } of boxes) {
      expect(Math.min(width, height)).toBeCloseTo(0.3, 6);
      expect(Math.max(width, height)).toBeGreaterThan(19.6);
    }
    expect(Math.min(...boxes.map(({ x }) => x))).toBe(10);
    expect(Math.max(...boxes.map(({ x, width }) => x + width))).toBeCloseTo(200, 6);
  });

  test("are on the fronts alone, and no other marks are", () => {
    const { sides } = impose([piece("a", 9)], on("silhouette"));
    expect(sides.map(({ side }) => side)).toEqual(["front", "back", "front", "back"]);
    const filled = sides.map(({ marks }) => marks.filter((item) => item.kind === "path" && item.fill).length);
    expect(filled).toEqual([1, 0, 1, 0]);
    const stroked = sides.flatMap(({ marks }) => marks.filter((item) => item.kind === "path" && item.stroke));
    expect(stroked).toEqual([]);
  });

  test("of a pile of backs are on that pile too", () => {
    const { sides } = impose([piece("a", 2)], on("silhouette", "a4", { backs: "separate" }));
    expect(
      sides.map(({ marks }) => marks.filter((item) => item.kind === "path" && item.fill).length),
    ).toEqual([1, 1]);
  });
});

describe("cards for a machine", () => {
  test.each([
    ["a4", "silhouette", 8],
    ["letter", "silhouette", 8],
    ["a4", "silhouette-4", 8],
  ])("poker cards on %s for %s: %i to a sheet", (paper, cutter, count) => {
    // On A4 two lying cards beside each other take 179.3 mm of 190, four of them 258.5 mm of 277.
    const { sides } = impose([piece("a", 8)], on(cutter, paper));
    expect(sides.map(({ placements }) => placements.length)).toEqual([count, count]);
  });

  test("never touch a mark, each other, or what the machine does not reach", () => {
    const sizes = fc.record({
      width: fc.double({ min: 12, max: 120, noNaN: true }),
      height: fc.double({ min: 12, max: 120, noNaN: true }),
      gap: fc.double({ min: 0, max: 8, noNaN: true }),
      cutter: fc.constantFrom("silhouette", "silhouette-4", "cameo-5-alpha"),
    });
    let sheets = 0;
    fc.assert(
      fc.property(sizes, ({ width, height, gap, cutter }) => {
        const trim = { width, height };
        const { sides } = impose([piece("a", 40, { trim, bleed: 3 })], on(cutter, "a4", { gap }));
        const { registration } = cutterOf(cutter) as Cutter;
        const [marks] = registrationMarks(A4, registration as NonNullable<typeof registration>);
        const drawn = boxesOf(marks?.kind === "path" ? marks.d : "");
        for (const { side, placements } of sides) {
          sheets++;
          for (const [index, { trim: own, clip }] of placements.entries()) {
            expect(contains(outset({ x: 0, y: 0, ...A4 }, -10), own)).toBe(true);
            for (const other of placements.slice(index + 1)) expect(overlaps(own, other.trim)).toBe(false);
            if (side === "front") for (const mark of drawn) expect(overlaps(clip, mark)).toBe(false);
          }
        }
      }),
      { numRuns: 60 },
    );
    expect(sheets).toBeGreaterThan(100);
  });

  test("and their bleed stay clear of the marks, also where a card touches what they keep free", () => {
    // Two of 128.5 mm with a gap of 6 mm take 263 mm of the 263 mm between the corners that marks of 5 mm and 2 mm of
    // white keep free: with 3 mm of bleed they would lie over the marks.
    const trim = { width: 189, height: 128.5 };
    const { sides } = impose([piece("a", 2, { trim, bleed: 3 })], on("silhouette", "a4", { gap: 6 }));
    expect(sides.length).toBeGreaterThan(0);
    const corners = [
      { x: 10, y: 10, width: 5, height: 5 },
      { x: 195, y: 10, width: 5, height: 5 },
      { x: 10, y: 282, width: 5, height: 5 },
    ];
    for (const { placements } of sides.filter(({ side }) => side === "front"))
      for (const { clip } of placements)
        for (const corner of corners) expect(overlaps(outset(corner, 2), clip)).toBe(false);
  });

  test("stay where the printer prints, too", () => {
    const { sides } = impose([piece("a", 8)], on("silhouette", "a4", { margin: 16 }));
    for (const { placements } of sides)
      for (const { trim } of placements)
        expect(contains(outset({ x: 0, y: 0, ...A4 }, -16), trim)).toBe(true);
    expect(sides.length).toBeGreaterThan(0);
  });

  test("too large for the machine are refused with its reach", () => {
    const [fault] = impose(
      [piece("mat", 1, { trim: { width: 195, height: 195 } })],
      on("silhouette"),
    ).diagnostics;
    expect(fault).toMatchObject({
      rule: "sheet/too-large",
      message: 'card "mat" is 195mm x 195mm, but the machine reaches only 190mm x 277mm of A4',
    });
  });
});

describe("places left empty", () => {
  test("stay empty on every sheet, and behind them too", () => {
    const { sides } = impose([piece("a", 9)], profileOn("a4", { skip: [1, 5] }));
    expect(sides.map(({ placements }) => placements.length)).toEqual([7, 7, 2, 2]);
    const [front, back] = sides;
    // Nine upright poker cards are centred on A4: columns begin at 9.75 mm, rows at 15.15 mm.
    const places = front?.placements.map(({ trim }) => [
      Math.abs(Math.round((trim.x - 9.75) / 63.5)),
      Math.abs(Math.round((trim.y - 15.15) / 88.9)),
    ]);
    expect(places).toEqual([
      [1, 0],
      [2, 0],
      [0, 1],
      [2, 1],
      [0, 2],
      [1, 2],
      [2, 2],
    ]);
    for (const [index, { trim }] of (back?.placements ?? []).entries())
      expect(trim.x).toBeCloseTo(210 - 63.5 - (front?.placements[index]?.trim.x ?? 0), 6);
  });

  test("are among all places of the first sheet, in the order in which they are counted", () => {
    const { places = [] } = impose([piece("a", 9)], profileOn("a4", { skip: [1, 5] }));
    expect(places).toHaveLength(9);
    expect(places.filter(({ isTaken }) => isTaken)).toEqual([]);
    // The fifth is the middle of three rows and columns: the middle of the paper.
    expect(places[4]?.x).toBeCloseTo((210 - 63.5) / 2, 6);
    expect(places[4]?.y).toBeCloseTo((297 - 88.9) / 2, 6);
    const tokens = (1 + 20) * 2;
    const small = impose(
      [piece("a", tokens, { trim: { width: 20, height: 20 } })],
      on("cameo-5-alpha", "a4", { skip: [2] }),
    );
    const taken = (small.places ?? []).flatMap(({ isTaken }, index) => (isTaken ? [index + 1] : []));
    // Corners are under the marks, and what is left empty is not: it can be used again.
    expect(taken).toContain(1);
    expect(taken).not.toContain(2);
  });

  test("that no sheet has are named, and all places cannot be", () => {
    expect(
      impose([piece("a", 2, { trim: TAROT })], profileOn("a4", { skip: [4, 7] })).diagnostics,
    ).toMatchObject([
      {
        rule: "sheet/no-such-place",
        severity: "warning",
        message: "a sheet with cards of 70mm x 120mm has no place 7",
      },
    ]);
    const none = impose([piece("a", 2, { trim: TAROT })], profileOn("a4", { skip: [1, 2, 3, 4] }));
    expect(none.sides).toEqual([]);
    expect(none.diagnostics).toMatchObject([{ rule: "sheet/nothing-left", severity: "error" }]);
  });
});

describe("cut lines", () => {
  test("are the trims of the fronts with their corners, once for sheets that are cut alike", () => {
    const cards = [piece("a", 17, { corner: 3 })];
    const set = impose(cards, on("silhouette"));
    const cut = cutSheets({ sides: set.sides, sheets: 3, backs: "duplex" }, cards);
    expect(cut.map(({ sheets, cuts }) => [sheets, cuts.length])).toEqual([
      [[1, 2], 8],
      [[3], 1],
    ]);
    expect(cut[0]?.cuts).toEqual(
      set.sides[0]?.placements.map(({ trim }) => ({ kind: "box", box: trim, radius: 3 })),
    );
  });
});
