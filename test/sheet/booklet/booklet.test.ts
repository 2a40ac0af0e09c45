/** A booklet on paper: worked out by folding paper by hand, and what does not fit. */
import { describe, expect, test } from "vitest";
import type { Item } from "../../../src/scene/scene.ts";
import { imposeBooklet, sheetsOf } from "../../../src/sheet/booklet/booklet.ts";
import { imposeBookletPages } from "../../../src/sheet/booklet/booklet-pages.ts";
import type { BookletPiece } from "../../../src/sheet/booklet/booklet-piece.ts";
import { imposeBookletScreen } from "../../../src/sheet/booklet/booklet-screen.ts";
import { parsePaper } from "../../../src/sheet/papers.ts";
import { defaultProfile } from "../../../src/sheet/profile.ts";
import type { Imprint, Paper, SheetSet, SheetSide } from "../../../src/sheet/sheet.ts";

const IMPRINT: Imprint = { game: "Sample", kit: "All", version: "1.0.0", draft: false };
/** 1 mm per letter: narrow enough for every margin. */
const setLine = (text: string) => ({ items: [], width: text.length });
const profile = (paper: string) => defaultProfile(parsePaper(paper) as Paper);

const heading = (title: string, level: number, y: number) => ({ id: `#${title}`, title, level, y });

const booklet = (pages: number, width = 139.7, height = 210): BookletPiece => ({
  id: "rules",
  trim: { width, height },
  pages: Array.from({ length: pages }, (_, index) => ({
    scene: `page ${index + 1}`,
    headings: index === 2 ? [heading("Set-up", 2, 30), heading("Bids", 3, 60), heading("Play", 2, 90)] : [],
    links:
      index === 1
        ? ["#Set-up", "card:crew/cook", "card:crew/pilot", "https://example.com/"].map((to, row) => ({
            box: { x: 10, y: 20 + 10 * row, width: 50, height: 5 },
            to,
          }))
        : [],
    targets: index === 2 ? [{ id: "card:crew/cook", y: 120 }] : [],
  })),
});

const numberOf = (scene: string): number => Number(scene.slice("page ".length));

describe("the order of pages", () => {
  // Two sheets of paper folded together and numbered by hand, then taken apart.
  test("of eight pages is that of two sheets folded into each other", () => {
    expect(sheetsOf(8)).toEqual([
      { front: [8, 1], back: [2, 7] },
      { front: [6, 3], back: [4, 5] },
    ]);
  });

  test("pads to a multiple of four, blank pages last", () => {
    expect(sheetsOf(5)).toEqual([
      { front: [8, 1], back: [2, 7] },
      { front: [6, 3], back: [4, 5] },
    ]);
    expect(sheetsOf(4)).toEqual([{ front: [4, 1], back: [2, 3] }]);
    expect(sheetsOf(1)).toEqual([{ front: [4, 1], back: [2, 3] }]);
  });

  test.each([4, 8, 12, 20, 64])("of %i pages reads from first to last when the pile is folded", (pages) => {
    const sheets = sheetsOf(pages);
    // Through the pile from the outside to the fold, and out again: right halves, then left halves.
    const inwards = sheets.flatMap(({ front, back }) => [front[1], back[0]]);
    const outwards = sheets.toReversed().flatMap(({ front, back }) => [back[1], front[0]]);
    expect([...inwards, ...outwards]).toEqual(Array.from({ length: pages }, (_, index) => index + 1));
  });
});

