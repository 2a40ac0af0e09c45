/**
 * What `diff` shows: a square that moved, before and after, on a web page and in a PDF, with marks where it was and is. A
 * page is read as its markup, its pictures decoded; the PDF by pdf.js.
 */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { OPS, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { beforeAll, describe, expect, test } from "vitest";
import { openProject, type Project } from "../../src/index.ts";
import { writeProject } from "../support/command/command.ts";
import { SAMPLE_GAME } from "../support/game/sample-game.ts";
import { drawnPaths } from "../support/paper/drawn-paths.ts";
import { textOfPages, withPdf } from "../support/paper/read-pdf.ts";
import sharp from "../support/paper/sharp.ts";
import { temporaryFolder } from "../support/temporary.ts";
import { toolOrSkip } from "../support/tools.ts";

const CREW = "content/sample/decks/crew.yaml";
const BACK = "templates/sample/back.svg.hbs";

const CARD = { width: 63.5, height: 88.9 };

/** mm: the square of a card of rank 1 and of rank 4. */
const SQUARE = { top: 30, size: 10 };
const WAS = 10;
const IS = 40;

/** mm: marks go along squares of 8 px of 440 along the card's height. */
const STEP = (8 * CARD.height) / 440;

const drawing = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD.width} ${CARD.height}">${content}</svg>`;

let folder: string;
let project: Project;

beforeAll(async () => {
  folder = temporaryFolder();
  writeProject(folder, {
    ...Object.fromEntries(Object.entries(SAMPLE_GAME).filter(([, text]) => typeof text === "string")),
    "templates/sample/card.svg.hbs": drawing(
      `<rect x="{{rank}}0" y="${SQUARE.top}" width="${SQUARE.size}" height="${SQUARE.size}"/><title>{{title}}</title>`,
    ),
  });
  project = await openProject(folder);
  await project.print({ out: join(folder, "out"), journal: join(folder, "prints.json") });
  for (const words of [
    ["init", "-q"],
    ["add", "content", "templates"],
    ["commit", "-qm", "v1"],
    ["tag", "v1"],
  ])
    spawnSync("git", ["-C", folder, "-c", "user.name=a", "-c", "user.email=a@b.c", ...words]);
  const text = readFileSync(join(folder, CREW), "utf8");
  writeFileSync(join(folder, CREW), text.replace("rank: 1", "rank: 4"));
});

/** Parts of a page with a caption: the picture, and marks in mm of the card. */
async function figuresIn(html: string) {
  const figures = [...html.matchAll(/<figure>(.*?)<figcaption>(.*?)<\/figcaption>/gs)];
  return Promise.all(
    figures.map(async ([, markup = "", caption = ""]) => {
      const [, webp] = /href="data:image\/webp;base64,([^"]*)"/.exec(markup) ?? [];
      const width = Number(/viewBox="0 0 (\d+)/.exec(markup)?.[1]);
      const scale = CARD.width / width;
      const marks = [
        ...markup.matchAll(/<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/g),
      ].map(([, ...values]) => values.map((value) => Number(value) * scale));
      return { caption, marks, picture: webp === undefined ? undefined : Buffer.from(webp, "base64") };
    }),
  );
}

/** Whether the picture is dark at a place of the card, in mm. */
async function isDark(picture: Buffer | undefined, x: number, y: number): Promise<boolean> {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  const at = (mm: number, pixels: number, whole: number) => Math.floor((mm / whole) * pixels);
  const row = at(y, info.height, CARD.height);
  return (data[(row * info.width + at(x, info.width, CARD.width)) * info.channels] as number) < 128;
}

/** Marks around the two squares: no more than a step larger on each side. */
function expectMarks(marks: readonly (readonly number[])[]): void {
  const sorted = [...marks].sort(([one = 0], [other = 0]) => one - other);
  expect(sorted).toHaveLength(2);
  for (const [index, left] of [WAS, IS].entries()) {
    const [x = 0, y = 0, width = 0, height = 0] = sorted[index] ?? [];
    const beyond = [
      left - x,
      SQUARE.top - y,
      x + width - left - SQUARE.size,
      y + height - SQUARE.top - SQUARE.size,
    ];
    for (const one of beyond) {
      expect(one).toBeGreaterThan(-0.1);
      expect(one).toBeLessThan(STEP + 0.3);
    }
  }
}

const MIDDLE = SQUARE.top + SQUARE.size / 2;

