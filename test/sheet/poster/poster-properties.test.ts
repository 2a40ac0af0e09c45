/** Laws of posters, whatever their size, the paper and the margin. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { imposePoster } from "../../../src/sheet/poster/poster.ts";
import type { Poster } from "../../../src/sheet/poster/poster-plan.ts";
import type { PrintProfile, SheetSide } from "../../../src/sheet/sheet.ts";
import type { Box, Point } from "../../../src/units/box.ts";
import { contains, outset, overlaps } from "../../../src/units/box.ts";
import { boxOfLine, IMPRINT, profileOn, rulerOf, setLine, textsOf } from "../support.ts";
import { crossesOf, cutMarksOf, glueLinesOf, near, onPoster, windowOf } from "./poster-support.ts";

const OVERLAP = 10;

const sideLength = fc.double({ min: 10, max: 900, noNaN: true });
const share = fc.double({ min: 0, max: 1, noNaN: true });

const anyArea = fc.tuple(share, share, share, share);

const anyPoster = fc
  .record({
    width: sideLength,
    height: sideLength,
    areas: fc.option(fc.array(anyArea, { minLength: 1, maxLength: 4 }), { nil: undefined }),
    square: fc.constantFrom(0, 10, 25.4, 40),
  })
  .map(({ width, height, areas, square }): Poster => {
    const lines = (length: number) =>
      square === 0 ? [] : Array.from({ length: Math.floor(length / square) }, (_, index) => index * square);
    return {
      id: "p",
      component: "Poster",
      front: "front",
      trim: { width, height },
      bleed: 3,
      copies: 1,
      seams: { x: [lines(width)], y: [lines(height)] },
      ...(areas && { areas: areas.map((area) => areaIn(area, width, height)) }),
    };
  });

const anyProfile = fc
  .record({
    paper: fc.constantFrom("a4", "letter", "a3", "297mmx210mm", "148mmx210mm"),
    margin: fc.double({ min: 0, max: 12, noNaN: true }),
  })
  .map(({ paper, margin }): PrintProfile => profileOn(paper, { margin }));

const holds = (law: (poster: Poster, profile: PrintProfile, sides: readonly SheetSide[]) => void) =>
  fc.assert(
    fc.property(anyPoster, anyProfile, (poster, profile) => {
      const { value, diagnostics } = imposePoster(poster, profile, IMPRINT, setLine);
      expect(diagnostics).toEqual([]);
      law(poster, profile, value.sides);
    }),
    { numRuns: 25 },
  );

describe("for all posters", () => {
  test("every point with content is on a page, and every page shows some content", () =>
    holds(({ trim, areas }, _, sides) => {
      const windows = sides.map(windowOf);
      const whole = { x: 0, y: 0, ...trim };
      for (const area of areas ?? [whole])
        for (const point of pointsOf(area, windows))
          expect(windows.some((window) => contains(window, point))).toBe(true);
      for (const window of windows) {
        expect(contains(whole, window)).toBe(true);
        expect((areas ?? [whole]).some((area) => overlaps(area, window))).toBe(true);
      }
    }));

  test("neighbours show the same strip of 10 mm, exactly, along their whole common edge", () =>
    holds((_, __, sides) => {
      for (const [one, other] of neighbours(sides, "x")) {
        expect(one.x + one.width - other.x).toBeCloseTo(OVERLAP, 6);
        expect([other.y, other.height]).toEqual([one.y, one.height]);
      }
      for (const [one, other] of neighbours(sides, "y")) {
        expect(one.y + one.height - other.y).toBeCloseTo(OVERLAP, 6);
        expect([other.x, other.width]).toEqual([one.x, one.width]);
      }
    }));

  test("crosses of neighbours are on the same points of the poster, two for each join", () =>
    holds((_, __, sides) => {
      const crosses = new Map(
        sides.map((side) => [nameOf(side), crossesOf(side).map((cross) => onPoster(side, cross))]),
      );
      for (const side of sides) {
        const own = crosses.get(nameOf(side)) ?? [];
        const joins = joinedTo(side, sides);
        expect(own).toHaveLength(2 * joins.length);
        for (const other of joins) {
          const theirs = crosses.get(nameOf(other)) ?? [];
          expect(own.filter((cross) => theirs.some((their) => near(cross, their))).length).toBe(2);
        }
      }
    }));

  test("a brute-force search finds no way with fewer pages", () =>
    holds(({ trim, areas }, { paper, margin }, sides) => {
      const ways = [
        [paper.width, paper.height],
        [paper.height, paper.width],
      ].map(([width = 0, height = 0]) => {
        const across = stepsOver(trim.width, width - 2 * (margin + 6));
        return across * stepsOver(trim.height, height - 2 * margin - 6 - 10.5);
      });
      if (areas) expect(sides.length).toBeLessThanOrEqual(Math.min(...ways));
      else expect(sides.length).toBe(Math.min(...ways));
    }));

  test("the poster keeps its size and orientation, within the printer's reach", () =>
    holds(({ trim }, { margin }, sides) => {
      for (const { size, placements, trimBox, bleedBox } of sides) {
        expect(placements).toHaveLength(1);
        expect(placements[0]).toMatchObject({ turn: 0, trim, clip: bleedBox });
        expect(contains(bleedBox, trimBox)).toBe(true);
        expect(contains(outset({ x: 0, y: 0, ...size }, -margin), bleedBox)).toBe(true);
      }
    }));

  test("marks and words stay off the poster, off each other and on the page", () =>
    holds((_, { margin }, sides) => {
      for (const side of sides) {
        const page = { x: 0, y: 0, ...side.size };
        const printable = outset(page, -margin);
        const cuts = cutMarksOf(side).map(boxOfLine);
        const crosses = crossesOf(side).map(({ x, y }) => outset({ x, y, width: 0, height: 0 }, 1.5));
        const texts = textsOf(side).map(({ box }) => box);
        const ruler = rulerOf(side).map(boxOfLine);
        const art = side.bleedBox;
        for (const box of [...cuts, ...crosses, ...texts, ...ruler]) {
          expect(overlaps(box, art)).toBe(false);
          expect(contains(page, box, 0.08)).toBe(true);
        }
        for (const box of [...crosses, ...texts, ...ruler]) {
          expect(contains(printable, box, 0.08)).toBe(true);
          expect(cuts.some((cut) => overlaps(cut, box))).toBe(false);
        }
        for (const text of texts)
          expect([...crosses, ...ruler, ...texts].some((box) => box !== text && overlaps(box, text))).toBe(
            false,
          );
      }
    }));

  test("lines through the poster are in glue strips", () =>
    holds((_, __, sides) => {
      for (const side of sides) {
        const { x, y } = side.trimBox;
        for (const { from, to } of glueLinesOf(side)) {
          const isDown = from.x === to.x;
          expect(isDown ? from.x - x : from.y - y).toBeCloseTo(OVERLAP - 0.075, 3);
          expect(isDown ? to.x : to.y).toBeGreaterThanOrEqual(0);
        }
      }
    }));
});

function areaIn([x, y, right, bottom]: readonly number[], width: number, height: number): Box {
  const [left = 0, top = 0] = [x, y].map((at, index) => (at ?? 0) * 0.9 * (index === 0 ? width : height));
  return {
    x: left,
    y: top,
    width: Math.max(1e-3, (right ?? 0) * (width - left)),
    height: Math.max(1e-3, (bottom ?? 0) * (height - top)),
  };
}

/** Corners of an area and a grid of points within, and just beside every edge of a window. */
function pointsOf({ x, y, width, height }: Box, windows: readonly Box[]): Box[] {
  const steps = [0, 0.2, 0.4, 0.6, 0.8, 1];
  const edges = (low: number, length: number, at: readonly number[]): number[] => [
    ...steps.map((step) => low + step * length),
    ...at.flatMap((edge) => [edge - 1e-3, edge + 1e-3]).filter((edge) => edge > low && edge < low + length),
  ];
  const xs = edges(
    x,
    width,
    windows.flatMap((window) => [window.x, window.x + window.width]),
  );
  const ys = edges(
    y,
    height,
    windows.flatMap((window) => [window.y, window.y + window.height]),
  );
  return xs.flatMap((left) => ys.map((top) => ({ x: left, y: top, width: 0, height: 0 })));
}

