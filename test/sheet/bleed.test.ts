import { describe, expect, test } from "vitest";
import { roundToken } from "../../src/shape/flat.ts";
import type { Placement } from "../../src/sheet/sheet.ts";
import { cropMarksOf, impose, piece, profileOn } from "./support.ts";

/** Bleed at top, right, bottom and left of a placement. */
function bleedOf(placement: Placement | undefined): number[] {
  if (!placement) throw new Error("no such placement");
  const { trim, clip } = placement;
  return [
    trim.y - clip.y,
    clip.x + clip.width - trim.x - trim.width,
    clip.y + clip.height - trim.y - trim.height,
    trim.x - clip.x,
  ].map((mm) => Math.round(mm * 1e6) / 1e6 + 0);
}

const frontOf = (...args: Parameters<typeof impose>) => impose(...args).sides[0]?.placements ?? [];

describe("bleed extends as far as it fits", () => {
  test("A4: 3 mm above (15.15 is free), half of 9.75 - 5 at the sides, none on shared cut lines", () => {
    const cards = frontOf([piece("a", 9)], profileOn("a4"));
    expect(bleedOf(cards[0])).toEqual([3, 0, 0, 2.375]);
    expect(bleedOf(cards[4])).toEqual([0, 0, 0, 0]);
    expect(bleedOf(cards[8])).toEqual([0, 2.375, 3, 0]);
  });

  test("Letter: half of 6.35 - 5 above, 3 mm at the sides", () => {
    expect(bleedOf(frontOf([piece("a", 9)], profileOn("letter"))[0])).toEqual([0.675, 0, 0, 3]);
  });

  test("no more than the profile allows, and no more than the card has (C067)", () => {
    expect(bleedOf(frontOf([piece("a", 9)], profileOn("a4", { bleed: 1 }))[0])).toEqual([1, 0, 0, 1]);
    const [card] = frontOf([piece("a", 9, { bleed: 1.9 })], profileOn("a4", { bleed: 1.9 }));
    expect(bleedOf(card)).toEqual([1.9, 0, 0, 1.9]);
    expect(card?.trim).toMatchObject({ width: 63.5, height: 88.9 });
  });

  test("a gap is shared by both neighbours", () => {
    expect(bleedOf(frontOf([piece("a", 9)], profileOn("letter", { gap: 2, margin: 3 }))[4])).toEqual([
      1, 1, 1, 1,
    ]);
    expect(bleedOf(frontOf([piece("a", 9)], profileOn("a4", { gap: 3 }))[4])).toEqual([1.5, 1.5, 1.5, 1.5]);
    expect(bleedOf(frontOf([piece("a", 9)], profileOn("a3", { gap: 10 }))[5])).toEqual([3, 3, 3, 3]);
  });

  test("towards an empty slot there is room for all of it", () => {
    const cards = frontOf([piece("a", 5)], profileOn("a4"));
    expect(bleedOf(cards[4])).toEqual([0, 3, 3, 0]);
    expect(bleedOf(cards[2])).toEqual([3, 2.375, 3, 0]);
    expect(bleedOf(cards[0])).toEqual([3, 0, 0, 2.375]);
  });

  test("no bleed where the margin has no room", () => {
    expect(bleedOf(frontOf([piece("a", 1)], profileOn("63.5mmx88.9mm", { margin: 0 }))[0])).toEqual([
      0, 0, 0, 0,
    ]);
    expect(bleedOf(frontOf([piece("a", 9)], profileOn("letter", { margin: 6.35 }))[0])).toEqual([0, 0, 0, 3]);
  });

  test("without crop marks bleed takes all the room: 1.35 mm at the top of Letter, 3 of 4.75 mm at the sides of A4", () => {
    const bare = { marks: false };
    expect(bleedOf(frontOf([piece("a", 9)], profileOn("letter", bare))[0])).toEqual([1.35, 0, 0, 3]);
    expect(bleedOf(frontOf([piece("a", 9)], profileOn("a4", bare))[0])).toEqual([3, 0, 0, 3]);
  });

  // 63.5 + 2 x 3 = 69.5 mm and 88.9 + 2 x 3 = 94.9 mm: a print service asks for one page per card, without marks.
  test("a page as large as a card with its bleed is filled to its edges", () => {
    const [side] = impose([piece("a")], profileOn("69.5mmx94.9mm", { margin: 0, marks: false })).sides;
    expect(bleedOf(side?.placements[0])).toEqual([3, 3, 3, 3]);
    expect(side?.bleedBox).toEqual({ x: 0, y: 0, width: 69.5, height: 94.9 });
  });

  test("at a fold, the room for crop marks goes to the bleed", () => {
    const bottomOf = (marks: boolean) =>
      bleedOf(
        frontOf([piece("a")], profileOn("80mmx200mm", { marks, backs: "fold", margin: 5, foldGap: 5 }))[0],
      )[2];
    // 100 - 10 - 88.9 = 1.1 mm: a third of it beside marks, a half without.
    expect(bottomOf(true)).toBeCloseTo(1.1 / 3, 6);
    expect(bottomOf(false)).toBeCloseTo(1.1 / 2, 6);
  });

  test("backs have the bleed of the mirrored slot", () => {
    const { sides } = impose([piece("a", 1), piece("b", 1), piece("c", 1), piece("d", 1)], profileOn("a4"));
    const back = (id: string) => bleedOf(sides[1]?.placements.find(({ piece }) => piece === id));
    expect(back("a")).toEqual([3, 2.375, 0, 0]);
    expect(back("c")).toEqual([3, 0, 3, 2.375]);
    expect(back("d")).toEqual([0, 2.375, 3, 3]);
  });

  test("page boxes: all trims, and all clips (C068)", () => {
    const [side] = impose([piece("a", 9)], profileOn("a4")).sides;
    expect(side?.trimBox).toMatchObject({ x: 9.75, y: expect.closeTo(15.15, 6) });
    expect(side?.trimBox.width).toBeCloseTo(190.5, 6);
    expect(side?.bleedBox.x).toBeCloseTo(7.375, 6);
    expect(side?.bleedBox.height).toBeCloseTo(266.7 + 6, 6);
  });
});

