/** Tokens, nets and folded cards on paper. Counts are worked out by hand from the sizes; the margin is 5 mm, the gap 3 mm. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { distanceTo } from "../../../src/shape/clearance.ts";
import type { DieLine } from "../../../src/shape/die-line.ts";
import { dieShape } from "../../../src/shape/die-shape.ts";
import { cardShape, hexToken, roundToken } from "../../../src/shape/flat.ts";
import { foldedCard } from "../../../src/shape/folded-card.ts";
import type { Box } from "../../../src/units/box.ts";
import { contains, overlaps } from "../../../src/units/box.ts";
import {
  boxOfLine,
  cropMarksOf,
  foldLinesOf,
  impose,
  piece,
  profileOn,
  textsOf,
  wordsOf,
} from "../support.ts";

const A4 = profileOn("a4");

const shaped = (id: string, dieLine: DieLine, copies = 1) =>
  piece(id, copies, { dieLine, trim: dieLine.size });

const middleOf = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

describe("round tokens", () => {
  // Portrait A4, 11 mm kept for the footer: 7 in a row (7 x 28 - 3 = 193 of 200 mm), every second row 6, rows 28 x
  // 0.866 = 24.25 mm apart: 1 + (275 - 25) / 24.25 = 11 rows. Landscape it would be 67, with the footer beside them 72
  // or 66.
  test("of 25 mm: 72 on a sheet", () => {
    const { sides } = impose([shaped("coin", roundToken(25), 73)], A4);
    expect(sides.map(({ side, placements }) => `${side} ${placements.length}`)).toEqual([
      "front 72",
      "back 72",
      "front 1",
      "back 1",
    ]);
    expect(sides[0]?.size).toEqual({ width: 210, height: 297 });
  });

  test("keep 3 mm between them for scissors, whatever their size, and stay on the paper", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 8, max: 80, noNaN: true }),
        fc.integer({ min: 1, max: 40 }),
        (diameter, copies) => {
          const { sides } = impose([shaped("coin", roundToken(diameter), copies)], A4);
          expect(
            sides.filter(({ side }) => side === "front").flatMap(({ placements }) => placements),
          ).toHaveLength(copies);
          for (const { placements, size } of sides) {
            const middles = placements.map(({ trim }) => middleOf(trim));
            const printable = { x: 5, y: 5, width: size.width - 10, height: size.height - 10 };
            for (const { trim } of placements) expect(contains(printable, trim)).toBe(true);
            for (const [index, one] of middles.entries())
              for (const other of middles.slice(index + 1))
                expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(diameter + 3 - 1e-6);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  test("backs are behind their fronts", () => {
    const [front, back] = impose([shaped("coin", roundToken(25), 13)], A4).sides;
    expect(front?.placements).toHaveLength(13);
    for (const [index, { trim }] of (front?.placements ?? []).entries()) {
      const mirrored = back?.placements[index]?.trim as Box;
      // A portrait sheet that is flipped on its long edge is mirrored from left to right.
      expect([mirrored.x, mirrored.y]).toEqual([expect.closeTo(210 - trim.x - trim.width, 9), trim.y]);
    }
  });

  test("show no art beyond the bleed: the drawing is clipped to a circle, 1.5 mm outside", () => {
    const [front] = impose([shaped("coin", roundToken(25), 1)], A4).sides;
    const [placement] = front?.placements ?? [];
    const middle = middleOf(placement?.trim as Box);
    expect(placement?.clipOutline?.length).toBeGreaterThan(30);
    for (const { x, y } of placement?.clipOutline ?? [])
      expect(Math.hypot(x - middle.x, y - middle.y)).toBeCloseTo(14, 2);
  });

  test("are clipped to a circle on their backs as well, shifted by the printer's drift", () => {
    const drifting = profileOn("a4", { backOffset: { x: 2, y: -1 } });
    const [, back] = impose([shaped("coin", roundToken(25), 1)], drifting).sides;
    const [placement] = back?.placements ?? [];
    const middle = middleOf(placement?.trim as Box);
    expect(placement?.clipOutline?.length).toBeGreaterThan(30);
    for (const { x, y } of placement?.clipOutline ?? [])
      expect(Math.hypot(x - middle.x, y - middle.y)).toBeCloseTo(14, 2);
  });
});

test("hexagons of 25 mm interlock: a corner of one row is between two of the next", () => {
  const { sides } = impose([shaped("tile", hexToken(25), 200)], A4);
  // 25 mm from flat to flat are 28.87 mm from point to point. Portrait A4: 7 in a row, rows 28 x 0.866 = 24.25 mm
  // apart: 1 + (275 - 28.87) / 24.25 = 11 rows, five of them with 6.
  expect(sides[0]?.placements).toHaveLength(72);
  const [first, second] = [sides[0]?.placements[0]?.trim, sides[0]?.placements[7]?.trim] as [Box, Box];
  expect(Math.hypot(second.x - first.x, second.y - first.y)).toBeCloseTo(28, 6);
});

test("nets have lines to cut and to fold, and no crop marks", () => {
  const net = dieShape(6, 20);
  const { sides } = impose([{ ...shaped("die", net), back: undefined } as never], A4);
  expect(sides).toHaveLength(1);
  const [front] = sides;
  expect(cropMarksOf(front as never)).toEqual([]);
  expect(foldLinesOf(front as never)).toHaveLength(net.folds.length);
});

test("nets show no art beyond the bleed, 2 mm round each flap; a piece that fills its box needs no outline", () => {
  const net = dieShape(6, 20);
  const { sides } = impose([{ ...shaped("die", net), bleed: 2 }], profileOn("a4", { backs: "none" }));
  const [{ trim, clipOutline = [], clip } = { trim: net.size, clip: net.size }] = sides[0]?.placements ?? [];
  expect(clip).toMatchObject({ width: net.size.width + 4, height: net.size.height + 4 });
  const { x: left, y: top } = trim as Box;
  const away = clipOutline.map(({ x, y }) => distanceTo(net.outline, { x: x - left, y: y - top }));
  // corners of the net where it is concave, its edges moved by 2 mm, and tips of corners
  expect(Math.max(...away)).toBeLessThanOrEqual(4 + 1e-6);
  expect(away.some((mm) => Math.abs(mm - 2) < 1e-6)).toBe(true);
  const [card] = impose([shaped("card", cardShape({ width: 40, height: 60 }, 0))], A4).sides;
  expect(card?.placements[0]).not.toHaveProperty("clipOutline");
});

test("cut lines are visible on any background: white runs close outside them, and under the dashes of folds", () => {
  const net = dieShape(6, 20);
  const { sides } = impose([shaped("die", net)], A4);
  const [{ trim } = { trim: { x: 0, y: 0, width: 0, height: 0 } }] = sides[0]?.placements ?? [];
  const paths = (sides[0]?.marks ?? []).filter((item) => item.kind === "path");
  const numbers = (d: string) =>
    [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
  const [white, dark] = paths.map(({ d }) => numbers(d).map(([x]) => x as number)) as [number[], number[]];
  expect([Math.min(...dark), Math.max(...dark)]).toEqual([
    expect.closeTo(trim.x, 3),
    expect.closeTo(trim.x + trim.width, 3),
  ]);
  // 0.15 mm beyond the straight left edge of the belt
  expect(Math.min(...white)).toBeCloseTo(trim.x - 0.15, 3);
  const dashed = paths.find(({ stroke }) => (stroke?.dash.length ?? 0) > 0);
  const under = paths.filter(({ d, stroke }) => d === dashed?.d && stroke?.dash.length === 0);
  expect(under.map(({ stroke }) => stroke?.paint)).toEqual([expect.objectContaining({ colour: "#ffffff" })]);
});

test("the footer gives the number of pieces to cut, and says that they are folded backwards", () => {
  const words = impose([shaped("die", dieShape(6, 16), 3)], A4).sides.map((side) => wordsOf(side).join(" "));
  expect(words[0]).toContain("3 pieces: cut along the lines · fold backwards on the dashes");
  expect(words[1]).not.toContain("pieces");
});

// Between crop marks 12 mm apart no word has room: they are 2 mm long there, and words are outside. Scissors need no
// marks, and 3 mm between pieces.
test("square stickers have a footer, with round corners and edge to edge", () => {
  const square = (corner: number) =>
    impose([shaped("sticker", cardShape({ width: 12, height: 12 }, corner), 60)], A4);
  expect(square(1.5).rules).toEqual([]);
  expect(cropMarksOf(square(1.5).sides[0] as never)).toEqual([]);
  const [first, second] = square(1.5).sides[0]?.placements ?? [];
  expect((second?.trim.x ?? 0) - (first?.trim.x ?? 0)).toBeCloseTo(15, 9);
  expect(square(0).rules).toEqual([]);
  const [side] = square(0).sides;
  const boxes = textsOf(side as never).map(({ box }) => box);
  expect(boxes.length).toBeGreaterThan(0);
  for (const mark of cropMarksOf(side as never).map(boxOfLine))
    expect(boxes.filter((box) => overlaps(box, mark))).toEqual([]);
});

test("a folded card is cut straight: crop marks, and a line for each fold only on its front", () => {
  const screen = foldedCard({ width: 180, height: 90 }, "x", [45, 135]);
  const { sides } = impose([shaped("screen", screen)], A4);
  expect(cropMarksOf(sides[0] as never).length).toBeGreaterThan(0);
  expect(sides.map((side) => foldLinesOf(side).length)).toEqual([2, 0]);
});

test("pieces of one size and two shapes do not share a sheet", () => {
  const { sides } = impose(
    [shaped("coin", roundToken(25)), piece("chit", 1, { trim: { width: 25, height: 25 } })],
    A4,
  );
  expect(sides.filter(({ side }) => side === "front")).toHaveLength(2);
});

test("a token that is larger than the paper is refused", () => {
  expect(impose([shaped("coin", roundToken(250))], A4).rules).toEqual(["sheet/too-large"]);
});
