import { describe, expect, test } from "vitest";
import type { Placement } from "../../src/sheet/sheet.ts";
import { impose, piece, profileOn } from "./support.ts";

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

describe("bleed goes as far as it fits", () => {
  test("A4: 3 mm above (15.15 is free), half of 9.75 - 5 at the sides, none on shared cut lines", () => {
    const cards = frontOf([piece("a", 9)], profileOn("a4"));
    expect(bleedOf(cards[0])).toEqual([3, 0, 0, 2.375]);
    expect(bleedOf(cards[4])).toEqual([0, 0, 0, 0]);
    expect(bleedOf(cards[8])).toEqual([0, 2.375, 3, 0]);
  });

  test("Letter: half of 6.35 - 5 above, 3 mm at the sides", () => {
    expect(bleedOf(frontOf([piece("a", 9)], profileOn("letter"))[0])).toEqual([0.675, 0, 0, 3]);
  });

  test("no more than the profile asks for, and no more than the card has (C067)", () => {
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
