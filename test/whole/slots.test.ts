/**
 * Pieces in the slots of a sheet, measured on the printed page: coloured rectangles on test cards, rasterised by poppler,
 * then turned over as a printer turns the paper. The sheet is uneven, so that backs that are mirrored wrongly miss.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { broadside, writeProject } from "../support/command/command.ts";
import { type InkedPage, inkedPage, type Mark } from "../support/paper/ink-marks.ts";
import { temporaryFolder } from "../support/temporary.ts";
import { type Tool, toolOrSkip } from "../support/tools.ts";

const DPI = 300;
/** Half a pixel at either end, and what the picture rounds. */
const TOLERANCE_MM = 0.1;

/** On the card, off its middle. */
const MARK = { x: 10, y: 12, width: 20, height: 7 };
const CARD = { width: 63.5, height: 88.9 };

const drawing = (x: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD.width} ${CARD.height}"><rect x="${x}" y="${MARK.y}" width="${MARK.width}" height="${MARK.height}" fill="#ff0000"/></svg>\n`;

const SHEET = `sheet: uneven
title: Uneven
paper: letter
slots:
  - { x: 10mm, y: 15mm, width: 63.5mm, height: 88.9mm }
  - { x: 80mm, y: 20mm, width: 88.9mm, height: 63.5mm }
  - { x: 12mm, y: 120mm, width: 63.5mm, height: 88.9mm, turn: 180 }
`;

/** Where the mark is in each slot, by hand: upright; turned clockwise; upside down. */
const EXPECTED = [
  { x: 10 + 10, y: 15 + 12, width: 20, height: 7 },
  { x: 80 + 88.9 - 12 - 7, y: 20 + 10, width: 7, height: 20 },
  { x: 12 + 63.5 - 10 - 20, y: 120 + 88.9 - 12 - 7, width: 20, height: 7 },
];

const folder = temporaryFolder();

writeProject(folder, {
  "content/sheets/uneven.yaml": SHEET,
  "content/proof/game.yaml":
    "broadside: 1\nid: proof\ntitle: Proof\nversion: 1.0.0\nseverity: [{ rule: kit/nearly-empty-sheet, is: off }, { rule: art/ends-at-cut, is: off }]\n",
  "content/proof/decks/red.yaml":
    "deck: red\ntitle: Red\nsize: poker-us\nfront: red-front\nback: red-back\ncards:\n  - { id: red, copies: 4 }\n",
  "templates/proof/red-front.svg.hbs": drawing(MARK.x),
  // As the same spot is seen when the card is turned over like a page of a book.
  "templates/proof/red-back.svg.hbs": drawing(CARD.width - MARK.x - MARK.width),
});

const FLIPS = [
  { backs: "duplex", suffix: "" },
  { backs: "duplex-short", suffix: "-duplex-short" },
] as const;

for (const { backs, suffix } of FLIPS)
  test(`pieces are in their slots, and backs "${backs}" behind them`, ({ skip }) => {
    const pdftoppm = toolOrSkip("pdftoppm", skip);
    const { status, stderr } = broadside(
      ["build", "proof", "--sheet", "uneven", "--backs", backs, "--skip", "2", "--quiet"],
      folder,
    );
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expectPages(
      pdftoppm,
      `all-decks-letter${suffix}-uneven.pdf`,
      [
        [0, 2],
        [0, 2],
      ],
      suffix !== "",
    );
  });

test("pieces fill all slots, and go on on the next sheet", ({ skip }) => {
  const pdftoppm = toolOrSkip("pdftoppm", skip);
  expect(broadside(["build", "proof", "--sheet", "uneven", "--quiet"], folder).status).toBe(0);
  expectPages(pdftoppm, "all-decks-letter-uneven.pdf", [[0, 1, 2], [0]], false);
});

/** @param sheets the slots that have pieces on each */
function expectPages(pdftoppm: Tool, pdf: string, sheets: readonly number[][], endways: boolean): void {
  for (const [index, slots] of sheets.entries()) {
    const [front, back] = [1, 2].map((side) => page(pdftoppm, pdf, 2 * index + side)) as [
      InkedPage,
      InkedPage,
    ];
    const expected = slots.map((slot) => ({ ink: "red" as const, ...(EXPECTED[slot] as Omit<Mark, "ink">) }));
    expectNear(front.marks, expected);
    const seen = back.marks.map((mark) =>
      endways
        ? { ...mark, y: back.height - mark.y - mark.height }
        : { ...mark, x: back.width - mark.x - mark.width },
    );
    expectNear(seen, expected);
  }
}

function page(pdftoppm: Tool, pdf: string, number: number): InkedPage {
  const picture = join(folder, "page");
  const from = join(folder, "output/proof", pdf);
  pdftoppm([...["-r", DPI, "-f", number, "-l", number].map(String), "-singlefile", from, picture]);
  return inkedPage(readFileSync(`${picture}.ppm`), DPI);
}

function expectNear(found: readonly Mark[], expected: readonly Mark[]): void {
  const inOrder = (marks: readonly Mark[]) => [...marks].sort((a, b) => a.y - b.y || a.x - b.x);
  expect(found).toHaveLength(expected.length);
  const wanted = inOrder(expected);
  for (const [index, mark] of inOrder(found).entries())
    for (const key of ["x", "y", "width", "height"] as const)
      expect(
        Math.abs(mark[key] - (wanted[index]?.[key] ?? Number.NaN)),
        `${key} of mark ${index + 1}`,
      ).toBeLessThanOrEqual(TOLERANCE_MM);
}
