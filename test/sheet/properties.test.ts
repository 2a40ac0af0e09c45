/** Laws of imposition, whatever the cards, the paper and the way of printing. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mirrorBox, mirrorTurn } from "../../src/sheet/mirror.ts";
import type { Piece, PrintProfile, SheetSide } from "../../src/sheet/sheet.ts";
import { BACKS } from "../../src/sheet/sheet.ts";
import type { Box } from "../../src/units/box.ts";
import { contains, outset, overlaps } from "../../src/units/box.ts";
import {
  boxOfLine,
  cropMarksOf,
  foldLinesOf,
  impose,
  profileOn,
  rulerOf,
  textsOf,
  withoutBack,
} from "./support.ts";

const SIZES = [
  [63.5, 88.9],
  [88.9, 63.5],
  [63, 88],
  [70, 120],
  [44.45, 63.5],
  [70, 70],
  [31.75, 44.45],
] as const;

const anyPiece = fc
  .record({
    size: fc.constantFrom(...SIZES),
    copies: fc.integer({ min: 0, max: 12 }),
    bleed: fc.constantFrom(0, 1.5, 3, 4),
    hasBack: fc.boolean(),
  })
  .map(({ size: [width, height], copies, bleed, hasBack }): Omit<Piece, "id"> => {
    const rest = { component: "Cards", front: "front", trim: { width, height }, bleed, copies };
    return hasBack ? { ...rest, back: "back" } : rest;
  });

const anyPieces = fc
  .array(anyPiece, { maxLength: 6 })
  .map((pieces) => pieces.map((piece, index): Piece => ({ ...piece, id: `p${index}` })));

const anyProfile = fc
  .record({
    paper: fc.constantFrom("a4", "letter", "a3", "legal", "297mmx210mm"),
    margin: fc.double({ min: 0, max: 12, noNaN: true }),
    gap: fc.constantFrom(0, 0.5, 3, 8),
    bleed: fc.constantFrom(0, 2, 3, 5),
    marks: fc.boolean(),
    backs: fc.constantFrom(...BACKS),
    foldGap: fc.constantFrom(0, 5, 10),
  })
  .map(({ paper, ...rest }): PrintProfile => profileOn(paper, rest));

const holds = (law: (pieces: readonly Piece[], profile: PrintProfile, sides: readonly SheetSide[]) => void) =>
  fc.assert(
    fc.property(anyPieces, anyProfile, (pieces, profile) => {
      law(pieces, profile, impose(pieces, profile).sides);
    }),
    { numRuns: 40 },
  );

/** Pairs of boxes that share area. */
const collisions = (some: readonly Box[], others: readonly Box[]): Box[][] =>
  some.flatMap((box) =>
    others.filter((other) => other !== box && overlaps(box, other)).map((other) => [box, other]),
  );

/** Boxes that are not in `outer`, except for half a line's width. */
const outside = (boxes: readonly Box[], outer: Box): Box[] =>
  boxes.filter((box) => !contains(outer, box, 0.08));

