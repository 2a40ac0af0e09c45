/** The edge to flip, in large words on the first sheet: their position and size. Lengths worked out by hand. */
import { describe, expect, test } from "vitest";
import { imposeBooklet } from "../../../src/sheet/booklet/booklet.ts";
import { imposeBookletPages } from "../../../src/sheet/booklet/booklet-pages.ts";
import type { Backs, SheetSide } from "../../../src/sheet/sheet.ts";
import { type Box, contains, overlaps } from "../../../src/units/box.ts";
import {
  boxOfLine,
  flipsOf,
  IMPRINT,
  impose,
  linesOf,
  MINI,
  piece,
  profileOn,
  setLine,
  TAROT,
  textsOf,
} from "../support.ts";

/** The words at the height of their capitals, which all letters have. */
const inkOf = (side: SheetSide): readonly Box[] =>
  flipsOf(side).map(({ box, upwards, sizePt }) => {
    const capitals = (0.637 * sizePt * 25.4) / 72;
    const above = (0.75 * sizePt * 25.4) / 72 - capitals;
    const isLandscape = box.width > box.height;
    if (isLandscape) return { ...box, y: box.y + above, height: capitals };
    // The baseline is at the right of words that read upwards, at the left of those that read downwards.
    const left = (0.25 * sizePt * 25.4) / 72;
    return { ...box, x: upwards ? box.x + above : box.x + left, width: capitals };
  });

function booklet(pages: number, width = 139.7, height = 210) {
  const page = { headings: [], links: [], targets: [] };
  return {
    id: "rules",
    trim: { width, height },
    pages: Array.from({ length: pages }, (_, index) => ({ ...page, scene: `page ${index + 1}` })),
  };
}

const cardsOn = (paper: string, rest = {}) => impose([piece("a", 20)], profileOn(paper, rest)).sides;

describe("the words", () => {
  test.each([
    ["duplex", ["FLIP ON THE LONG EDGE"]],
    ["duplex-short", ["FLIP ON THE SHORT EDGE"]],
    ["separate", []],
    ["none", []],
    ["fold", []],
  ] as [Backs, string[]][])("with backs %s are %j on the first side alone", (backs, expected) => {
    const [first, ...others] = cardsOn("a4", { backs }).map((side) => flipsOf(side).map(({ text }) => text));
    expect(first).toEqual(expected);
    expect(others.flat()).toEqual([]);
  });

  test("are not printed for a print service, which expects only the cards", () => {
    expect(cardsOn("a4", { margin: 0, marks: false }).flatMap(flipsOf)).toEqual([]);
  });

  test("are not printed if no card has a back", () => {
    const { back: _, ...front } = piece("a", 3);
    expect(impose([front], profileOn("a4")).sides.flatMap(flipsOf)).toEqual([]);
  });
});

/** First sides of two-sided prints: of cards of all sizes, of a sheet that is not full, of booklets. */
const FIRST: readonly (readonly [string, SheetSide])[] = ["a4", "letter", "a3", "legal"].flatMap((paper) => {
  const profile = profileOn(paper);
  const folded = (pages: number, width?: number, height?: number) =>
    imposeBooklet(booklet(pages, width, height), profile, IMPRINT, setLine).value.sides[0];
  const sides: [string, SheetSide | undefined][] = [
    [`poker cards on ${paper}`, cardsOn(paper)[0]],
    [`poker cards without marks on ${paper}`, cardsOn(paper, { marks: false })[0]],
    [`cards with a gap on ${paper}`, cardsOn(paper, { gap: 6 })[0]],
    [`three cards on ${paper}`, impose([piece("a", 3)], profile).sides[0]],
    [`tarot cards on ${paper}`, impose([piece("a", 9, { trim: TAROT })], profile).sides[0]],
    [`small cards on ${paper}`, impose([piece("a", 30, { trim: MINI })], profile).sides[0]],
    [`a booklet on ${paper}`, folded(7)],
  ];
  return sides.flatMap(([name, side]) => (side ? [[name, side] as const] : []));
});

describe.each(FIRST)("%s", (_, side) => {
  test("are 12 pt or larger, within the printer's reach, clear of cards, marks and footer", () => {
    const [words] = flipsOf(side);
    const [ink] = inkOf(side) as [Box];
    expect(words?.sizePt).toBeGreaterThan(11.99);
    expect(contains({ x: 5, y: 5, width: side.size.width - 10, height: side.size.height - 10 }, ink)).toBe(
      true,
    );
    const cards = side.placements.filter(({ scene }) => !scene.startsWith("page"));
    for (const { clip } of cards) expect(overlaps(clip, ink)).toBe(false);
    for (const line of linesOf(side)) expect(overlaps(boxOfLine(line), ink)).toBe(false);
    for (const { box } of textsOf(side)) expect(overlaps(box, ink)).toBe(false);
  });
});

test("on A4 they are above the middle cards; on Letter, with 6.35 mm above its cards, beside them", () => {
  const [a4] = inkOf(cardsOn("a4")[0] as SheetSide);
  // Between the marks at 73.25 and 136.75 mm, above the bleed at 15.15 - 3 = 12.15 mm.
  expect(a4?.x).toBeGreaterThan(73.25);
  expect((a4?.x ?? 0) + (a4?.width ?? 0)).toBeLessThan(136.75);
  expect((a4?.y ?? 0) + (a4?.height ?? 0)).toBeLessThan(12.15 - 0.5);
  const [letter] = inkOf(cardsOn("letter")[0] as SheetSide);
  // Beside the bleed at 215.9 - 12.7 + 3 = 206.2 mm.
  expect(letter?.x).toBeGreaterThan(206.2 + 0.5);
});

test("on folded Letter, whose pages are as wide as the paper, they are in the lowest 8.5 mm of the first side", () => {
  const { value } = imposeBooklet(booklet(8), profileOn("letter"), IMPRINT, setLine);
  const [ink] = inkOf(value.sides[0] as SheetSide);
  // Pages end at 212.95 mm and print nothing below 204.45; the printer reaches 210.9 mm.
  expect(ink?.y).toBeGreaterThan(204.45);
  expect((ink?.y ?? 0) + (ink?.height ?? 0)).toBeLessThan(210.9);
  expect(value.sides.slice(1).flatMap(flipsOf)).toEqual([]);
});

test("pages that are printed on one side do not mention it", () => {
  const { value } = imposeBookletPages(booklet(8), profileOn("a4"), IMPRINT, setLine);
  expect(value.sides.flatMap(flipsOf)).toEqual([]);
});