/** How many windows a walk takes that always goes as far as possible. */
function stepsOver(length: number, most: number): number {
  let end = most;
  let count = 1;
  while (end < length - 1e-6) {
    end += most - OVERLAP;
    count += 1;
  }
  return count;
}

/** "B3", the first word of every page. */
const nameOf = (side: SheetSide): string => textsOf(side)[0]?.text ?? "";

/** By the names of rows and columns: a letter and a number. */
const placeOf = (side: SheetSide): Point => {
  const [, row = "", column = ""] = /^([A-Z])(\d+)$/.exec(nameOf(side)) ?? [];
  return { x: Number(column), y: row.charCodeAt(0) };
};

const isNext = (one: SheetSide, other: SheetSide, axis: "x" | "y"): boolean => {
  const [a, b] = [placeOf(one), placeOf(other)];
  return axis === "x" ? b.x === a.x + 1 && b.y === a.y : b.y === a.y + 1 && b.x === a.x;
};

const neighbours = (sides: readonly SheetSide[], axis: "x" | "y"): (readonly [Box, Box])[] =>
  sides.flatMap((one) =>
    sides
      .filter((other) => isNext(one, other, axis))
      .map((other) => [windowOf(one), windowOf(other)] as const),
  );

const joinedTo = (side: SheetSide, sides: readonly SheetSide[]): readonly SheetSide[] =>
  sides.filter((other) =>
    (["x", "y"] as const).some((axis) => isNext(side, other, axis) || isNext(other, side, axis)),
  );
