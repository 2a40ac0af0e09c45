/**
 * Cards measured on the printed page: coloured rectangles on test cards, rasterised by poppler at 600 dpi, where one
 * pixel is 0.042 mm. The paper is then turned over in the picture, as a printer does it. Nothing of our own geometry is
 * asked. The shipped pack is measured by the operators that pdf.js reads.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { broadside, writeProject } from "../support/command.ts";
import { type InkedPage, inkedPages, type Mark, type Rectangle } from "../support/ink-marks.ts";
import { type PlacedCard, placedCards } from "../support/placed-cards.ts";
import { withPdf } from "../support/read-pdf.ts";
import { temporaryFolder } from "../support/temporary.ts";
import { type Tool, toolOrSkip } from "../support/tools.ts";

const DPI = 600;
const TOLERANCE_MM = 0.05;
const CARD = { width: 63.5, height: 88.9 };

type Flip = "sideways" | "endways";

/** Off the middle in both directions, so that every wrong turn shows. */
const MARK: Rectangle = { x: 10, y: 12, width: 20, height: 7 };
/** Where the same spot lies when the card is turned over like a page of a book. */
const FROM_BEHIND: Rectangle = { ...MARK, x: CARD.width - MARK.x - MARK.width };

const RED = "#ff0000";
const GREEN = "#00ff00";
const BLUE = "#0000ff";

const marked = (copies: number): TestDeck => ({
  id: "proof",
  copies,
  front: drawing(MARK, RED),
  back: drawing(FROM_BEHIND, RED),
});

test("a card measures 63.5 x 88.9 mm on the page (C074)", async ({ skip }) => {
  const whole = { id: "proof", copies: 1, front: drawing({ x: 0, y: 0, ...CARD }, RED) };
  const [page] = printed(toolOrSkip("pdftoppm", skip), [whole], []);
  expect(page?.marks).toHaveLength(1);
  expectNear(page?.marks ?? [], [{ ...(page?.marks[0] as Mark), ...CARD }]);
});

const FLIPS = [
  { backs: "duplex", paper: "a4", flip: "sideways" },
  { backs: "duplex", paper: "letter", flip: "sideways" },
  { backs: "duplex-short", paper: "a4", flip: "endways" },
  { backs: "duplex-short", paper: "letter", flip: "endways" },
] as const;

for (const { backs, paper, flip } of FLIPS)
  test(`backs "${backs}" on ${paper} lie behind their fronts after the flip (C060, C062)`, ({ skip }) => {
    const words = ["--backs", backs, "--paper", paper];
    const [front, back] = printed(toolOrSkip("pdftoppm", skip), [marked(7)], words);
    expect(front?.marks).toHaveLength(7);
    expectNear(turnedOver(back?.marks ?? [], back as InkedPage, flip), front?.marks ?? []);
  });

for (const paper of ["a4", "letter"])
  test(`backs beside their fronts lie behind them after folding ${paper} (C064)`, ({ skip }) => {
    const words = ["--backs", "fold", "--paper", paper];
    const [page] = printed(toolOrSkip("pdftoppm", skip), [marked(4)], words);
    const marks = page?.marks ?? [];
    expect(marks).toHaveLength(8);
    const middle = (page?.height ?? 0) / 2;
    const [above, below] = [marks.filter(({ y }) => y < middle), marks.filter(({ y }) => y > middle)];
    expectNear(turnedOver(below, page as InkedPage, "endways"), above);
  });

for (const flip of ["sideways", "endways"] as const)
  test(`mixed decks, also without backs, have each back behind its own front, flipped ${flip} (C061, C063)`, ({
    skip,
  }) => {
    const decks = [
      { ...marked(5), id: "red" },
      { id: "blue", copies: 3, front: drawing(MARK, BLUE), back: drawing(FROM_BEHIND, BLUE) },
      { id: "backless", copies: 3, front: drawing(MARK, GREEN) },
    ];
    const words = ["--backs", flip === "sideways" ? "duplex" : "duplex-short"];
    const pages = printed(toolOrSkip("pdftoppm", skip), decks, words);
    const inks = pages.flatMap(({ marks }) => marks.map(({ ink }) => ink));
    const count = (wanted: string): number => inks.filter((ink) => ink === wanted).length;
    expect([count("red"), count("blue"), count("green")]).toEqual([10, 6, 3]);
    const hasBack = ({ ink }: Mark): boolean => ink !== "green";
    for (const [front, back] of pairs(pages))
      expectNear(turnedOver(back.marks, back, flip), front.marks.filter(hasBack));
  });

