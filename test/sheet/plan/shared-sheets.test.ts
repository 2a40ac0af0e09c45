/** Pieces of several sizes on one sheet. Rows and heights are worked out by hand; the margin is 5 mm, the gap 3 mm. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { DieLine } from "../../../src/shape/die-line.ts";
import { dieShape } from "../../../src/shape/die-shape.ts";
import { cardShape, hexToken, roundToken } from "../../../src/shape/flat.ts";
import { standee } from "../../../src/shape/standee.ts";
import { tuckBox } from "../../../src/shape/tuck-box.ts";
import type { Piece } from "../../../src/sheet/sheet.ts";
import type { Box } from "../../../src/units/box.ts";
import { contains, outset, overlaps } from "../../../src/units/box.ts";
import {
  cropMarksOf,
  impose,
  POKER,
  piece,
  profileOn,
  rowsOf,
  textsOf,
  withoutBack,
  wordsOf,
} from "../support.ts";

const A4 = profileOn("a4");

const shaped = (id: string, dieLine: DieLine, copies = 1): Piece =>
  piece(id, copies, { dieLine, trim: dieLine.size, component: id });
const oneSided = (id: string, dieLine: DieLine, copies = 1): Piece =>
  withoutBack(shaped(id, dieLine, copies));

/** The pieces of each side: "front 5 ten 18 five". */
const contents = (pieces: readonly Piece[], profile = A4): string[] =>
  impose(pieces, profile).sides.map(({ side, placements }) => {
    const ids = placements.map((placement) => placement.piece);
    const counts = [...new Set(ids)].map((id) => `${ids.filter((one) => one === id).length} ${id}`);
    return [side, ...counts].join(" ");
  });

test("places of the first sheet are counted only if its pieces have one size", () => {
  const coins = [shaped("ten", roundToken(28), 5)];
  expect(impose(coins, A4).places).not.toHaveLength(0);
  const both = [...coins, shaped("five", roundToken(20), 5)];
  expect(impose(both, A4).sides[0]?.placements).toHaveLength(10);
  expect(impose(both, A4).places).toBeUndefined();
});

const COINS = [
  shaped("ten", roundToken(28), 5),
  shaped("five", roundToken(24), 18),
  shaped("one", roundToken(20), 48),
];