describe("sheets to fold", () => {
  const { value: set, diagnostics } = imposeBooklet(booklet(18), profile("a4"), IMPRINT, setLine);
  const sides = set.sides;

  test("have every page once and ask for the short edge", () => {
    const numbers = sides.flatMap(({ placements }) => placements.map(({ scene }) => numberOf(scene)));
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 18 }, (_, index) => index + 1));
    expect({ sheets: set.sheets, backs: set.backs, diagnostics }).toEqual({
      sheets: 5,
      backs: "duplex-short",
      diagnostics: [],
    });
  });

  test("meet in the middle of A4 turned, 148.5 mm from its edges", () => {
    const [left, right] = (sides[2] as SheetSide).placements;
    expect(sides[2]?.size).toEqual({ width: 297, height: 210 });
    expect((left?.trim.x ?? 0) + (left?.trim.width ?? 0)).toBeCloseTo(148.5, 6);
    expect(right?.trim.x).toBeCloseTo(148.5, 6);
    expect(left?.trim.y).toBeCloseTo(0, 6);
  });

  test("have page n + 1 exactly behind page n, for each odd n", () => {
    const placed = sides.flatMap((side) => side.placements.map((placement) => ({ side, ...placement })));
    for (let page = 1; page < 18; page += 2) {
      const front = placed.find(({ scene }) => scene === `page ${page}`);
      const behind = placed.find(({ scene }) => scene === `page ${page + 1}`);
      expect(behind?.side.sheet, `page ${page + 1}`).toBe(front?.side.sheet);
      expect(behind?.side.side).not.toBe(front?.side.side);
      // Flipped on its short edge a sheet keeps its top and swaps left and right.
      expect(behind?.trim.x).toBeCloseTo(297 - (front?.trim.x ?? 0) - 139.7, 6);
      expect(behind?.trim.y).toBe(front?.trim.y);
    }
  });

  test("fit Letter too, at the same size", () => {
    const letter = imposeBooklet(booklet(4), profile("letter"), IMPRINT, setLine);
    expect(letter.diagnostics).toEqual([]);
    const [left] = (letter.value.sides[0] as SheetSide).placements;
    expect(left?.trim).toMatchObject({ width: 139.7, height: 210 });
    expect(left?.trim.x).toBeCloseTo(0, 6);
    expect(left?.trim.y).toBeCloseTo((215.9 - 210) / 2, 6);
  });

  test("show staples only on the outermost front", () => {
    const vertical = (side: SheetSide | undefined): string[] =>
      (side?.marks ?? []).flatMap((mark) => (mark.kind === "path" ? [mark.d] : []));
    // 52.5 and 157.5 mm down: a quarter and three quarters of 210 mm, 12 mm long.
    const staples = "M 148.5 46.5 L 148.5 58.5 M 148.5 151.5 L 148.5 163.5";
    expect(sides.map((side) => vertical(side).includes(staples))).toEqual([
      true,
      ...Array.from({ length: 9 }, () => false),
    ]);
  });
});

describe("the footer of a folded sheet", () => {
  /** Words, each with the paper of its sheet, and the positions of their groups, in mm of the sheet. */
  function footer(paper: string, pages: number, width = 139.7, height = 210) {
    const words = new Set<string>();
    const mark = { kind: "path", d: "M0 0", fill: null, stroke: null } as unknown as Item;
    const listen = (text: string) => {
      words.add(text);
      return { items: [mark], width: text.length };
    };
    const { value } = imposeBooklet(booklet(pages, width, height), profile(paper), IMPRINT, listen);
    const groups = value.sides.map(({ marks }) =>
      marks.flatMap((one) => (one.kind === "group" ? [one] : [])),
    );
    return { words: [...words], groups };
  }

  test.each([
    ["a4", 139.7, 210],
    ["letter", 139.7, 210],
    ["a4", 148, 210],
    ["letter", 139.7, 215.9],
  ])(
    "on %s with pages of %f x %f mm says how to print, and which pages are blank",
    (paper, width, height) => {
      const { words, groups } = footer(paper, 6, width, height);
      const all = words.join("; ");
      for (const said of ["sheet 1 of 2", "front", "pages 8 (blank) and 1", "flip on the short edge"])
        expect(all).toContain(said);
      for (const said of [
        "pages 2 and 7 (blank)",
        "pages 6 and 3",
        "pages 4 and 5",
        "50 mm - print at 100 %",
      ])
        expect(all).toContain(said);
      expect(groups.every((side) => side.length > 0)).toBe(true);
    },
  );

  test("is below what pages print, if the paper has no room beside them", () => {
    const { groups } = footer("letter", 4);
    // The printer reaches 215.9 - 5 = 210.9 mm; the page ends at 212.95 and prints nothing below 204.45.
    expect(groups.flat()).not.toEqual([]);
    for (const { transform } of groups.flat()) {
      expect(transform[5]).toBeGreaterThanOrEqual(204.45);
      expect(transform[5]).toBeLessThan(210.9);
    }
  });

  test("does not go into pages if the printer does not reach that far down", () => {
    const deep = { ...profile("letter"), margin: 12 };
    const { value } = imposeBooklet(booklet(4), deep, IMPRINT, setLine);
    expect(value.sides.flatMap(({ marks }) => marks.filter(({ kind }) => kind === "group"))).toEqual([]);
  });
});

