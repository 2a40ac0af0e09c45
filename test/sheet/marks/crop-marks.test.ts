import { describe, expect, test } from "vitest";
import type { SheetSide } from "../../../src/sheet/sheet.ts";
import { contains, overlaps } from "../../../src/units/box.ts";
import type { Line } from "../support.ts";
import {
  boxOfLine,
  cropMarksOf,
  foldLinesOf,
  impose,
  linesOf,
  piece,
  profileOn,
  TAROT,
  withoutBack,
} from "../support.ts";

const marksOn = (...args: Parameters<typeof impose>): Line[] => {
  const [side] = impose(...args).sides;
  return side ? cropMarksOf(side) : [];
};

const isUpright = ({ from, to }: Line) => from.x === to.x;
const places = (lines: Line[], axis: "x" | "y") =>
  [...new Set(lines.map(({ from }) => Number(from[axis].toFixed(3))))].sort((a, b) => a - b);

describe("crop marks", () => {
  test("are at every cut line, on both sides of the page (A4 and poker: 4 column lines, 4 row lines)", () => {
    const marks = marksOn([piece("a", 9)], profileOn("a4"));
    expect(marks).toHaveLength(16);
    expect(places(marks.filter(isUpright), "x")).toEqual([9.75, 73.25, 136.75, 200.25]);
    expect(
      places(
        marks.filter((mark) => !isUpright(mark)),
        "y",
      ),
    ).toEqual([15.15, 104.05, 192.95, 281.85]);
  });

  test("run from 0.5 mm off the bleed to the edge of the paper", () => {
    const marks = marksOn([piece("a", 9)], profileOn("a4"));
    const ends = marks
      .filter(isUpright)
      .map(({ from, to }) => [from.y, to.y].map((y) => Number(y.toFixed(3))));
    expect(ends.slice(0, 4)).toEqual(Array(4).fill([0, 11.65]));
    expect(ends.slice(4)).toEqual(Array(4).fill([285.35, 297]));
    const flat = marks.filter((mark) => !isUpright(mark)).map(({ from, to }) => [from.x, to.x]);
    expect(flat.slice(0, 4)).toEqual(Array(4).fill([0, 6.875]));
  });

  test("still show on Letter, whose upper margin is 1.35 mm deeper than the printer's", () => {
    const down = marksOn([piece("a", 9)], profileOn("letter")).filter(isUpright);
    expect(down).toHaveLength(8);
    for (const { from, to } of down.slice(0, 4)) {
      expect(from.y).toBe(0);
      expect(to.y).toBeCloseTo(6.35 - 0.675 - 0.3375, 4);
      expect(to.y).toBeGreaterThan(5);
    }
  });

  /**
   * Positions of vertical and horizontal lines, and the number of marks: two for each, at opposite edges of the paper.
   */
  const cutsOf = (side: SheetSide | undefined) => {
    const marks = side ? cropMarksOf(side) : [];
    const across = places(marks.filter(isUpright), "x");
    const lying = marks.filter((mark) => !isUpright(mark));
    expect(marks).toHaveLength(2 * (across.length + places(lying, "y").length));
    return { across, down: places(lying, "y") };
  };
  const ACROSS = [9.75, 73.25, 136.75, 200.25];
  const DOWN = [15.15, 104.05, 192.95, 281.85];

  test("are the same on fronts and backs of full sheets", () => {
    const { sides } = impose([piece("a", 18)], profileOn("a4"));
    expect(sides.map(cutsOf)).toEqual(Array(4).fill({ across: ACROSS, down: DOWN }));
  });

  // Backs are behind their fronts: mirrored left to right.
  test("on a partly filled sheet are only where cards are", () => {
    const last = (copies: number) =>
      impose([piece("a", 9 + copies)], profileOn("a4"))
        .sides.slice(2)
        .map(cutsOf);
    expect(last(1)).toEqual([
      { across: ACROSS.slice(0, 2), down: DOWN.slice(0, 2) },
      { across: ACROSS.slice(2), down: DOWN.slice(0, 2) },
    ]);
    expect(last(2)[0]).toEqual({ across: ACROSS.slice(0, 3), down: DOWN.slice(0, 2) });
    // The columns of the first row reach both edges of the paper, although only one has a card in the second row.
    expect(last(4)).toEqual(Array(2).fill({ across: ACROSS, down: DOWN.slice(0, 3) }));
    expect(last(7)[0]).toEqual({ across: ACROSS, down: DOWN });
  });

  test("the same flipped on the short edge, where the first row of fronts is the last of backs", () => {
    const [, back] = impose([piece("a", 3)], profileOn("a4", { backs: "duplex-short" })).sides;
    expect(cutsOf(back)).toEqual({ across: ACROSS, down: DOWN.slice(2) });
  });

  test("on a reverse are also around fronts that have no back: they are cut there too", () => {
    const [front, back] = impose([withoutBack(piece("a", 2)), piece("b")], profileOn("a4")).sides;
    expect(cutsOf(front)).toEqual({ across: ACROSS, down: DOWN.slice(0, 2) });
    expect(cutsOf(back)).toEqual({ across: ACROSS, down: DOWN.slice(0, 2) });
  });

  // Each size has sheets of its own. Tarot on portrait A4: 2 x 70 and 2 x 120 mm in the middle of 210 x 297 mm.
  test("of several sizes, on the last sheet of each", () => {
    const { sides } = impose(
      [piece("a", 10), piece("t", 1, { trim: TAROT })],
      profileOn("a4", { backs: "none" }),
    );
    expect(sides.slice(1).map(cutsOf)).toEqual([
      { across: ACROSS.slice(0, 2), down: DOWN.slice(0, 2) },
      { across: [35, 105], down: [28.5, 148.5] },
    ]);
  });

  // A folded page has 2 rows of landscape backs and fronts; 3 of a row's cards are filled on both halves.
  test("on both halves of a folded page", () => {
    const page = (copies: number) =>
      cutsOf(impose([piece("a", copies)], profileOn("a4", { backs: "fold" })).sides[0]);
    const [full, one] = [page(4), page(1)];
    expect(full.across.length + full.down.length).toBeGreaterThan(one.across.length + one.down.length);
    expect(one.across.length * one.down.length).toBe(8);
  });

  test("show both sides of a gap", () => {
    const marks = marksOn([piece("a", 9)], profileOn("a4", { gap: 3 })).filter(isUpright);
    expect(places(marks, "x")).toEqual([6.75, 70.25, 73.25, 136.75, 139.75, 203.25]);
  });

  test("have their middle on the trim, equally far from all sides (C066)", () => {
    const [side] = impose([piece("a", 9)], profileOn("a4")).sides;
    const trims = side?.placements.map(({ trim }) => trim) ?? [];
    const edges = (axis: "x" | "y") =>
      places(
        trims.flatMap((trim) => {
          const far = { x: trim.x + trim.width, y: trim.y + trim.height };
          return [trim, far].map((from) => ({ from, to: from, dashed: false, colour: "" }));
        }),
        axis,
      );
    const marks = side ? cropMarksOf(side) : [];
    expect(places(marks.filter(isUpright), "x")).toEqual(edges("x"));
    expect(
      places(
        marks.filter((mark) => !isUpright(mark)),
        "y",
      ),
    ).toEqual(edges("y"));
    for (const item of side?.marks ?? []) if (item.kind === "path") expect(item.stroke?.width).toBe(0.15);
  });

  test("never touch a card or its bleed", () => {
    for (const paper of ["a4", "letter", "a3"])
      for (const backs of ["duplex", "fold"] as const) {
        const { sides } = impose([piece("a", 7)], profileOn(paper, { backs, gap: paper === "a3" ? 4 : 0 }));
        for (const side of sides)
          for (const line of [...cropMarksOf(side), ...foldLinesOf(side)]) {
            expect(contains({ x: 0, y: 0, ...side.size }, boxOfLine(line))).toBe(true);
            for (const { clip } of side.placements) expect(overlaps(boxOfLine(line), clip)).toBe(false);
          }
      }
  });

  test("move with the backs", () => {
    const profile = profileOn("a4", { backOffset: { x: 1, y: 2 } });
    const [front, back] = impose([piece("a", 9)], profile).sides;
    const [still, moved] = [front, back].map((side) => (side ? cropMarksOf(side) : []));
    expect(places((moved ?? []).filter(isUpright), "x")).toEqual(
      places((still ?? []).filter(isUpright), "x").map((x) => x + 1),
    );
    for (const { from, to } of moved ?? [])
      expect([from.x, from.y, 210 - to.x, 297 - to.y].some((edge) => Math.abs(edge) < 1e-6)).toBe(true);
  });

  test("are absent when they are off, and so is the fold line (C065)", () => {
    for (const backs of ["duplex", "fold"] as const) {
      const { sides } = impose([piece("a", 9)], profileOn("a4", { marks: false, backs }));
      expect(sides.map((side) => linesOf(side).filter(({ colour }) => colour !== "#444444"))).toEqual(
        Array(backs === "duplex" ? 2 : 3).fill([]),
      );
    }
  });

  test("are absent on paper as large as the card, which has no margin", () => {
    expect(marksOn([piece("a")], profileOn("63.5mmx88.9mm", { margin: 0 }))).toEqual([]);
  });
});
