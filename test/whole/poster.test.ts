/**
 * Posters measured on the printed page, as pdf.js and poppler read it: squares of an inch, also across joins, when the
 * registration crosses of two pages are placed on each other.
 */
import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { broadsideInside } from "../support/command/command-inside.ts";
import {
  moved,
  type PrintedPage,
  posterPagesOf,
  type Shift,
  shiftsOnto,
} from "../support/paper/poster-pages.ts";
import { temporaryFolder } from "../support/temporary.ts";
import { toolOrSkip } from "../support/tools.ts";

const SQUARE = 25.4;
/** Both margins separate the squares of two cards, half a square: all edges are on a lattice of halves. */
const HALF = SQUARE / 2;
const TOLERANCE_MM = 0.05;
const PAPERS = ["a4", "letter"] as const;

/** Ten cards, some turned, some joined at corners, on pages in both directions. */
const WINDING = `scenario: winding
title: Winding
players: { min: 2, max: 2 }
length: long
start: 1.a1
track:
  - { card: m01, at: [0, 0] }
  - { card: m08, at: [2, 3] }
  - { card: m09, at: [0, 6], acceleration: true, turn: 90 }
  - { card: m10, at: [-2, 8], turn: 180 }
  - { card: m11, at: [0, 11], turn: 90 }
  - { card: m12, at: [3, 9] }
  - { card: m13, at: [5, 9], turn: 270, acceleration: true }
  - { card: m14, at: [8, 6] }
  - { card: m15, at: [10, 4], turn: 90 }
  - { card: m16, at: [11, 1], turn: 180 }
`;

/**
 * By hand, in squares with y up, from the first card's lower left square. At each join the next card is half a square
 * farther, across a corner in both directions. So the squares of the face-up cards are
 *
 *   m01 from 0, 0 to 2, 3        m08 from 2.5, 3.5 to 4.5, 6.5    m10 from -2, 9.5 to 0, 12.5
 *   m11 from 0.5, 13 to 3.5, 15  m12 from 4, 11 to 6, 14          m14 from 10, 7.5 to 12, 10.5
 *   m15 from 12.5, 5 to 15.5, 7  m16 from 13.5, 1.5 to 15.5, 4.5
 *
 * With margins of a quarter the whole is 18 x 15.5 squares. Pages are cut at x = 5, between the squares of m12, at x = 12,
 * right of the squares of m14, and at y = 7, above the squares of m15; strips of 10 mm, 0.39 squares, are shown twice.
 */
const SQUARES_ON = { A1: 6 + 6 + 3, A2: 6 + 6, A3: 3, B1: 6 + 6, B3: 6 + 6 };
/** The left column of m12, the right one of m14; the other strips have m09 face down, and margins of m14 and m15. */
const SQUARES_IN_STRIPS = { "A1 A2": 3, "A1 B1": 0, "A2 A3": 3, "A3 B3": 0 };

const project = temporaryFolder();
const out = temporaryFolder();
const fileOf = (paper: string): string => join(out, "pirate-quest", `winding-poster-${paper}.pdf`);

const known = new Map<string, Promise<readonly PrintedPage[]>>();

/** Read once, because it takes seconds. */
function pagesOn(paper: string): Promise<readonly PrintedPage[]> {
  const pages = known.get(paper) ?? posterPagesOf(fileOf(paper));
  known.set(paper, pages);
  return pages;
}

beforeAll(async () => {
  for (const part of ["content", "templates"])
    cpSync(join(part, "pirate-quest"), join(project, part, "pirate-quest"), { recursive: true });
  writeFileSync(join(project, "content/pirate-quest/scenarios/winding.yaml"), WINDING);
  const words = ["build", "--scenario", "winding", "--paper", "both", "--project", project, "--out", out];
  const { stdout, stderr } = await broadsideInside(words, process.cwd());
  expect(stdout, stderr).toContain("winding-poster-letter.pdf");
});