describe("the Pirate Quest Starter Pack", () => {
  const out = temporaryFolder();
  const run = broadside(["build", "pirate-quest", "--paper", "both", "--out", out]);
  // the first sheet, one with two kinds of cards, and the last, whose reference cards have backs with text
  test.each([
    ["a4", [1, 6, 9]],
    ["letter", [6]],
  ] as const)("has its backs on %s behind its fronts, and cards of the right size", async (paper, sheets) => {
    expect(run).toMatchObject({ status: 0, stderr: "" });
    const bytes = readFileSync(join(out, "pirate-quest", `starter-pack-${paper}.pdf`));
    await withPdf(bytes, async (pdf) => {
      for (const sheet of sheets) {
        const [front, back] = await Promise.all([2 * sheet - 1, 2 * sheet].map((page) => pdf.getPage(page)));
        if (!front || !back) throw new Error(`no sheet ${sheet}`);
        const [fronts, backs] = [await placedCards(front, CARD), await placedCards(back, CARD)];
        expect(fronts).toHaveLength(9);
        const width = ((front.view[2] ?? 0) * 25.4) / 72;
        expectSame(
          backs.map((card) => ({ ...card, left: width - card.right, right: width - card.left })),
          fronts,
        );
        for (const { left, right, top, bottom } of fronts) {
          expect(Math.abs(right - left - CARD.width)).toBeLessThanOrEqual(TOLERANCE_MM);
          expect(Math.abs(bottom - top - CARD.height)).toBeLessThanOrEqual(TOLERANCE_MM);
        }
      }
    });
  });
});

const pairs = (pages: readonly InkedPage[]): readonly (readonly [InkedPage, InkedPage])[] =>
  pages.flatMap((page, index) => (index % 2 === 0 ? [[page, pages[index + 1] as InkedPage] as const] : []));

/** What the back of a sheet shows when the paper is turned over, seen through the front. */
function turnedOver(marks: readonly Mark[], page: InkedPage, flip: Flip): readonly Mark[] {
  return marks.map((mark) =>
    flip === "sideways"
      ? { ...mark, x: page.width - mark.x - mark.width }
      : { ...mark, y: page.height - mark.y - mark.height },
  );
}

function expectNear(found: readonly Mark[], expected: readonly Mark[]): void {
  const inOrder = (marks: readonly Mark[]) => [...marks].sort((a, b) => Math.round(a.y - b.y) || a.x - b.x);
  expect(found).toHaveLength(expected.length);
  const wanted = inOrder(expected);
  for (const [index, mark] of inOrder(found).entries()) {
    expect(mark.ink).toBe(wanted[index]?.ink);
    for (const key of ["x", "y", "width", "height"] as const)
      expect(Math.abs(mark[key] - (wanted[index]?.[key] ?? Number.NaN))).toBeLessThanOrEqual(TOLERANCE_MM);
  }
}

function expectSame(found: readonly PlacedCard[], expected: readonly PlacedCard[]): void {
  const inOrder = (cards: readonly PlacedCard[]) =>
    [...cards].sort((a, b) => Math.round(a.top - b.top) || a.left - b.left);
  expect(found).toHaveLength(expected.length);
  const wanted = inOrder(expected);
  for (const [index, card] of inOrder(found).entries())
    for (const key of ["left", "top", "right", "bottom"] as const)
      expect(Math.abs(card[key] - (wanted[index]?.[key] ?? Number.NaN))).toBeLessThanOrEqual(TOLERANCE_MM);
}

interface TestDeck {
  readonly id: string;
  readonly copies: number;
  readonly front: string;
  readonly back?: string;
}

/** Builds the decks as one print and gives the coloured rectangles of every page. */
function printed(pdftoppm: Tool, decks: readonly TestDeck[], words: readonly string[]): readonly InkedPage[] {
  const folder = temporaryFolder();
  writeProject(folder, {
    "content/proof/game.yaml": "broadside: 1\nid: proof\ntitle: Proof\nversion: 1.0.0\n",
  });
  for (const { id, copies, front, back } of decks) {
    const templates = `front: ${id}-front\n${back ? `back: ${id}-back\n` : ""}`;
    writeProject(folder, {
      [`content/proof/decks/${id}.yaml`]: `deck: ${id}\ntitle: Proof\nsize: poker-us\n${templates}cards:\n  - { id: ${id}, copies: ${copies} }\n`,
      [`templates/proof/${id}-front.svg.hbs`]: front,
      ...(back ? { [`templates/proof/${id}-back.svg.hbs`]: back } : {}),
    });
  }
  const run = broadside(["build", "proof", ...words], folder);
  expect(run).toMatchObject({ status: 0, stderr: "" });
  const pdf = join(folder, run.stdout.slice(0, run.stdout.indexOf(":")));
  // page by page, for a page in pixels has 104 MB
  const pages = countOfPages(run.stdout);
  return Array.from({ length: pages }, (_, index) => {
    const page = String(index + 1);
    return inkedPages(pdftoppm(["-r", String(DPI), "-f", page, "-l", page, pdf]).stdout, DPI);
  }).flat();
}

/** "…: 2 sheets, 2 fronts + 1 back, 9 KB" has three pages. */
function countOfPages(stdout: string): number {
  const sides = /(\d+) fronts?(?: \+ (\d+) backs?)?/.exec(stdout);
  return sides ? Number(sides[1]) + Number(sides[2] ?? 0) : Number(/(\d+) sheets?/.exec(stdout)?.[1]);
}

function drawing({ x, y, width, height }: Rectangle, fill: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD.width} ${CARD.height}">` +
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/></svg>\n`
  );
}