describe("backs may have another bleed than fronts", () => {
  const both = (paper: string, copies: number, rest: Parameters<typeof profileOn>[1]) =>
    impose([piece("a", copies)], profileOn(paper, { bleed: 1, backBleed: 3, ...rest })).sides.map(
      ({ placements }) => placements.map(bleedOf),
    );

  // With a gap of 4 mm, each card has 2 mm towards its neighbour. Six of them are 401 mm wide: (420 - 401) / 2 - 5 mm are
  // free at the sides, half of it for marks.
  test("half of the gap towards neighbours, all of it outside", () => {
    const [fronts, backs] = both("a3", 9, { gap: 4 });
    expect(fronts?.[0]).toEqual([1, 1, 1, 1]);
    expect([...new Set(backs?.flat())].toSorted()).toEqual([2, 2.25, 3]);
    // Landscape paper is flipped like a calendar: the first card is at the bottom left then.
    expect(backs?.[0]).toEqual([2, 2, 3, 2.25]);
  });

  test("at outer edges only where cards share cut lines: nothing covers a neighbour", () => {
    const [fronts, backs] = both("a4", 9, {});
    expect(fronts?.[4]).toEqual([0, 0, 0, 0]);
    expect(fronts?.[0]).toEqual([1, 0, 0, 1]);
    expect(backs?.[4]).toEqual([0, 0, 0, 0]);
    // The first is at the right, seen from behind; 2.375 mm are free beside the marks.
    expect(backs?.[0]).toEqual([3, 2.375, 0, 0]);
  });

  test("less of it on backs as well", () => {
    const [fronts, backs] = both("a4", 1, { bleed: 3, backBleed: 0.5 });
    expect([fronts, backs]).toEqual([[[3, 3, 3, 2.375]], [[0.5, 0.5, 0.5, 0.5]]]);
  });

  test("beside a fold, and in a pile of their own", () => {
    const [folded] = both("a4", 1, { backs: "fold" });
    expect([...new Set(folded?.[0])]).toEqual([1]);
    expect(Math.max(...(folded?.[1] ?? []))).toBe(3);
    const [fronts, backs] = both("a4", 1, { backs: "separate" });
    expect(fronts?.[0]?.[0]).toBe(1);
    expect(backs?.[0]?.[0]).toBe(3);
  });

  test("and crop marks begin beyond the larger one, at the same place on both sides", () => {
    const { sides } = impose([piece("a", 9)], profileOn("a4", { bleed: 1, backBleed: 3 }));
    const tops = sides.map((side) => {
      const upright = cropMarksOf(side).filter(({ from, to }) => from.x === to.x && to.y < 100);
      return Math.max(...upright.flatMap(({ from, to }) => [from.y, to.y]));
    });
    // 15.15 mm to the cut, 3 mm of bleed
    expect(tops[0]).toBeLessThanOrEqual(12.15);
    expect(tops[1]).toBeCloseTo(tops[0] ?? 0, 6);
  });

  test.each([Number.NaN, -1, Number.POSITIVE_INFINITY])("%d mm is refused", (backBleed) => {
    const { rules, sides } = impose([piece("a")], profileOn("a4", { backBleed }));
    expect([rules, sides]).toEqual([["sheet/bad-number"], []]);
  });
});