describe.each(PAPERS)("a track of ten cards on %s", (paper) => {
  let pages: readonly PrintedPage[];
  beforeAll(async () => {
    pages = await pagesOn(paper);
  });

  // 457.2 x 393.7 mm; the middle of the lower row has no part of the track
  test("takes two rows of three pages, minus one that would be empty", () => {
    const counts = pages.map(({ name, squares }) => [name, squares.length]);
    expect(counts).toEqual(Object.entries(SQUARES_ON));
  });

  test("has squares of 25.4 mm on one lattice, on every page", () => {
    for (const { squares } of pages) {
      expectOnLattice(squares);
    }
  });

  test("makes both crosses of a join agree", () => {
    for (const { shifts } of joinsOf(pages)) {
      expect(shifts).toHaveLength(2);
      const [one, other] = shifts as [Shift, Shift];
      expect(Math.abs(one.x - other.x)).toBeLessThanOrEqual(TOLERANCE_MM);
      expect(Math.abs(one.y - other.y)).toBeLessThanOrEqual(TOLERANCE_MM);
    }
  });

  test("has one lattice across each join, and shows squares shared by two pages in one place", () => {
    const shared = joinsOf(pages).map(({ page, other, shifts }) => {
      const theirs = other.squares.map((square) => moved(square, shifts[0] as Shift));
      expectOnLattice([...page.squares, ...theirs]);
      const both = theirs.filter((square) =>
        page.squares.some(
          ({ left, top }) => Math.abs(left - square.left) < 5 && Math.abs(top - square.top) < 5,
        ),
      );
      return [`${page.name} ${other.name}`, both.length];
    });
    expect(shared).toEqual(Object.entries(SQUARES_IN_STRIPS));
  });

  test("is cut where the dashed line of the page below runs", () => {
    for (const { page, other, side, shifts } of joinsOf(pages)) {
      const axis = side === "right" ? "x" : "y";
      const cut = page.cuts[axis].at(-1) as number;
      const dashes = (other.glue[axis][0] as number) + (shifts[0] as Shift)[axis];
      // half of the line's width of 0.15 mm: the page on top hides all of it
      expect(Math.abs(cut - dashes - 0.075)).toBeLessThanOrEqual(TOLERANCE_MM);
    }
  });

  test("contains every square of its face-up cards", () => {
    const all = [...placesOf(pages).values()];
    expect(all).toHaveLength(8 * 6);
  });
});

/** Pages of poppler at this resolution: 0.17 mm a pixel. */
const DPI = 150;
/**
 * Pixels of two pages are up to half a pixel apart in each direction, and 1 mm is 5.9 pixels: along the edges of
 * squares and symbols a sixth of the difference remains. A strip with only thin outlines of cards keeps up to half of
 * it: a line one pixel wide that is half a pixel off has half of its ink next to it, one that slips has all.
 */
const MOST_LEFT = { "A1 A2": 1 / 6, "A1 B1": 1 / 6, "A2 A3": 1 / 6, "A3 B3": 1 / 2 };

test("poppler draws the same in both strips of a join, but not when a page slips by 1 mm", async ({
  skip,
}) => {
  const pdftoppm = toolOrSkip("pdftoppm", skip);
  const pages = await pagesOn("a4");
  const pictureOf = (page: PrintedPage, part: Part): Picture =>
    pictureOfPart(pdftoppm, fileOf("a4"), pages.indexOf(page) + 1, part);
  const differences = joinsOf(pages).map(({ page, other, side, shifts }) => {
    const shift = shifts[0] as Shift;
    const slip = side === "below" ? { x: shift.x + 1, y: shift.y } : { x: shift.x, y: shift.y + 1 };
    const strip = stripOf(page, side);
    const one = pictureOf(page, strip);
    const two = pictureOf(other, around(moved(strip, { x: -shift.x, y: -shift.y })));
    const left = difference(one, two, strip, shift) / difference(one, two, strip, slip);
    return [`${page.name} ${other.name}`, left] as const;
  });
  expect(differences.map(([join]) => join)).toEqual(Object.keys(MOST_LEFT));
  // Where nothing is drawn, this is not a number, and fails.
  for (const [join, left] of differences)
    expect(left, join).toBeLessThan(MOST_LEFT[join as keyof typeof MOST_LEFT]);
});

interface Join {
  readonly page: PrintedPage;
  readonly other: PrintedPage;
  readonly side: "right" | "below";
  readonly shifts: readonly Shift[];
}

/** By page names: a letter for the row, a number for the column. */
function joinsOf(pages: readonly PrintedPage[]): readonly Join[] {
  const find = (row: number, column: number): PrintedPage | undefined =>
    pages.find(({ name }) => name === `${String.fromCharCode(row)}${column}`);
  return pages.flatMap((page) => {
    const [row, column] = [page.name.charCodeAt(0), Number(page.name.slice(1))];
    const next = { right: find(row, column + 1), below: find(row + 1, column) };
    return (["right", "below"] as const).flatMap((side) => {
      const other = next[side];
      return other ? [{ page, other, side, shifts: shiftsOnto(page, other, side) }] : [];
    });
  });
}

