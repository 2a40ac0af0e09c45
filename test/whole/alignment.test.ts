/**
 * Cards measured on the printed page: red rectangles on test cards, rasterised by poppler at 600 dpi, where one pixel
 * is 0.042 mm. The paper is then turned over in the picture, as a printer does it. Nothing of our own geometry is asked.
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { broadside, writeProject } from "../support/command.ts";
import { temporaryFolder } from "../support/temporary.ts";
import { type Tool, toolOrSkip } from "../support/tools.ts";

const DPI = 600;
const MM_PER_PX = 25.4 / DPI;
const TOLERANCE_MM = 0.05;
const CARD = { width: 63.5, height: 88.9 };

/** In mm from the top left of a card or page. */
interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Page {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Rectangle[];
}

/** Off the middle in both directions, so that every wrong turn shows. */
const MARK: Rectangle = { x: 10, y: 12, width: 20, height: 7 };
/** Where the same spot lies when the card is turned over like a page of a book. */
const FROM_BEHIND: Rectangle = { ...MARK, x: CARD.width - MARK.x - MARK.width };

test("a card measures 63.5 x 88.9 mm on the page (C074)", async ({ skip }) => {
  const whole = { x: 0, y: 0, ...CARD };
  const [page] = await printed(toolOrSkip("pdftoppm", skip), [whole, whole], 1, ["--backs", "none"]);
  expect(page?.marks).toHaveLength(1);
  expectNear(page?.marks ?? [], [{ ...(page?.marks[0] as Rectangle), ...CARD }]);
});

const FLIPS = [
  { backs: "duplex", paper: "a4", flip: "sideways" },
  { backs: "duplex", paper: "letter", flip: "sideways" },
  { backs: "duplex-short", paper: "a4", flip: "endways" },
] as const;

for (const { backs, paper, flip } of FLIPS)
  test(`backs "${backs}" on ${paper} lie behind their fronts after the flip (C060, C062)`, async ({
    skip,
  }) => {
    const words = ["--backs", backs, "--paper", paper];
    const [front, back] = await printed(toolOrSkip("pdftoppm", skip), [MARK, FROM_BEHIND], 7, words);
    expect(front?.marks).toHaveLength(7);
    expectNear(turnedOver(back?.marks ?? [], back as Page, flip), front?.marks ?? []);
  });

test("backs beside their fronts lie behind them after folding (C064)", async ({ skip }) => {
  const [page] = await printed(toolOrSkip("pdftoppm", skip), [MARK, FROM_BEHIND], 4, ["--backs", "fold"]);
  const marks = page?.marks ?? [];
  expect(marks).toHaveLength(8);
  const middle = (page?.height ?? 0) / 2;
  const below = marks.filter(({ y }) => y > middle);
  expectNear(
    turnedOver(below, page as Page, "endways"),
    marks.filter(({ y }) => y < middle),
  );
});

/** What the back of a sheet shows when the paper is turned over, seen through the front. */
function turnedOver(
  marks: readonly Rectangle[],
  page: Page,
  flip: "sideways" | "endways",
): readonly Rectangle[] {
  return marks.map((mark) =>
    flip === "sideways"
      ? { ...mark, x: page.width - mark.x - mark.width }
      : { ...mark, y: page.height - mark.y - mark.height },
  );
}

function expectNear(found: readonly Rectangle[], expected: readonly Rectangle[]): void {
  const inOrder = (marks: readonly Rectangle[]) =>
    [...marks].sort((a, b) => Math.round(a.y - b.y) || a.x - b.x);
  expect(found).toHaveLength(expected.length);
  const wanted = inOrder(expected);
  for (const [index, mark] of inOrder(found).entries())
    for (const key of ["x", "y", "width", "height"] as const)
      expect(Math.abs(mark[key] - (wanted[index]?.[key] ?? Number.NaN))).toBeLessThanOrEqual(TOLERANCE_MM);
}

/** Builds a deck of such cards and gives the red rectangles of every page. */
async function printed(
  pdftoppm: Tool,
  [front, back]: readonly [Rectangle, Rectangle],
  copies: number,
  words: readonly string[],
): Promise<readonly Page[]> {
  const folder = temporaryFolder();
  writeProject(folder, {
    "content/proof/game.yaml": "broadside: 1\nid: proof\ntitle: Proof\nversion: 1.0.0\n",
    "content/proof/decks/proof.yaml": `deck: proof\ntitle: Proof\nsize: poker-us\nfront: front\nback: back\ncards:\n  - { id: mark, copies: ${copies} }\n`,
    "templates/proof/front.svg.hbs": drawing(front),
    "templates/proof/back.svg.hbs": drawing(back),
  });
  const run = broadside(["build", "proof", ...words], folder);
  expect(run).toMatchObject({ status: 0, stderr: "" });
  const pdf = join(folder, run.stdout.slice(0, run.stdout.indexOf(":")));
  pdftoppm(["-r", String(DPI), "-png", pdf, join(folder, "page")]);
  const pages = readdirSync(folder).filter((name) => /^page-\d+\.png$/.test(name));
  return Promise.all(pages.sort().map((name) => readPage(join(folder, name))));
}

const drawing = ({ x, y, width, height }: Rectangle): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD.width} ${CARD.height}">` +
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#ff0000"/></svg>\n`;

/** Finds the solid red rectangles: from each corner that has no red above or to its left, as far as red goes. */
async function readPage(path: string): Promise<Page> {
  const { data, info } = await sharp(path).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const isRed = (x: number, y: number): boolean => {
    const at = (y * info.width + x) * 3;
    return (data[at] ?? 0) > 200 && (data[at + 1] ?? 255) < 128 && (data[at + 2] ?? 255) < 128;
  };
  const marks: Rectangle[] = [];
  for (let y = 1; y < info.height; y += 1)
    for (let x = 1; x < info.width; x += 1) {
      if (!isRed(x, y) || isRed(x - 1, y) || isRed(x, y - 1)) continue;
      let [width, height] = [0, 0];
      while (isRed(x + width, y)) width += 1;
      while (isRed(x, y + height)) height += 1;
      marks.push(inMm({ x, y, width, height }));
    }
  return { width: info.width * MM_PER_PX, height: info.height * MM_PER_PX, marks };
}

const inMm = ({ x, y, width, height }: Rectangle): Rectangle => ({
  x: x * MM_PER_PX,
  y: y * MM_PER_PX,
  width: width * MM_PER_PX,
  height: height * MM_PER_PX,
});