describe("bleed that the sheet cuts short is reported", () => {
  const reported = (...args: Parameters<typeof impose>) =>
    impose(...args).diagnostics.flatMap(({ rule, message, fix }) =>
      rule === "sheet/shortened-bleed" ? `${message}; ${fix}` : [],
    );

  // (279.4 - 3 x 88.9) / 2 = 6.35 mm, less 5 mm of margin, half for marks: 0.675 mm. With a gap of 6 or 7 mm three
  // cards side by side leave (215.9 - 204.5) / 2 - 5 = 0.7 mm or 1.7 mm, half of it for marks; from 8 mm on only
  // landscape paper has room for three (3 x 63.5 + 2 x 8 = 206.5 mm), with room on all sides.
  test("with side, amount and what would help", () => {
    expect(reported([piece("a", 9)], profileOn("letter"))).toEqual([
      "the bleed of cards of 63.5mm x 88.9mm is cut to 0.68mm at the top and at the bottom on Letter, expected 3mm; leave a gap of 8mm between cards (6 on a sheet) or print on A4",
    ]);
  });

  test("once for all sheets of a size, full or not", () => {
    expect(reported([piece("a", 30)], profileOn("letter"))).toHaveLength(1);
  });

  // Letter with a margin of 3 mm: 3.35 mm are free, half beside marks is 1.675 mm.
  test("with the option to print without marks, if that is enough", () => {
    const [found] = reported([piece("a", 9)], profileOn("letter", { margin: 3 }));
    expect(found).toContain("cut to 1.68mm at the top");
    expect(found).toContain("print without crop marks, leave a gap");
  });

  test("between cards, if the given gap has too little room for it", () => {
    const [found] = reported([piece("a", 4)], profileOn("a3", { gap: 2 }));
    expect(found).toContain("cut to 1mm between cards on A3, expected 3mm; leave a gap of 6mm between cards");
  });

  test("of pieces for scissors only below 1 mm: 1.5 mm of the 3 mm between them are enough", () => {
    const dieLine = roundToken(30);
    const token = piece("t", 6, { dieLine, trim: dieLine.size });
    expect(reported([token], profileOn("a4"))).toEqual([]);
  });

  // Portrait A4 is as wide as the board and the margins: 200 + 2 x 5 mm. Landscape A4 has 48.5 mm on each side.
  test("not if landscape paper leaves room for it on the same number of sheets", () => {
    const board = piece("b", 1, { trim: { width: 200, height: 80 } });
    expect(reported([board], profileOn("a4"))).toEqual([]);
    expect(impose([board], profileOn("a4")).sides[0]?.size).toMatchObject({ width: 297, height: 210 });
    // Three fit on one portrait sheet, two on a landscape one.
    const [found] = reported([{ ...board, copies: 3 }], profileOn("a4"));
    expect(found).toContain("is cut to 0mm at the right and at the left on A4");
  });

  // A4: 9.75 - 5 = 4.75 mm, half of it is 2.375 mm of 3 mm.
  test("not from 2 mm on, not on shared cut lines, not of cards without bleed", () => {
    expect(reported([piece("a", 9)], profileOn("a4"))).toEqual([]);
    expect(reported([piece("a", 9, { bleed: 0 })], profileOn("letter"))).toEqual([]);
    expect(reported([piece("a", 9)], profileOn("letter", { bleed: 0 }))).toEqual([]);
  });
});