/** Every edge is a whole number of half squares from the first one's. */
function expectOnLattice(squares: PrintedPage["squares"]): void {
  const [first] = squares;
  for (const square of squares) {
    for (const [edge, from] of [
      [square.left, first?.left],
      [square.right, first?.left],
      [square.top, first?.top],
      [square.bottom, first?.top],
    ] as const)
      expect(offLattice(edge - (from ?? 0))).toBeLessThanOrEqual(TOLERANCE_MM);
    expect(Math.abs(square.right - square.left - SQUARE)).toBeLessThanOrEqual(TOLERANCE_MM);
    expect(Math.abs(square.bottom - square.top - SQUARE)).toBeLessThanOrEqual(TOLERANCE_MM);
  }
}

const offLattice = (distance: number): number => Math.abs(distance - HALF * Math.round(distance / HALF));

/** Squares by column and row, on all pages joined. */
function placesOf(pages: readonly PrintedPage[]): ReadonlyMap<string, string> {
  const shifts = new Map<PrintedPage, Shift>([[pages[0] as PrintedPage, { x: 0, y: 0 }]]);
  for (const { page, other, shifts: own } of joinsOf(pages)) {
    const base = shifts.get(page);
    const [step] = own;
    if (base && step) shifts.set(other, { x: base.x + step.x, y: base.y + step.y });
  }
  const first = pages[0]?.squares[0] ?? { left: 0, top: 0 };
  const names = pages.flatMap((page) =>
    page.squares.map((square) => {
      const { left, top } = moved(square, shifts.get(page) as Shift);
      return `${Math.round((left - first.left) / HALF)} ${Math.round((top - first.top) / HALF)}`;
    }),
  );
  return new Map(names.map((name) => [name, name]));
}

type Part = PrintedPage["shown"];

/** A part of a page. */
interface Picture {
  /** Its corner on the page, in pixels. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly grey: Uint8Array;
}

const pixels = (mm: number): number => Math.round((mm * DPI) / 25.4);

/** With room for a slip of 1 mm. */
const around = ({ left, right, top, bottom }: Part): Part => ({
  left: left - 2,
  right: right + 2,
  top: top - 2,
  bottom: bottom + 2,
});

function pictureOfPart(
  pdftoppm: ReturnType<typeof toolOrSkip>,
  file: string,
  page: number,
  part: Part,
): Picture {
  const [left, top] = [pixels(part.left), pixels(part.top)];
  const crop = ["-x", left, "-y", top, "-W", pixels(part.right) - left, "-H", pixels(part.bottom) - top];
  const { stdout } = pdftoppm(["-gray", ...["-r", DPI, "-f", page, "-l", page, ...crop].map(String), file]);
  const header = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(stdout.toString("latin1", 0, 40));
  if (!header) throw new Error("no PGM picture");
  return { left, top, width: Number(header[1]), grey: stdout.subarray(header[0].length) };
}

/** The glue strip at a page's right or lower edge, without the space for marks, in mm. */
function stripOf({ shown, cuts }: PrintedPage, side: Join["side"]): Part {
  const right = cuts.x.at(-1) as number;
  const bottom = cuts.y.at(-1) as number;
  return side === "right"
    ? { left: right - 9, right: right - 1, top: shown.top + 12, bottom: bottom - 12 }
    : { left: shown.left + 12, right: right - 12, top: bottom - 9, bottom: bottom - 1 };
}

/** Mean difference of grey, of 255, between a part of one page and the same part of the other, moved. */
function difference(one: Picture, other: Picture, part: Part, shift: Shift): number {
  const [dx, dy] = [pixels(shift.x), pixels(shift.y)];
  let [sum, count] = [0, 0];
  for (let y = pixels(part.top); y < pixels(part.bottom); y += 1)
    for (let x = pixels(part.left); x < pixels(part.right); x += 1) {
      sum += Math.abs(greyAt(one, x, y) - greyAt(other, x - dx, y - dy));
      count += 1;
    }
  return sum / count;
}

/** Not a number outside of the picture. */
const greyAt = ({ left, top, width, grey }: Picture, x: number, y: number): number =>
  x < left || x >= left + width ? Number.NaN : (grey[(y - top) * width + x - left] ?? Number.NaN);