describe("coins of three sizes", () => {
  test("are on one sheet, each size in rows of its own", () => {
    expect(contents(COINS)).toEqual(["front 5 ten 18 five 48 one", "back 5 ten 18 five 48 one"]);
    // 197 mm are between margins and bleed. Of 24 mm: 7 (7 x 27 - 3 = 186) and 6 in the gaps; of 20 mm: 8 (8 x 23 - 3 =
    // 181), and as many in the gaps, half of 23 mm to the right.
    const rows = rowsOf(impose(COINS, A4).sides[0] as never).map((row) => row.split(" "));
    expect(rows.map((row) => `${row.length} ${row[0]}`)).toEqual([
      "5 ten",
      "7 five",
      "6 five",
      "5 five",
      ...Array(6).fill("8 one"),
    ]);
  });

  test("follow each other 3 mm apart, those of a size interlock", () => {
    const { placements = [] } = impose(COINS, A4).sides[0] ?? {};
    const tops = [...new Set(placements.map(({ trim }) => Number(trim.y.toFixed(3))))];
    // 28 + 3 below the first row; rows of 24 mm are 27 x 0.866 = 23.383 mm apart, those of 20 mm 23 x 0.866 = 19.919 mm
    const fives = 11 + 31;
    const ones = fives + 2 * 23.383 + 24 + 3;
    const expected = [11, fives, fives + 23.383, fives + 46.765];
    expect(tops.slice(0, 5)).toEqual([...expected, ones].map((top) => expect.closeTo(top, 2)));
    expect(tops[9]).toBeCloseTo(ones + 5 * 19.919, 2);
  });

  test("have their backs behind them, and a footer that touches none of them", () => {
    const { sides, rules } = impose(COINS, A4);
    const [front, back] = sides;
    for (const [index, { trim, piece: id }] of (front?.placements ?? []).entries()) {
      const behind = back?.placements[index];
      expect(behind?.piece).toBe(id);
      expect(behind?.trim.x).toBeCloseTo(210 - trim.x - trim.width, 9);
      expect(behind?.trim.y).toBe(trim.y);
    }
    expect(rules).toEqual([]);
    for (const side of sides) {
      const words = textsOf(side).map(({ box }) => box);
      expect(words.length).toBeGreaterThan(0);
      for (const { clip } of side.placements) expect(words.filter((box) => overlaps(box, clip))).toEqual([]);
    }
  });

  test("are above a fold with their backs below it", () => {
    const folded = profileOn("a4", { backs: "fold" });
    const { sides } = impose(COINS, folded);
    // 148.5 - 11 - 6.5 = 131 mm above the fold: 28 + 3 + 70.8 + 3 leave one row of 8 ones, and three fit beside rows
    // that are not full: 42 mm beside the tens, 51 mm beside the last fives.
    expect(sides.map(({ side, placements }) => `${side} ${placements.length}`)).toEqual([
      `fold ${2 * (5 + 18 + 8 + 3)}`,
      `fold ${2 * (48 - 11)}`,
    ]);
    for (const { placements, size } of sides) {
      const half = placements.length / 2;
      for (const [index, front] of placements.slice(0, half).entries()) {
        const { trim } = placements[half + index] as { trim: Box };
        const { x, y, width, height } = front.trim;
        const across = size.height - y - height;
        const along = size.width - x - width;
        expect([
          [x, across],
          [along, y],
        ]).toContainEqual([expect.closeTo(trim.x, 6), expect.closeTo(trim.y, 6)]);
      }
    }
  });

  // Coins of 30 and 20 mm are from 6.5 to 59.5 mm, their backs from 150.5 to 203.5 mm: 4 mm to the right of that is
  // outside the printer's reach, 4 mm to the left is not.
  test("may drift as far as they actually have room", () => {
    const few = [shaped("ten", roundToken(30)), shaped("one", roundToken(20))];
    const drifting = (x: number) => impose(few, profileOn("a4", { backOffset: { x, y: 0 } })).rules;
    expect(drifting(4)).toEqual(["sheet/offset-past-margin"]);
    expect(drifting(-4)).toEqual([]);
  });

  test("take what was requested: of one size alone a sheet as it always was", () => {
    expect(contents(COINS.slice(0, 1))).toEqual(["front 5 ten", "back 5 ten"]);
  });
});

