/** Posters on several pages: windows, joins, marks and words, and what is refused. */
import { describe, expect, test } from "vitest";
import { imposePoster } from "../../../src/sheet/poster/poster.ts";
import type { Poster } from "../../../src/sheet/poster/poster-plan.ts";
import type { PrintProfile } from "../../../src/sheet/sheet.ts";
import { IMPRINT, profileOn, setLine, textsOf } from "../support.ts";
import { crossesOf, cutMarksOf, glueLinesOf, windowOf } from "./poster-support.ts";

/** mm: two squares of an inch, and as many as `rows`, in a frame of a quarter of an inch. */
const straight = (rows: number): Poster => poster(2 * 25.4 + 12.7, rows * 25.4 + 12.7);

function poster(width: number, height: number, rest: Partial<Poster> = {}): Poster {
  return {
    id: "reef",
    component: "Poster",
    front: "reef poster",
    trim: { width, height },
    bleed: 3,
    copies: 1,
    ...rest,
  };
}

function impose(wanted: Poster, profile: PrintProfile = profileOn("a4")) {
  const { value, diagnostics } = imposePoster(wanted, profile, IMPRINT, setLine);
  const words = value.sides.map((side) => textsOf(side).map(({ text }) => text));
  return { ...value, diagnostics, words, names: words.map((all) => all[0]) };
}

describe("how many pages", () => {
  test("one if it fits: its own edges are cut, nothing is joined", () => {
    const { sides, diagnostics, names } = impose(poster(150, 200));
    expect(diagnostics).toEqual([]);
    expect(sides).toHaveLength(1);
    const [side] = sides;
    if (!side) throw new Error("no side");
    expect(windowOf(side)).toEqual({ x: 0, y: 0, width: 150, height: 200 });
    expect(cutMarksOf(side)).toHaveLength(8);
    expect([crossesOf(side), glueLinesOf(side)]).toEqual([[], []]);
    expect(names).toEqual(["A1"]);
  });

  test("has its bleed where the poster ends, and none where pages are joined", () => {
    const bleeds = impose(poster(300, 100)).sides.map(({ trimBox: { x, y, width, height }, bleedBox }) => ({
      left: x - bleedBox.x,
      right: bleedBox.x + bleedBox.width - x - width,
      top: y - bleedBox.y,
      bottom: bleedBox.y + bleedBox.height - y - height,
    }));
    // of the requested 3 mm a page has room for 2
    const near = (mm: number) => expect.closeTo(mm, 9);
    expect(bleeds).toEqual([
      { left: near(2), right: near(0), top: near(2), bottom: near(2) },
      { left: near(0), right: near(2), top: near(2), bottom: near(2) },
    ]);
  });

  test("as often as there are copies, copy by copy; not more than anyone prints", () => {
    const { sheets, names } = impose(poster(300, 100, { copies: 3 }));
    expect(names).toEqual(["A1", "A2", "A1", "A2", "A1", "A2"]);
    expect(sheets).toBe(6);
    const many = impose(poster(300, 100, { copies: 5001 }));
    expect(many.sides).toEqual([]);
    expect(many.diagnostics).toMatchObject([
      { rule: "sheet/too-many", message: expect.stringContaining("10002 sheets") },
    ]);
  });

  // A4 shows 210 - 2 (5 + 6) = 188 by 297 - 5 - 6 - 5 - 10.5 = 270.5 mm
  test.each([
    ["the largest that fits in portrait", 188, 270.5, 1, [210, 297]],
    ["the largest that fits in landscape", 275, 183.5, 1, [297, 210]],
    ["a hair more", 188.1, 270.5, 2, [210, 297]],
    ["four cards in a line", 63.5, 317.5, 2, [210, 297]],
    // three portrait pages show 3 x 270.5 - 2 x 10 = 791.5 mm
    ["ten cards in a line", 63.5, 774.7, 3, [210, 297]],
    ["ten cards in a line, in landscape", 774.7, 63.5, 3, [297, 210]],
    // portrait 3 x 2, landscape 2 x 3
    ["a square of 18 by 18", 469.9, 469.9, 6, [210, 297]],
    // portrait 2 x 2, landscape 2 x 2
    ["the same number either way", 300, 300, 4, [210, 297]],
  ] as const)("%s", (_, width, height, pages, size) => {
    const { sides, sheets } = impose(poster(width, height));
    expect(sides).toHaveLength(pages);
    expect(sheets).toBe(pages);
    for (const side of sides) expect([side.size.width, side.size.height]).toEqual(size);
  });

  test("A page of Letter shows 193.9 by 252.9 mm", () => {
    expect(impose(poster(193.9, 252.9), profileOn("letter")).sheets).toBe(1);
    expect(impose(poster(193.9, 253), profileOn("letter")).sheets).toBe(2);
  });
});