describe("for all pieces and profiles", () => {
  test("every copy's front is placed exactly once, and every back as often as it is printed", () =>
    holds((pieces, profile, sides) => {
      const placements = sides.flatMap((side) => side.placements);
      for (const { id, copies, back } of pieces) {
        const own = placements.filter(({ piece }) => piece === id);
        expect(own.filter(({ scene }) => scene === "front")).toHaveLength(copies);
        const printed = profile.backs !== "none" && back !== undefined;
        expect(own.filter(({ scene }) => scene === "back")).toHaveLength(printed ? copies : 0);
      }
    }));

  test("cards keep their size, none overlaps another, and all are printable", () =>
    holds((pieces, { margin }, sides) => {
      for (const { size, placements } of sides) {
        const printable = outset({ x: 0, y: 0, ...size }, -margin);
        const trims = placements.map(({ trim }) => trim);
        for (const { piece, trim, clip, turn } of placements) {
          const { width, height } = pieces.find(({ id }) => id === piece)?.trim ?? trim;
          const asItLies = turn % 180 === 0 ? { width, height } : { width: height, height: width };
          expect(trim).toMatchObject(asItLies);
          expect(contains(clip, trim) && contains(printable, clip)).toBe(true);
          expect(
            collisions(
              [clip],
              trims.filter((other) => other !== trim),
            ),
          ).toEqual([]);
        }
      }
    }));

  test("marks, words and ruler stay off the cards, off each other and on the page", () =>
    holds((_, { margin }, sides) => {
      for (const side of sides) {
        const page = { x: 0, y: 0, ...side.size };
        const clips = side.placements.map(({ clip }) => clip);
        const cuts = [...cropMarksOf(side), ...foldLinesOf(side)].map(boxOfLine);
        const texts = textsOf(side).map(({ box }) => box);
        const ruler = rulerOf(side).map(boxOfLine);
        expect(outside(cuts, page)).toEqual([]);
        expect(outside([...texts, ...ruler], outset(page, -margin))).toEqual([]);
        expect(collisions(clips, [...cuts, ...texts, ...ruler])).toEqual([]);
        expect(collisions(cuts, [...texts, ...ruler])).toEqual([]);
        expect(collisions(texts, [...texts, ...ruler])).toEqual([]);
      }
    }));

  /** Steps of half a pitch from the page's middle to a card's middle: all even or all odd on a centred grid. */
  const halfSteps = (page: number, start: number, length: number, gap: number) =>
    ((page / 2 - start - length / 2) * 2) / (length + gap);

  const sizeOf = ({ width, height }: Box): number => Math.min(width, height);

  test("all pages of one size of cards share one centred grid, fronts and backs alike (C062)", () =>
    holds((_, { backs, gap }, sides) => {
      if (backs === "fold") return;
      const parities = new Map<string, Set<number>>();
      for (const { size, placements } of sides) {
        // leftover cards may share a last sheet with those of other sizes
        if (new Set(placements.map(({ trim }) => sizeOf(trim))).size > 1) continue;
        for (const { trim } of placements) {
          const across = halfSteps(size.width, trim.x, trim.width, gap);
          const down = halfSteps(size.height, trim.y, trim.height, gap);
          expect([across, down].every((steps) => Math.abs(steps - Math.round(steps)) < 1e-6)).toBe(true);
          for (const [axis, steps] of [
            ["across", across],
            ["down", down],
          ] as const) {
            const key = `${axis} ${trim.width} ${trim.height}`;
            parities.set(key, (parities.get(key) ?? new Set()).add(Math.abs(Math.round(steps)) % 2));
          }
        }
      }
      for (const parity of parities.values()) expect(parity.size).toBe(1);
    }));

  // Three beside and three below each other of either size fill a page: 189 x 264 mm and 190.5 x 266.7 mm of 210 x 297
  // mm.
  test("two sizes with one card left over each take three sheets: two centred, and one for both", () => {
    const card = { component: "Cards", front: "front", bleed: 0, copies: 10 };
    const pieces: Piece[] = [
      { ...card, id: "japanese", trim: { width: 63, height: 88 } },
      { ...card, id: "poker", trim: { width: 63.5, height: 88.9 } },
    ];
    const bare = { margin: 0, gap: 0, bleed: 0, foldGap: 0, marks: false, backs: "none" } as const;
    const { sides } = impose(pieces, profileOn("a4", bare));
    const ids = sides.map(({ placements }) => placements.map(({ piece }) => piece));
    expect(ids.map((all) => all.length).sort()).toEqual([2, 9, 9]);
    const corners = (id: string) => {
      const full = sides.find(
        ({ placements }) => placements.filter(({ piece }) => piece === id).length === 9,
      );
      const [first] = full?.placements ?? [];
      return [first?.trim.x, first?.trim.y];
    };
    expect(corners("japanese")).toEqual([expect.closeTo(10.5, 6), expect.closeTo(16.5, 6)]);
    expect(corners("poker")).toEqual([expect.closeTo(9.75, 6), expect.closeTo(15.15, 6)]);
    expect(ids.find((all) => all.length === 2)?.sort()).toEqual(["japanese", "poker"]);
  });

  test("the same input gives the same sheets", () =>
    holds((pieces, profile, sides) => expect(impose(pieces, profile).sides).toEqual(sides)));

  // One-sided sheets come last among those with reverses, so that their order may differ.
  test("with or without backs, the fronts are in the same slots", () =>
    holds((pieces, profile, sides) => {
      if (profile.backs !== "duplex" && profile.backs !== "duplex-short") return;
      const fronts = (all: readonly SheetSide[]) =>
        all.flatMap(({ side, placements }) => (side === "front" ? JSON.stringify(placements) : [])).sort();
      expect(fronts(impose(pieces.map(withoutBack), profile).sides)).toEqual(fronts(sides));
    }));
});

describe("mirroring", () => {
  const axis = fc.constantFrom("vertical" as const, "horizontal" as const);
  const length = fc.double({ min: 0, max: 500, noNaN: true });

  test("twice changes nothing", () =>
    fc.assert(
      fc.property(axis, length, length, length, length, (about, x, y, width, height) => {
        const page = { width: 210, height: 297 };
        const back = mirrorBox(mirrorBox({ x, y, width, height }, about, page), about, page);
        expect(back.x).toBeCloseTo(x, 6);
        expect(back.y).toBeCloseTo(y, 6);
      }),
    ));

  test("twice restores the rotation", () => {
    for (const turn of [0, 90, 180, 270] as const)
      for (const about of ["vertical", "horizontal"] as const)
        expect(mirrorTurn(mirrorTurn(turn, about), about)).toBe(turn);
  });
});