describe("which pieces share a sheet", () => {
  const net = dieShape(6, 20);
  const figure = standee({ width: 30, height: 40 });
  const sticker = cardShape({ width: 16, height: 16 }, 1.5);

  test("nets and figures do, both one-sided and folded; anything with slits has no crop marks", () => {
    expect(contents([oneSided("die", net, 2), oneSided("ship", figure, 3)])).toEqual(["front 2 die 3 ship"]);
    const [side] = impose([oneSided("ship", figure, 3)], A4).sides;
    expect(cropMarksOf(side as never)).toEqual([]);
  });

  const mixed = [
    oneSided("die", net),
    oneSided("sticker", sticker, 6),
    oneSided("other", cardShape({ width: 12, height: 12 }, 1), 6),
    shaped("coin", roundToken(20)),
    shaped("tile", hexToken(25)),
  ];

  test("stickers do not, because they are printed on other paper; tokens do, beside pieces without a back", () => {
    expect(contents(mixed)).toEqual([
      "front 1 die 1 coin 1 tile",
      "back 1 coin 1 tile",
      "front 6 sticker 6 other",
    ]);
  });

  test.each(["fold", "separate"] as const)("tokens are separate if backs are %s", (backs) => {
    const made = contents(mixed, profileOn("a4", { backs }));
    expect(made.filter((side) => side.includes("die"))).toEqual(["front 1 die"]);
    expect(
      made.filter((side) => side.startsWith("front") && side.includes("coin") && side.includes("die")),
    ).toEqual([]);
  });

  test("tokens and nets that fill a sheet each stay apart: only one is printed on both sides", () => {
    // nets of 20 mm edges are 85.5 x 71.4 mm; two beside and three below each other fill the paper
    const made = contents([oneSided("die", net, 6), shaped("coin", roundToken(60), 12)]);
    expect(made).toEqual(["front 12 coin", "back 12 coin", "front 6 die"]);
  });

  test("one or two cards left for a last sheet are placed among pieces for scissors, with a line to cut", () => {
    const pieces = [piece("card", 10), oneSided("die", net)];
    expect(contents(pieces)).toEqual(["front 9 card", "back 9 card", "front 1 card 1 die", "back 1 card"]);
    const [, , shared] = impose(pieces, A4).sides;
    const trim = shared?.placements.find((one) => one.piece === "card")?.trim as Box;
    expect(trim).toMatchObject(POKER);
    const outlines = (shared?.marks ?? []).flatMap((item) =>
      item.kind === "path" ? [JSON.stringify(item)] : [],
    );
    expect(outlines.some((words) => words.includes(String(trim.x + POKER.width)))).toBe(true);
    expect(cropMarksOf(shared as never)).toEqual([]);
    expect(cropMarksOf(impose(pieces, A4).sides[0] as never)).not.toEqual([]);
  });

  test.each([
    // three of nine slots are few; four cards are cut faster on a sheet of their own
    [12, ["front 9 card", "front 3 card 1 die"]],
    [13, ["front 9 card", "front 4 card", "front 1 die"]],
    // none is left over
    [9, ["front 9 card", "front 1 die"]],
  ])("of %i cards", (count, fronts) => {
    const made = contents([piece("card", count), oneSided("die", net)]);
    expect(made.filter((side) => side.startsWith("front"))).toEqual(fronts);
  });

  test("cards do not: a guillotine cuts them from edge to edge", () => {
    const made = contents([
      piece("card"),
      shaped("coin", roundToken(20)),
      piece("mini", 1, { trim: { width: 44, height: 63 } }),
    ]);
    expect(made.filter((side) => side.startsWith("front"))).toEqual([
      "front 1 card",
      "front 1 coin",
      "front 1 mini",
    ]);
  });

  // 150 + 3 + 160 mm are more than any side of the paper.
  test("no pieces do if it saves no paper", () => {
    const large = [shaped("large", roundToken(150)), shaped("larger", roundToken(160))];
    const alone = large.flatMap((one) => impose([one], A4).sides.map(({ placements }) => placements));
    expect(impose(large, A4).sides.map(({ placements }) => placements)).toEqual(alone);
  });

  // A circle of 150 mm leaves room for some coins of 30 mm: those that are left over from two full sheets then share
  // it, and two full sheets have none left over.
  test.each(["duplex", "fold"] as const)(
    "no pieces do if there is room but no sheet is saved (%s)",
    (backs) => {
      const profile = profileOn("a4", { backs });
      const large = shaped("large", roundToken(backs === "fold" ? 100 : 150));
      const perSheet = (impose([shaped("coin", roundToken(30), 999)], profile).sides[0]?.placements ?? [])
        .length;
      const full = 2 * (backs === "fold" ? perSheet / 2 : perSheet);
      const sheets = (copies: number) =>
        impose([large, shaped("coin", roundToken(30), copies)], profile)
          .sides.filter(({ side }) => side !== "back")
          .map(({ placements }) => [...new Set(placements.map(({ piece: id }) => id))].join(" "));
      expect(sheets(full)).toEqual(["large", "coin", "coin"]);
      expect(sheets(full + 1)).toEqual(["large coin", "coin", "coin"]);
    },
  );

  test("a box leaves room for dice beside or below it", () => {
    const box = tuckBox({ width: 66, height: 91, depth: 16 });
    expect(contents([oneSided("die", net, 2), oneSided("box", box)])).toEqual(["front 2 die 1 box"]);
  });
});

// Letter: nets of 18 mm dice are 77 x 64.1 mm, 9 on a landscape sheet (3 x 80 - 3 = 237 of 257.4 mm, 3 x 67.1 - 3 =
// 198.3 of 205.9 mm); below a box of 195 x 170 mm on a portrait one (202.9 x 257.4 mm) are 2 upright ones, or 3 turned
// ones (3 x 67.1 - 3 = 198.3 mm).
describe("pieces that fill whole sheets are placed on them as they would be alone", () => {
  const box = oneSided("box", tuckBox({ width: 66, height: 91.4, depth: 26 }));
  const boxAndDice = (dice: number) =>
    impose([box, oneSided("die", dieShape(6, 18), dice)], profileOn("letter")).sides;

  test("the last ones are upright on a sheet that they share", () => {
    const sides = boxAndDice(11);
    expect(sides.map(({ size, placements }) => `${size.width} ${placements.length}`)).toEqual([
      "215.9 3",
      "279.4 9",
    ]);
    expect(sides[0]?.placements.map(({ turn }) => turn)).toEqual([0, 0, 0]);
  });

  test("or turned, if that saves a sheet", () => {
    const sides = boxAndDice(12);
    expect(sides.map(({ size, placements }) => `${size.width} ${placements.length}`)).toEqual([
      "215.9 4",
      "279.4 9",
    ]);
    const dice = sides[0]?.placements.filter(({ piece: id }) => id === "die") ?? [];
    expect(dice.map(({ turn, trim }) => [turn, trim.width < trim.height])).toEqual(Array(3).fill([90, true]));
  });
});