test("more sheets than a stapler holds are reported, and printed anyway", () => {
  const of = (pages: number) => imposeBooklet(booklet(pages), profile("a4"), IMPRINT, setLine);
  expect(of(80).diagnostics).toEqual([]);
  // 81 pages are 21 sheets: 20 of 0.1 mm are around the innermost.
  expect(of(81)).toMatchObject({
    value: { sheets: 21 },
    diagnostics: [
      {
        rule: "sheet/booklet-too-thick",
        severity: "warning",
        message: expect.stringMatching(/21 sheets.*2mm/),
      },
    ],
  });
});

describe("pages for a screen", () => {
  const { value: set } = imposeBookletScreen(booklet(3), IMPRINT, setLine);

  test("are the booklet's own, with nothing beside them, and use no paper", () => {
    expect(set.sheets).toBe(0);
    const box = { x: 0, y: 0, width: 139.7, height: 210 };
    for (const [index, side] of set.sides.entries()) {
      expect(side).toMatchObject({
        size: { width: 139.7, height: 210 },
        trimBox: box,
        bleedBox: box,
        marks: [],
      });
      expect(side.placements).toMatchObject([{ scene: `page ${index + 1}`, trim: box, clip: box }]);
    }
    expect(set.sides).toHaveLength(3);
  });

  test("have bookmarks where chapters and sections begin", () => {
    expect(set.sides.map(({ bookmarks }) => bookmarks)).toEqual([
      [],
      [],
      [
        { title: "Set-up", level: 2, y: 30 },
        { title: "Bids", level: 3, y: 60 },
        { title: "Play", level: 2, y: 90 },
      ],
    ]);
  });

  test("have links where their words are, except for dangling ones", () => {
    const [title, contents, text] = set.sides as [SheetSide, SheetSide, SheetSide];
    const named = new Map(text.targets?.map(({ name, y }) => [name, y]));
    expect([title.links, text.links]).toEqual([undefined, undefined]);
    const links = (contents.links ?? []).map(({ box: { x, y, width, height }, to }) => ({
      box: [x, y, width, height],
      to: "target" in to ? named.get(to.target) : to.address,
    }));
    // No page shows the pilot.
    expect(links).toEqual([
      { box: [10, 20, 50, 5], to: 30 },
      { box: [10, 30, 50, 5], to: 120 },
      { box: [10, 50, 50, 5], to: "https://example.com/" },
    ]);
  });

  test("of a draft say so", () => {
    const words: string[] = [];
    const listen = (text: string) => {
      words.push(text);
      return setLine(text);
    };
    imposeBookletScreen(booklet(1), { ...IMPRINT, draft: true }, listen);
    expect(words).toEqual(["DRAFT - has errors"]);
  });
});

