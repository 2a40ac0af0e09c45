/**
 * Bleed measured on printed pages: cards whose colour ends at the cut, rasterised by poppler, and read along lines across
 * the page. Expected by hand: three cards of 63.5 x 88.9 mm leave 9.75 mm at the sides of A4 and 15.15 mm above, where half
 * of what the printer reaches beyond them, (9.75 - 5) / 2 = 2.375 mm, is for bleed.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { broadside, writeProject } from "../support/command/command.ts";
import { temporaryFolder } from "../support/temporary.ts";
import { type Tool, toolOrSkip } from "../support/tools.ts";

const CARD = { width: 63.5, height: 88.9 };
/** Of an edge, in mm: a pixel at 300 dpi is 0.085 mm. */
const TOLERANCE = 0.1;

const drawing = (fill: string, bleed: number): string => {
  const [width, height] = [CARD.width + 2 * bleed, CARD.height + 2 * bleed];
  const view = `viewBox="${-bleed} ${-bleed} ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${view}><rect x="${-bleed}" y="${-bleed}" width="${width}" height="${height}" fill="${fill}"/></svg>\n`;
};

const deck = (id: string, more: string): string =>
  `deck: ${id}\ntitle: ${id}\nsize: poker-us\n${more}\nfront: ${id}\nback: ${id}-back\ncard: { properties: { fill: { type: string } } }\n`;

const game = (id: string): string => `broadside: 1\nid: ${id}\ntitle: ${id}\nversion: 1.0.0\n`;

const folder = temporaryFolder();

beforeAll(() => {
  const colours = ["#ff0000", "#0000ff"];
  const chequered = Array.from({ length: 9 }, (_, at) => `  - { id: c${at}, fill: "${colours[at % 2]}" }`);
  writeProject(folder, {
    "content/ends/game.yaml": game("ends"),
    "content/ends/decks/ends.yaml": `${deck("ends", "missing-bleed: mirror")}cards:\n${chequered.join("\n")}\n`,
    "templates/ends/ends.svg.hbs": drawing("{{fill}}", 0),
    "templates/ends/ends-back.svg.hbs": drawing("#ff0000", 0),
    "content/shop/game.yaml": game("shop"),
    "content/shop/decks/drawn.yaml": `${deck("drawn", "bleed: 3mm")}cards: [{ id: one, fill: "#ff0000" }]\n`,
    "content/shop/decks/bare.yaml": `${deck("bare", "")}cards: [{ id: one, fill: "#ff0000" }]\n`,
    "content/shop/kits/all.yaml": "kit: all\ntitle: All\ncontents: [{ deck: drawn }, { deck: bare }]\n",
    "templates/shop/drawn.svg.hbs": drawing("{{fill}}", 3),
    "templates/shop/drawn-back.svg.hbs": drawing("#0000ff", 3),
    "templates/shop/bare.svg.hbs": drawing("{{fill}}", 0),
    "templates/shop/bare-back.svg.hbs": drawing("#0000ff", 0),
  });
});

interface Page {
  readonly width: number;
  readonly height: number;
  readonly dpi: number;
  readonly rgb: Uint8Array;
}

function pageOf(pdftoppm: Tool, pdf: string, page: number, dpi = 300): Page {
  const picture = join(folder, "page");
  const part = ["-r", dpi, "-f", page, "-l", page].map(String);
  expect(pdftoppm([...part, "-singlefile", join(folder, pdf), picture]).stderr).toBe("");
  const ppm = readFileSync(`${picture}.ppm`);
  const header = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(ppm.toString("latin1", 0, 40)) as RegExpExecArray;
  const rgb = ppm.subarray(header[0].length);
  return { width: Number(header[1]), height: Number(header[2]), dpi, rgb };
}

/** Pure red and blue; anything else is paper, a mark, or a pixel that an edge crosses. */
function inkAt({ width, rgb }: Page, x: number, y: number): "red" | "blue" | undefined {
  const at = 3 * (y * width + x);
  const [red = 0, green = 0, blue = 0] = rgb.subarray(at, at + 3);
  if (green > 40) return undefined;
  return red > 215 && blue < 40 ? "red" : blue > 215 && red < 40 ? "blue" : undefined;
}

/** Where colours begin and end along a line, in mm: across at this height, or down at this distance from the left. */
function runsAlong(page: Page, axis: "across" | "down", at: number): readonly [string, number, number][] {
  const mm = 25.4 / page.dpi;
  const fixed = Math.round(at / mm);
  const runs: [string, number, number][] = [];
  let last: string | undefined;
  for (let place = 0; place < (axis === "across" ? page.width : page.height); place++) {
    const ink = axis === "across" ? inkAt(page, place, fixed) : inkAt(page, fixed, place);
    if (ink && ink === last) (runs.at(-1) as [string, number, number])[2] = (place + 1) * mm;
    else if (ink) runs.push([ink, place * mm, (place + 1) * mm]);
    last = ink;
  }
  return runs;
}