describe("one-sided sheets", () => {
  const pieces = [
    oneSided("die", dieShape(6, 20)),
    oneSided("sticker", cardShape({ width: 16, height: 16 }, 1.5)),
    piece("card"),
  ];

  test("come last, with blank reverses that keep a printer in step, and say so", () => {
    const { sides } = impose(pieces, A4);
    expect(sides.map(({ side, placements }) => `${side} ${placements[0]?.piece ?? "blank"}`)).toEqual([
      "front card",
      "back card",
      "front die",
      "back blank",
      "front sticker",
    ]);
    const words = sides.map((side) => wordsOf(side).join(" "));
    const said = [
      "sheet 1 of 3 · front · flip on the long edge",
      "sheet 1 of 3 · back · flip on the long edge",
      "sheet 2 of 3 · front · print on one side",
      "sheet 2 of 3 · back, blank · flip on the long edge",
      "sheet 3 of 3 · front · print on one side",
    ];
    for (const [index, text] of said.entries()) expect(words[index]).toContain(text);
  });

  test("of a print without others have no reverse at all, and keep their order", () => {
    expect(contents(pieces.slice(0, 2))).toEqual(["front 1 die", "front 1 sticker"]);
    expect(contents(pieces, profileOn("a4", { backs: "none" }))).toEqual([
      "front 1 die",
      "front 1 sticker",
      "front 1 card",
    ]);
  });
});

const anyShape = fc.oneof(
  fc.integer({ min: 10, max: 60 }).map(roundToken),
  fc.integer({ min: 10, max: 60 }).map(hexToken),
  fc
    .record({ width: fc.integer({ min: 10, max: 90 }), height: fc.integer({ min: 10, max: 90 }) })
    .map((size) => cardShape(size, 2)),
);
const anyPieces = fc.array(fc.tuple(anyShape, fc.integer({ min: 1, max: 40 })), {
  minLength: 2,
  maxLength: 5,
});
const anyProfile = fc
  .record({
    paper: fc.constantFrom("a4", "letter"),
    backs: fc.constantFrom("duplex", "duplex-short", "fold"),
  })
  .map(({ paper, backs }) => profileOn(paper, { backs: backs as "duplex" }));

test("of all shapes, none is lost, none touches another or a word, none is outside the printer's reach", () =>
  fc.assert(
    fc.property(anyPieces, anyProfile, (shapes, profile) => {
      const pieces = shapes.map(([dieLine, copies], index) => shaped(`p${index}`, dieLine, copies));
      const { sides, sheets } = impose(pieces, profile);
      const laid = sides.filter(({ side }) => side !== "back").flatMap(({ placements }) => placements);
      const times = profile.backs === "fold" ? 2 : 1;
      for (const { id, copies } of pieces)
        expect(laid.filter((one) => one.piece === id)).toHaveLength(copies * times);
      const alone = pieces.reduce((sum, one) => sum + impose([one], profile).sheets, 0);
      expect(sheets).toBeLessThanOrEqual(alone);
      for (const side of sides) {
        const { placements, size } = side;
        const words = textsOf(side).map(({ box }) => box);
        expect(words.filter((box) => placements.some(({ trim }) => overlaps(box, trim)))).toEqual([]);
        const reach = outset({ x: 0, y: 0, ...size }, -5 + 1e-6);
        for (const [index, { trim, piece: id }] of placements.entries()) {
          expect(contains(reach, trim)).toBe(true);
          for (const other of placements.slice(index + 1)) {
            if (other.piece === id && pieces.find((one) => one.id === id)?.dieLine?.nesting) continue;
            expect(overlaps(outset(trim, 3 - 1e-6), other.trim)).toBe(false);
          }
        }
      }
    }),
    { numRuns: 12 },
  ));