describe("pages without anything on them are omitted (C101)", () => {
  // an L: 4 cards up along the left, 5 to the right along the bottom, in squares of 25.4 mm with a frame around
  const up = { x: 0, y: 0, width: 63.5, height: 12 * 25.4 + 12.7 };
  const right = { x: 0, y: 10 * 25.4, width: 17 * 25.4 + 12.7, height: 2 * 25.4 + 12.7 };
  const ell = poster(17 * 25.4 + 12.7, 12 * 25.4 + 12.7, { areas: [up, right] });

  test("the others keep their names, and the map shows which are missing", () => {
    const whole = impose(poster(ell.trim.width, ell.trim.height));
    const { names, sheets, sides } = impose(ell);
    expect(whole.names).toEqual(["A1", "A2", "B1", "B2"]);
    expect(names).toEqual(["A1", "B1", "B2"]);
    expect(sheets).toBe(3);
    for (const side of sides) {
      const fills = mapOf(side);
      expect(fills.filter((fill) => fill === null)).toHaveLength(1);
      expect(fills.indexOf(null)).toBe(1);
    }
    expect(sides.map((side) => mapOf(side).indexOf("#111111"))).toEqual([0, 2, 3]);
  });

  test("an edge towards an omitted page is cut, not glued", () => {
    const { words } = impose(ell);
    expect(words[0]?.join()).not.toContain("A2");
    expect(words[0]).toContain("Cut here; B1 goes under this edge");
    expect(words[1]).toContain("A1 goes on top, its edge on the dashed line");
    expect(words[2]?.filter((text) => text.includes("on top"))).toEqual([
      "B1 goes on top, its edge on the dashed line",
    ]);
  });

  test("content that only reaches into the neighbour's glue strip takes no page of its own", () => {
    const two = poster(300, 100);
    const [first] = impose(two).sides;
    const end = first ? windowOf(first).width : 0;
    expect(impose({ ...two, areas: [{ x: 0, y: 0, width: end - 0.5, height: 100 }] }).sheets).toBe(1);
    expect(impose({ ...two, areas: [{ x: 0, y: 0, width: end + 0.5, height: 100 }] }).sheets).toBeGreaterThan(
      0,
    );
  });
});

test("joins are on the preferred lines if that costs no page", () => {
  const lines = (count: number) => Array.from({ length: count + 1 }, (_, index) => 6.35 + index * 25.4);
  const { sides } = impose({ ...straight(30), seams: { x: [lines(2)], y: [lines(30)] } });
  const cuts = sides.map(windowOf).map(({ y, height }) => y + height);
  // thirds of 30 squares: the joins come after the tenth and the twentieth
  expect(cuts.map((cut) => Math.round(cut * 1e6) / 1e6)).toEqual([6.35 + 254, 6.35 + 508, 774.7]);
});

test("the best lines come first, others if none of them is possible", () => {
  const cutOf = (y: readonly (readonly number[])[]) => {
    const [first] = impose(poster(100, 400, { seams: { x: [], y } })).sides;
    return first && windowOf(first).height;
  };
  // two pages of 270.5 mm: the join ends between 400 - 270.5 + 10 and 270.5 mm
  expect(cutOf([[150], [200]])).toBe(150);
  expect(
    cutOf([
      [139, 271],
      [250, 260],
    ]),
  ).toBe(250);
  expect(cutOf([[139, 271], []])).toBe(205);
});