function expectRuns(
  found: readonly [string, number, number][],
  wanted: readonly [string, number, number][],
): void {
  expect(found.map(([ink]) => ink)).toEqual(wanted.map(([ink]) => ink));
  for (const [index, [, from, to]] of found.entries()) {
    expect(Math.abs(from - (wanted[index]?.[1] ?? Number.NaN))).toBeLessThanOrEqual(TOLERANCE);
    expect(Math.abs(to - (wanted[index]?.[2] ?? Number.NaN))).toBeLessThanOrEqual(TOLERANCE);
  }
}

function build(...words: readonly string[]): string {
  const { status, stdout, stderr } = broadside(["build", "ends", ...words], folder);
  expect(status, stderr).toBe(0);
  return stdout + stderr;
}

test("cards that share cut lines have bleed at the outer edges only, and none covers its neighbour", ({
  skip,
}) => {
  const pdftoppm = toolOrSkip("pdftoppm", skip);
  const said = build("--all-findings");
  expect(said).toContain("9 cards get 3 mm of bleed from their mirrored edges");
  expect(said.match(/bleed from/g)).toHaveLength(1);
  const front = pageOf(pdftoppm, "output/ends/all-decks-a4.pdf", 1);
  expectRuns(runsAlong(front, "across", 60), [
    ["red", 7.375, 73.25],
    ["blue", 73.25, 136.75],
    ["red", 136.75, 202.625],
  ]);
  expectRuns(runsAlong(front, "down", 40), [
    ["red", 12.15, 104.05],
    ["blue", 104.05, 192.95],
    ["red", 192.95, 284.85],
  ]);
  // A corner of the bleed belongs to its card.
  expectRuns(runsAlong(front, "across", 12.8).slice(0, 1), [["red", 7.375, 73.25]]);
});

test("without made bleed the colour ends at the cut", ({ skip }) => {
  const pdftoppm = toolOrSkip("pdftoppm", skip);
  const said = build("--missing-bleed", "none", "--all-findings");
  expect(said).toContain("art/ends-at-cut");
  const front = pageOf(pdftoppm, "output/ends/all-decks-a4.pdf", 1);
  const across = runsAlong(front, "across", 60);
  expectRuns([across[0], across.at(-1)] as [string, number, number][], [
    ["red", 9.75, 73.25],
    ["red", 136.75, 200.25],
  ]);
});

// Landscape, four cards fit beside each other with a gap of 8 mm, and (297 - 278) / 2 = 9.5 mm are left at the sides: half
// of 9.5 - 5 mm is for bleed there, 2.25 mm.
test("backs get more bleed than fronts, stretched as the order says", ({ skip }) => {
  const pdftoppm = toolOrSkip("pdftoppm", skip);
  const order = ["--only", "c0", "--gap", "8mm", "--bleed", "front=1mm,back=3mm"];
  expect(build(...order, "--missing-bleed", "stretch", "--all-findings")).toContain("stretched edges");
  const [front, back] = [1, 2].map((page) => pageOf(pdftoppm, "output/ends/all-decks-a4-proof.pdf", page));
  const widthOf = (page: Page | undefined): number => {
    const height = ((page as Page).height * 25.4) / 300;
    // The one card is in the upper or the lower row.
    const rows = [1 / 4, 3 / 4].flatMap((part) => runsAlong(page as Page, "across", part * height));
    expect(rows).toHaveLength(1);
    const [[, from, to]] = rows as [[string, number, number]];
    return to - from;
  };
  expect(Math.abs(widthOf(front) - (CARD.width + 2))).toBeLessThanOrEqual(2 * TOLERANCE);
  expect(Math.abs(widthOf(back) - (CARD.width + 2.25 + 3))).toBeLessThanOrEqual(2 * TOLERANCE);
});

// 1/8 in beyond the cut is 3.175 mm: 0.175 mm more than `bleed: 3mm`, four pixels at 600 dpi.
for (const id of ["drawn", "bare"])
  test(`a page for DriveThruCards is filled to its edges (${id})`, ({ skip }) => {
    const pdftoppm = toolOrSkip("pdftoppm", skip);
    const { status, stderr } = broadside(["export", "drivethru", "shop", "--kit", "all", "--quiet"], folder);
    expect(status, stderr).toBe(0);
    for (const [page, ink] of [
      [1, "blue"],
      [2, "red"],
    ] as const) {
      const shown = pageOf(pdftoppm, `output/shop/drivethru/all/all-${id}.pdf`, page, 600);
      expect([shown.width, shown.height]).toEqual([1650, 2250]);
      const [right, below] = [shown.width - 1, shown.height - 1];
      const edges = new Set<string | undefined>();
      for (let x = 0; x <= right; x++) edges.add(inkAt(shown, x, 0)).add(inkAt(shown, x, below));
      for (let y = 0; y <= below; y++) edges.add(inkAt(shown, 0, y)).add(inkAt(shown, right, y));
      expect([...edges]).toEqual([ink]);
    }
  });
