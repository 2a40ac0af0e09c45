import { describe, expect, test } from "vitest";
import { flipAxis } from "../../src/sheet/mirror.ts";
import type { Backs, Placement, SheetSide } from "../../src/sheet/sheet.ts";
import type { Point, Size } from "../../src/units/box.ts";
import {
  cropMarksOf,
  heightOf,
  impose,
  MINI,
  POKER,
  POKER_LYING,
  piece,
  pointOn,
  profileOn,
  rowsOf,
  TAROT,
  widthOf,
  withoutBack,
} from "./support.ts";

const nine = ["A", "B", "C", "D", "E", "F", "G", "H", "I"].map((id) => piece(id));

const WIDE = { width: 250, height: 150 };

/** Turns the sheet over as by hand: what is at a point of the reverse, in coordinates of the front. */
function throughPaper(point: Point, page: Size, flippedOn: "long" | "short"): Point {
  const longEdgeIsUpright = page.height >= page.width;
  const turnsLikeABookPage = (flippedOn === "long") === longEdgeIsUpright;
  return turnsLikeABookPage
    ? { x: page.width - point.x, y: point.y }
    : { x: point.x, y: page.height - point.y };
}

/** A card in the hand, turned over about its vertical middle: the front's left edge is the back's right edge. */
function expectBackBehindFront(front: Placement, back: Placement, seen: (point: Point) => Point) {
  const [width, height] = [widthOf(front), heightOf(front)];
  expect([widthOf(back), heightOf(back)]).toEqual([width, height]);
  for (const [u, v] of [
    [0, 0],
    [width, 0],
    [0, height],
    [width, height],
    [10, 20],
  ] as const) {
    const onFront = pointOn(front, u, v);
    const onBack = seen(pointOn(back, width - u, v));
    expect(onBack.x).toBeCloseTo(onFront.x, 6);
    expect(onBack.y).toBeCloseTo(onFront.y, 6);
  }
}

/** Front and back of a card that occurs once. */
const pairsOf = (front: SheetSide | undefined, back: SheetSide | undefined) =>
  (front?.placements ?? []).map(
    (own) => [own, back?.placements.find(({ piece }) => piece === own.piece)] as const,
  );