describe("pages in reading order", () => {
  const scenes = (set: SheetSet) => set.sides.map(({ placements }) => placements.map(({ scene }) => scene));

  test("are two to a sheet, an odd last one on the left", () => {
    const { value: set } = imposeBookletPages(booklet(5), profile("a4"), IMPRINT, setLine);
    expect(scenes(set)).toEqual([["page 1", "page 2"], ["page 3", "page 4"], ["page 5"]]);
    expect({ sheets: set.sheets, backs: set.backs }).toEqual({ sheets: 3, backs: "none" });
    // A4 turned: (297 - 2 x 139.7) / 2 = 8.8 mm from the left, 148.5 mm in the middle.
    for (const { size, placements } of set.sides) {
      expect(size).toEqual({ width: 297, height: 210 });
      expect(placements[0]?.trim.x).toBeCloseTo(8.8, 6);
      if (placements[1]) expect(placements[1].trim.x).toBeCloseTo(148.5, 6);
    }
    expect(set.sides.flatMap(({ bookmarks }) => bookmarks)).toEqual(["Set-up", "Play"]);
  });

  test.each(["a4", "letter"])("say on %s which they are, and how to print them", (paper) => {
    const words = new Set<string>();
    const listen = (text: string) => {
      words.add(text);
      return setLine(text);
    };
    imposeBookletPages(booklet(3), profile(paper), IMPRINT, listen);
    const all = [...words].join("; ");
    for (const said of ["sheet 1 of 2", "pages 1 and 2", "page 3", "print at 100 %"])
      expect(all).toContain(said);
    expect(all).not.toContain("flip");
  });

  test("that are too large for that have a sheet each, with crop marks", () => {
    const { value: set } = imposeBookletPages(booklet(2, 160, 220), profile("a4"), IMPRINT, setLine);
    expect(scenes(set)).toEqual([["page 1"], ["page 2"]]);
    // (210 - 160) / 2 and (297 - 220) / 2.
    expect(set.sides[0]?.placements[0]?.trim).toEqual({ x: 25, y: 38.5, width: 160, height: 220 });
    expect(set.sides[0]?.marks.some(({ kind }) => kind === "path")).toBe(true);
  });
});

describe("folded pages", () => {
  test("have no links, and only the chapters as bookmarks", () => {
    const { value: set } = imposeBooklet(booklet(3), profile("a4"), IMPRINT, setLine);
    expect(set.sides.some(({ links, targets }) => links || targets)).toBe(false);
    expect(set.sides.flatMap(({ bookmarks }) => bookmarks)).toEqual(["Set-up", "Play"]);
  });
});

describe("pages that are too large", () => {
  const found = (result: { diagnostics: readonly { severity: string; message: string }[] }) =>
    result.diagnostics.map(({ severity, message }) => `${severity}: ${message}`);

  test("for half of the paper are not folded, which is reported", () => {
    const result = imposeBooklet(booklet(4, 148, 210), profile("letter"), IMPRINT, setLine);
    expect(result.value.sides).toEqual([]);
    expect(found(result)).toEqual(["warning: two pages of 148mm x 210mm do not fit Letter side by side"]);
  });

  test("for the whole paper are refused", () => {
    const result = imposeBookletPages(booklet(4, 250, 300), profile("a4"), IMPRINT, setLine);
    expect(result.value.sides).toEqual([]);
    expect(found(result)).toEqual(["error: a page of 250mm x 300mm does not fit A4"]);
  });

  test("for A4 are folded on A3", () => {
    expect(imposeBooklet(booklet(4, 180, 250), profile("a3"), IMPRINT, setLine).diagnostics).toEqual([]);
  });
});

test("a draft says so on every side that is folded, and a booklet without pages makes no sheet", () => {
  const words: string[] = [];
  const listen = (text: string) => {
    words.push(text);
    return setLine(text);
  };
  imposeBooklet(booklet(4), profile("a4"), { ...IMPRINT, draft: true }, listen);
  expect(words).toContain("DRAFT - has errors");
  expect(imposeBooklet(booklet(0), profile("a4"), IMPRINT, setLine)).toMatchObject({ value: { sides: [] } });
});