describe("marks and words", () => {
  const { sides, words, names } = impose(poster(300, 500));

  test("pages are named by row and column, and the footer says which and how many", () => {
    expect(names).toEqual(["A1", "A2", "B1", "B2"]);
    expect(words[2]?.join(" ")).toContain("sheet 3 of 4 · page B1");
    expect(words[2]?.join(" ")).toContain("50 mm - print at 100 %, no scaling");
  });

  test("each joined edge says what goes there", () => {
    expect(words[0]).toEqual(
      expect.arrayContaining(["Cut here; A2 goes under this edge", "Cut here; B1 goes under this edge"]),
    );
    expect(words[3]).toEqual(
      expect.arrayContaining([
        "B1 goes on top, its edge on the dashed line",
        "A2 goes on top, its edge on the dashed line",
      ]),
    );
  });

  test("a page is cut where it ends and where it is on top, and not where it is glued", () => {
    // each cut line has a mark at both ends
    expect(sides.map((side) => cutMarksOf(side).length / 2)).toEqual([4, 3, 3, 2]);
  });

  test("the dashed line is in the glue strip, hidden by the page on top", () => {
    const [, second] = sides;
    if (!second) throw new Error("no side");
    const [line] = glueLinesOf(second);
    const edge = second.trimBox.x + 10;
    expect(line?.from.x).toBeLessThan(edge);
    // half of its width of 0.15 mm
    expect(line?.from.x).toBeCloseTo(edge - 0.075, 6);
  });

  test("marks are present whatever the profile says: without them the pages could not be joined", () => {
    const bare = impose(poster(300, 500), profileOn("a4", { marks: false }));
    expect(bare.sides.map((side) => side.marks)).toEqual(sides.map((side) => side.marks));
  });

  test("a draft says so on every page", () => {
    const draft = { ...IMPRINT, draft: true };
    const { value } = imposePoster(poster(300, 500), profileOn("a4"), draft, setLine);
    expect(value.sides).toHaveLength(sides.length);
    for (const side of value.sides)
      expect(
        textsOf(side)
          .map(({ text }) => text)
          .join(),
      ).toContain("DRAFT - has errors");
  });

  test("one bookmark, at its beginning", () => {
    expect(sides.map(({ bookmarks }) => bookmarks)).toEqual([["Poster"], [], [], []]);
  });
});

describe("what is refused", () => {
  test("more pages than anyone glues together, with a paper that would do", () => {
    const { diagnostics, sides } = impose(poster(2400, 2400));
    expect(sides).toEqual([]);
    // portrait: (2400 - 10) / 178 = 13.4 and / 260.5 = 9.2
    expect(diagnostics).toMatchObject([
      {
        rule: "sheet/too-many-pages",
        severity: "error",
        message: 'poster "reef" of 2400mm x 2400mm makes 140 pages of A4, expected at most 100',
        fix: "print on tabloid, or make it smaller",
      },
    ]);
    expect(impose(poster(2400, 2400), profileOn("tabloid")).diagnostics).toEqual([]);
  });

  test("any size, at once", () => {
    expect(impose(poster(1e12, 1e12)).diagnostics[0]?.fix).toBe("make it smaller");
    for (const size of [Number.NaN, 0, -5, Number.POSITIVE_INFINITY])
      expect(impose(poster(100, size)).diagnostics[0]?.rule).toBe("sheet/bad-size");
  });

  test("paper that shows next to nothing, with the nearest alternative", () => {
    expect(impose(poster(100, 100), profileOn("70mmx150mm")).diagnostics).toMatchObject([
      {
        rule: "sheet/paper-too-small",
        message: '70 x 150 mm with a margin of 5mm is too small for the pages of poster "reef"',
        fix: "print on letter",
      },
    ]);
    // 72 - 2 (5 + 6) = 50
    expect(impose(poster(100, 100), profileOn("72mmx150mm")).diagnostics).toMatchObject([
      { severity: "warning", message: "no room for the ruler in the margins of a poster's pages" },
    ]);
  });

  test("an invalid profile", () => {
    expect(impose(poster(100, 100), profileOn("a4", { margin: -1 })).diagnostics[0]?.rule).toBe(
      "sheet/bad-number",
    );
  });
});

/** Fills of the map's boxes, row by row; null = empty. */
function mapOf(side: ReturnType<typeof impose>["sides"][number]): readonly (string | null)[] {
  const boxes = side.marks.flatMap((item) => (item.kind === "group" ? item.items : []));
  return boxes.flatMap((item) =>
    item.kind === "path" && item.d.endsWith("Z")
      ? [item.fill?.kind === "solid" ? item.fill.colour : null]
      : [],
  );
}