describe("backs are behind their fronts", () => {
  const mixed = [
    piece("p1"),
    piece("p2"),
    piece("l1", 1, { trim: POKER_LYING }),
    piece("l2", 1, { trim: POKER_LYING }),
    piece("t", 1, { trim: TAROT }),
    piece("tl", 1, { trim: { width: 120, height: 70 } }),
    piece("m1", 1, { trim: MINI }),
    piece("m2", 1, { trim: { width: 63.5, height: 44.45 } }),
    piece("s", 1, { trim: { width: 70, height: 70 } }),
  ];

  for (const paper of ["a4", "letter", "297mmx210mm"])
    for (const backs of ["duplex", "duplex-short"] as const)
      test(`and upright like them, when the paper is turned over: ${paper}, ${backs}`, () => {
        const { sides } = impose(mixed, profileOn(paper, { backs }));
        let checked = 0;
        for (const front of sides.filter(({ side }) => side === "front")) {
          const back = sides.find(({ sheet, side }) => sheet === front.sheet && side === "back");
          for (const [own, behind] of pairsOf(front, back)) {
            if (!behind) throw new Error(`${own.piece} has no back`);
            const flip = backs === "duplex" ? "long" : "short";
            expectBackBehindFront(own, behind, (point) => throughPaper(point, front.size, flip));
            checked++;
          }
        }
        expect(checked).toBe(mixed.length);
      });

  test("rows read C B A when portrait paper flips on its long edge, none is turned (C060)", () => {
    const [front, back] = impose(nine, profileOn("a4")).sides;
    expect(front && rowsOf(front)).toEqual(["A B C", "D E F", "G H I"]);
    expect(back && rowsOf(back)).toEqual(["C B A", "F E D", "I H G"]);
    expect(new Set(back?.placements.map(({ turn }) => turn))).toEqual(new Set([0]));
  });

  test("rows run from bottom to top and cards are upside down when it flips on its short edge", () => {
    const back = impose(nine, profileOn("a4", { backs: "duplex-short" })).sides[1];
    expect(back && rowsOf(back)).toEqual(["G H I", "D E F", "A B C"]);
    expect(new Set(back?.placements.map(({ turn }) => turn))).toEqual(new Set([180]));
  });

  test("a card turned by 90 has its back turned by 270 on a vertical axis, by 90 on a horizontal one", () => {
    const cards = [piece("p", 2), piece("l", 1, { trim: POKER_LYING })];
    const turnOf = (backs: Backs) =>
      impose(cards, profileOn("a4", { backs })).sides.map(
        ({ placements }) => placements.find(({ piece }) => piece === "l")?.turn,
      );
    expect(turnOf("duplex")).toEqual([90, 270]);
    expect(turnOf("duplex-short")).toEqual([90, 90]);
  });

  test("the axis follows the page, not the name of the edge", () => {
    const [portrait, landscape] = [
      { width: 210, height: 297 },
      { width: 297, height: 210 },
    ];
    expect(flipAxis("duplex", portrait)).toBe("vertical");
    expect(flipAxis("duplex-short", portrait)).toBe("horizontal");
    expect(flipAxis("duplex", landscape)).toBe("horizontal");
    expect(flipAxis("duplex-short", landscape)).toBe("vertical");
  });

  test("a partly filled sheet is mirrored on the full grid", () => {
    const [front, back] = impose(nine.slice(0, 4), profileOn("a4")).sides;
    const at = (side: SheetSide | undefined, id: string) =>
      side?.placements.find(({ piece }) => piece === id)?.trim;
    expect(at(front, "D")?.x).toBeCloseTo(9.75, 6);
    expect(at(back, "D")?.x).toBeCloseTo(210 - 9.75 - 63.5, 6);
    expect(at(back, "D")?.y).toBeCloseTo(15.15 + 88.9, 6);
  });

  test("the trims of the reverse are the exact mirror of the front, and centred like it (C062)", () => {
    const [front, back] = impose(nine, profileOn("letter")).sides;
    const places = (side: SheetSide | undefined) =>
      side?.placements.map(({ trim }) => `${trim.x.toFixed(4)} ${trim.y.toFixed(4)}`).sort();
    expect(places(back)).toEqual(places(front));
  });

  test("cards without a back leave their place empty (C061)", () => {
    const cards = [..."ABCDE"].map((id) => withoutBack(piece(id)));
    const [, back] = impose([...cards, piece("F"), piece("G"), piece("H")], profileOn("a4")).sides;
    expect(back && rowsOf(back)).toEqual(["F", "H G"]);
    const x = back?.placements.map(({ piece, trim }) => `${piece} ${trim.x.toFixed(2)}`).sort();
    expect(x).toEqual(["F 9.75", "G 136.75", "H 73.25"]);
    for (const { clip } of back?.placements ?? []) expect(clip.y).toBeGreaterThan(15.15 + 88.9 - 1e-6);
  });

  test("a back does not bleed onto the reverse of a card that has none", () => {
    const [, back] = impose([piece("A"), withoutBack(piece("B")), piece("C")], profileOn("a4")).sides;
    const a = back?.placements.find(({ piece }) => piece === "A");
    expect(a?.clip.x).toBeCloseTo(a?.trim.x ?? 0, 6);
  });

  test("a piece of another shape has its back on its own reverse (C063)", () => {
    const wide = piece("wide", 1, { trim: { width: 127, height: 88.9 } });
    const { sides } = impose([...nine.slice(0, 8), wide], profileOn("a4"));
    expect(sides.map((side) => side.placements.map(({ scene }) => scene.split(" ")[1]))).toEqual([
      Array(8).fill("front"),
      Array(8).fill("back"),
      ["front"],
      ["back"],
    ]);
  });

  test("a back offset moves cards and cut lines after mirroring, right and down", () => {
    const still = impose(nine, profileOn("a4")).sides[1];
    const moved = impose(nine, profileOn("a4", { backOffset: { x: 1.5, y: -0.5 } }));
    const shifts = moved.sides[1]?.placements.map(({ trim }, index) => [
      trim.x - (still?.placements[index]?.trim.x ?? 0),
      trim.y - (still?.placements[index]?.trim.y ?? 0),
    ]);
    for (const shift of shifts ?? []) {
      expect(shift[0]).toBeCloseTo(1.5, 6);
      expect(shift[1]).toBeCloseTo(-0.5, 6);
    }
    expect(moved.sides[0]).toEqual(impose(nine, profileOn("a4")).sides[0]);
    expect(moved.diagnostics).toEqual([]);
  });

  /*
   * The printer pulls every sheet through the same way, so its drift is a fixed vector on the paper. Hold a printed
   * portrait sheet with the front's top edge up and turn it over like the page of a book: you see the paper's back,
   * its leading edge up. The drift is 1 mm to the right and 2 mm down on it. The orientation of a reverse page on it:
   *
   *   portrait,  long edge:  upright                    right = right, down = down
   *   portrait,  short edge: upside down                right = left,  down = up
   *   landscape, long edge:  turned left, its right up  right = down,  down = left
   *   landscape, short edge: turned right, its left up  right = up,    down = right
   *
   * (Landscape pages are turned to the left on the paper: RFC 8011, 5.2.10. Flipping a landscape page on its long edge
   * leaves its right side where it was; flipping on its short edge puts its left side there.)
   */
  test.each([
    [POKER, "duplex", { x: 1, y: 2 }],
    [POKER, "duplex-short", { x: -1, y: -2 }],
    // Landscape pages, because 250 mm do not fit on a portrait one.
    [WIDE, "duplex", { x: -2, y: 1 }],
    [WIDE, "duplex-short", { x: 2, y: -1 }],
  ] as const)("a back offset stays the same on the paper: %o, %s", (trim, backs, expected) => {
    const cards = [piece("a", 1, { trim })];
    const [still, moved] = [
      { x: 0, y: 0 },
      { x: 1, y: 2 },
    ].map((backOffset) => impose(cards, profileOn("a4", { backs, backOffset })).sides[1]);
    if (!still || !moved) throw new Error("no reverse");
    const [from, to] = [still, moved].map(({ placements: [back] }) => back?.trim);
    expect(to?.x).toBeCloseTo((from?.x ?? 0) + expected.x, 6);
    expect(to?.y).toBeCloseTo((from?.y ?? 0) + expected.y, 6);
    const upright = [still, moved].map(
      (side) => cropMarksOf(side).find(({ from, to }) => from.x === to.x)?.from.x ?? 0,
    );
    expect((upright[1] ?? 0) - (upright[0] ?? 0)).toBeCloseTo(expected.x, 6);
  });
});