describe("since a commit", () => {
  test("the page shows the card before and now, marked where the square was and where it is", async ({
    skip,
  }) => {
    toolOrSkip("git", skip);
    const path = join(folder, "changes.html");
    await project.diff({ game: "sample", since: "v1", html: path });
    const html = readFileSync(path, "utf8");
    const figures = await figuresIn(html);
    expect(figures.map(({ caption }) => caption)).toEqual(["before, front", "now, front"]);
    const darkAt = (x: number) => Promise.all(figures.map(({ picture }) => isDark(picture, x, MIDDLE)));
    expect([await darkAt(WAS + 5), await darkAt(IS + 5)]).toEqual([
      [true, false],
      [false, true],
    ]);
    for (const { marks } of figures) expectMarks(marks);
    expect(html).toContain('<th scope="row">rank</th><td>1</td><td>4</td>');
    expect(html.match(/<li>/g)).toHaveLength(1);
  });

  test("the PDF shows the same", async ({ skip }) => {
    toolOrSkip("git", skip);
    const path = join(folder, "changes.pdf");
    await project.diff({ game: "sample", since: "v1", pdf: path });
    const bytes = readFileSync(path);
    const [text = "", ...others] = await textOfPages(bytes);
    expect([text, others]).toEqual([
      expect.stringMatching(/version 1\.0\.0 at v1[\s\S]*crew\/cook: changed/),
      [],
    ]);
    expect(text).toContain("rank: 1 → 4");
    await withPdf(bytes, async (pdf) => {
      const page = await pdf.getPage(1);
      const pictures = await picturesOf(page);
      expect(pictures).toHaveLength(2);
      const [before, now] = pictures;
      expect(before?.x).toBeLessThan(now?.x ?? 0);
      const paths = await drawnPaths(page);
      for (const { x, y, width, height } of pictures) {
        expect(width / height).toBeCloseTo(CARD.width / CARD.height, 2);
        const inside = paths.filter(
          ({ edges }) =>
            edges.left > x && edges.right < x + width && edges.top > y && edges.bottom < y + height,
        );
        const scale = CARD.width / width;
        expectMarks(
          inside.map(({ edges }) => [
            (edges.left - x) * scale,
            (edges.top - y) * scale,
            (edges.right - edges.left) * scale,
            (edges.bottom - edges.top) * scale,
          ]),
        );
      }
    });
  });
});

describe("since a journal", () => {
  test("a page shows the small picture of before, and marks nothing", async () => {
    const path = join(folder, "since-journal.html");
    await project.diff({ game: "sample", since: join(folder, "prints.json"), html: path });
    const html = readFileSync(path, "utf8");
    const figures = await figuresIn(html);
    expect(figures.map(({ caption, marks }) => [caption, marks])).toEqual([
      ["before, front", []],
      ["now, front", []],
    ]);
    const dark = await Promise.all(figures.map(({ picture }) => isDark(picture, WAS + 5, MIDDLE)));
    expect(dark).toEqual([true, false]);
    expect(html).toContain("only small pictures of fronts are known: nothing is marked");
  });

  test("of a card with another back, the new back is shown, not its equal fronts", async () => {
    const text = readFileSync(join(folder, CREW), "utf8");
    writeProject(folder, {
      [BACK]: drawing('<rect width="63.5" height="88.9"/>'),
      [CREW]: text.replace("front: card", "front: card\nback: back"),
    });
    const path = join(folder, "backs.html");
    await project.diff({ game: "sample", since: join(folder, "prints.json"), html: path });
    const figures = await figuresIn(readFileSync(path, "utf8"));
    expect(figures.map(({ caption, picture }) => [caption, picture !== undefined])).toEqual([
      ["before, front", true],
      ["now, front", true],
      ["before, back", false],
      ["now, back", true],
      ["before, back", false],
      ["now, back", true],
      ["before, back", false],
      ["now, back", true],
    ]);
  });
});

type Matrix = readonly [number, number, number, number, number, number];

const product = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

/** Pictures on the page, from left to right, in mm from its top left. */
async function picturesOf(page: PDFPageProxy) {
  const { fnArray, argsArray } = await page.getOperatorList();
  const height = page.view[3] ?? 0;
  const mm = 25.4 / 72;
  const pictures: { x: number; y: number; width: number; height: number }[] = [];
  const stack: Matrix[] = [];
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  for (const [index, operator] of fnArray.entries()) {
    const args = argsArray[index];
    if (operator === OPS.save) stack.push(matrix);
    else if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd) matrix = stack.pop() as Matrix;
    else if (operator === OPS.transform) matrix = product(matrix, args as Matrix);
    else if (operator === OPS.paintFormXObjectBegin) {
      stack.push(matrix);
      if (args[0]) matrix = product(matrix, args[0] as Matrix);
    } else if (operator === OPS.paintImageXObject) {
      const [a, , , d, e, f] = matrix;
      const [top, tall] = [Math.max(f, f + d), Math.abs(d)];
      pictures.push({ x: e * mm, y: (height - top) * mm, width: Math.abs(a) * mm, height: tall * mm });
    }
  }
  return pictures.sort((one, other) => one.x - other.x);
}