describe("which sides exist", () => {
  const order = (sides: readonly SheetSide[]) => sides.map(({ sheet, side }) => `${sheet} ${side}`);

  test("front, back, front, back", () => {
    expect(order(impose([piece("a", 12)], profileOn("a4")).sides)).toEqual([
      "1 front",
      "1 back",
      "2 front",
      "2 back",
    ]);
  });

  test("no backs: fronts only, whatever the cards have", () => {
    const { sides, backs } = impose([piece("a", 12)], profileOn("a4", { backs: "none" }));
    expect(order(sides)).toEqual(["1 front", "2 front"]);
    expect(backs).toBe("none");
  });

  test("if no card has a back, nothing is printed on the reverse", () => {
    const made = impose([withoutBack(piece("a", 12))], profileOn("a4"));
    expect(order(made.sides)).toEqual(["1 front", "2 front"]);
    expect(made.backs).toBe("none");
  });

  test("a last sheet without backs has no reverse; an earlier one keeps a blank one for the printer's order", () => {
    const bare = withoutBack(piece("bare", 9));
    expect(order(impose([piece("a", 9), bare], profileOn("a4")).sides)).toEqual([
      "1 front",
      "1 back",
      "2 front",
    ]);
    const { sides } = impose([bare, piece("a", 9)], profileOn("a4"));
    expect(order(sides)).toEqual(["1 front", "1 back", "2 front", "2 back"]);
    expect(sides[1]?.placements).toEqual([]);
    expect(sides[1]?.trimBox).toEqual({ x: 0, y: 0, width: 210, height: 297 });
  });

  test("separate: the fronts of everything, then a pile of backs in the order of the cards, not mirrored", () => {
    const cards = [piece("a", 2), withoutBack(piece("b")), piece("c"), piece("t", 1, { trim: TAROT })];
    const { sides, sheets } = impose(cards, profileOn("a4", { backs: "separate" }));
    expect(order(sides)).toEqual(["1 front", "2 front", "3 back", "4 back"]);
    expect(sheets).toBe(4);
    expect(sides.map(rowsOf)).toEqual([["a a b", "c"], ["t"], ["a a c"], ["t"]]);
    expect(sides[2]?.placements.map(({ scene }) => scene)).toEqual(["a back", "a back", "c back"]);
    expect(sides.map(({ bookmarks }) => bookmarks)).toEqual([["Cards"], [], [], []]);
  });
});
