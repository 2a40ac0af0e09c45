/**
 * Cards measured on the printed page: coloured rectangles on test cards, rasterised by poppler at 600 dpi, where a
 * pixel is 0.042 mm. The picture is then turned over as a printer turns the paper. None of our own geometry is used.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { broadside, writeProject } from "../support/command/command.ts";
import { type InkedPage, inkedPage, type Mark, type Rectangle } from "../support/paper/ink-marks.ts";
import sharp from "../support/paper/sharp.ts";
import { temporaryFolder } from "../support/temporary.ts";
import { type Tool, toolOrSkip } from "../support/tools.ts";

const DPI = 600;
/** Only to find where the marks are: the lowest of them has 41 pixels. */
const COARSE_DPI = 150;
const TOLERANCE_MM = 0.05;
const CARD = { width: 63.5, height: 88.9 };

type Flip = "sideways" | "endways";

/** Off centre in both directions, so that every wrong turn shows. */
const MARK: Rectangle = { x: 10, y: 12, width: 20, height: 7 };
/** Where the same spot is when the card is turned over like a page of a book. */
const FROM_BEHIND: Rectangle = { ...MARK, x: CARD.width - MARK.x - MARK.width };

const RED = "#ff0000";
const GREEN = "#00ff00";
const BLUE = "#0000ff";

const PROOF = { front: drawing(MARK, RED), back: drawing(FROM_BEHIND, RED) };

/** Games of one project, printed by one build. */
const GAMES: Readonly<Record<string, readonly TestDeck[]>> = {
  whole: [{ id: "whole", copies: 1, front: drawing({ x: 0, y: 0, ...CARD }, RED) }],
  seven: [{ id: "red", copies: 7, ...PROOF }],
  four: [{ id: "red", copies: 4, ...PROOF }],
  mixed: [
    { id: "red", copies: 3, ...PROOF },
    { id: "blue", copies: 2, front: drawing(MARK, BLUE), back: drawing(FROM_BEHIND, BLUE) },
    { id: "backless", copies: 2, front: drawing(MARK, GREEN) },
  ],
};

test("a card measures 63.5 x 88.9 mm on the page (C074)", async ({ skip }) => {
  const [page] = pagesOf("whole", { backs: "duplex", paper: "a4" }, toolOrSkip("pdftoppm", skip));
  expect(page?.marks).toHaveLength(1);
  expectNear(page?.marks ?? [], [{ ...(page?.marks[0] as Mark), ...CARD }]);
});

test("the cut lines for a machine are on the edges of the printed card", ({ skip }) => {
  const pdftoppm = toolOrSkip("pdftoppm", skip);
  build("duplex");
  const { status } = broadside(["build", "whole", "--cutter", "silhouette", "--quiet"], folder);
  expect(status).toBe(0);
  const name = join(folder, "output/whole/all-decks-a4-silhouette");
  const [card] = measured(pdftoppm, `${name}.pdf`, 1).marks;
  const paths = [...readFileSync(`${name}-cut-1.svg`, "utf8").matchAll(/<path d="([^"]+)"/g)];
  expect(paths).toHaveLength(1);
  // M x y H x A 3 3 0 0 1 x y V y ...: the ends of the straight parts are the sides of the card.
  const d = paths[0]?.[1] ?? "";
  const across = [...d.matchAll(/A\S+ \S+ 0 0 1 (\S+?) (\S+?)(?=[A-Z])/g)];
  const [xs, ys] = [across.map(([, x]) => Number(x)), across.map(([, , y]) => Number(y))];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  expectNear(card ? [card] : [], [
    { ink: "red", x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y },
  ]);
});

test("a picture for print then cut has the machine's size at 300 dpi, and each card at its own", async () => {
  build("duplex");
  const { status } = broadside(["build", "whole", "--cutter", "cricut", "--quiet"], folder);
  expect(status).toBe(0);
  const picture = sharp(readFileSync(join(folder, "output/whole/all-decks-a4-cricut-sheet-1-front.png")));
  // 9.25 x 6.75 in at 300 dpi, lying or standing; the card has 2.5 x 3.5 in.
  const { width, height, density } = await picture.metadata();
  expect([width, height].toSorted((a = 0, b = 0) => a - b)).toEqual([2025, 2775]);
  expect(density).toBe(300);
  const { info } = await picture
    .trim({ background: "#00000000", threshold: 1 })
    .toBuffer({ resolveWithObject: true });
  expect(Math.abs(info.width - 750)).toBeLessThanOrEqual(1);
  expect(Math.abs(info.height - 1050)).toBeLessThanOrEqual(1);
});

/** On A4 mixed decks are flipped both ways, below. */
const FLIPS = [
  { backs: "duplex", flip: "sideways" },
  { backs: "duplex-short", flip: "endways" },
] as const;

for (const { backs, flip } of FLIPS)
  test(`backs "${backs}" on letter are behind their fronts after the flip (C060, C062)`, ({ skip }) => {
    const [front, back] = pagesOf("seven", { backs, paper: "letter" }, toolOrSkip("pdftoppm", skip));
    expect(front?.marks).toHaveLength(7);
    expectNear(turnedOver(back?.marks ?? [], back as InkedPage, flip), front?.marks ?? []);
  });

for (const paper of ["a4", "letter"] as const)
  test(`backs beside their fronts are behind them after ${paper} is folded (C064)`, ({ skip }) => {
    const [page] = pagesOf("four", { backs: "fold", paper }, toolOrSkip("pdftoppm", skip));
    const marks = page?.marks ?? [];
    expect(marks).toHaveLength(8);
    const middle = (page?.height ?? 0) / 2;
    const [above, below] = [marks.filter(({ y }) => y < middle), marks.filter(({ y }) => y > middle)];
    expectNear(turnedOver(below, page as InkedPage, "endways"), above);
  });

for (const flip of ["sideways", "endways"] as const)
  test(`mixed decks, some without backs, have each back behind its own front, flipped ${flip} (C061, C063)`, ({
    skip,
  }) => {
    const backs = flip === "sideways" ? "duplex" : "duplex-short";
    const pages = pagesOf("mixed", { backs, paper: "a4" }, toolOrSkip("pdftoppm", skip));
    const inks = pages.flatMap(({ marks }) => marks.map(({ ink }) => ink));
    const count = (wanted: string): number => inks.filter((ink) => ink === wanted).length;
    expect([count("red"), count("blue"), count("green")]).toEqual([6, 4, 2]);
    const hasBack = ({ ink }: Mark): boolean => ink !== "green";
    for (const [front, back] of pairs(pages))
      expectNear(turnedOver(back.marks, back, flip), front.marks.filter(hasBack));
  });

const pairs = (pages: readonly InkedPage[]): readonly (readonly [InkedPage, InkedPage])[] =>
  pages.flatMap((page, index) => (index % 2 === 0 ? [[page, pages[index + 1] as InkedPage] as const] : []));

/** The back of a sheet after the paper is turned over, seen through the front. */
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

interface TestDeck {
  readonly id: string;
  readonly copies: number;
  readonly front: string;
  readonly back?: string;
}

interface Printing {
  readonly backs: "duplex" | "duplex-short" | "fold";
  readonly paper: "a4" | "letter";
}

const folder = temporaryFolder();
const built = new Map<string, string>();

/** The coloured rectangles of every page of a game. */
function pagesOf(game: string, { backs, paper }: Printing, pdftoppm: Tool): readonly InkedPage[] {
  const list = built.get(backs) ?? build(backs);
  built.set(backs, list);
  const suffix = backs === "duplex" ? "" : `-${backs}`;
  const pdf = `output/${game}/all-decks-${paper}${suffix}.pdf`;
  const counted = "(\\d+) (?:sheets?, all to fold|fronts?)(?: \\+ (\\d+) backs?)?";
  const sides = new RegExp(`^${pdf}: .*?${counted}`, "m").exec(list);
  if (!sides) throw new Error(`${pdf} is not in:\n${list}`);
  const pages = Number(sides[1]) + Number(sides[2] ?? 0);
  return Array.from({ length: pages }, (_, index) => measured(pdftoppm, join(folder, pdf), index + 1));
}

/**
 * A page measured finely where a coarse picture of it has marks: a fine picture of all of it has 104 MB, most of them
 * white, and takes ten times as long.
 */
function measured(pdftoppm: Tool, pdf: string, page: number): InkedPage {
  const picture = join(folder, "page");
  const drawn = (dpi: number, ...part: readonly (string | number)[]): InkedPage => {
    pdftoppm([...["-r", dpi, "-f", page, "-l", page, ...part].map(String), "-singlefile", pdf, picture]);
    return inkedPage(readFileSync(`${picture}.ppm`), dpi);
  };
  const mm = 25.4 / DPI;
  const marks = bandsOf(drawn(COARSE_DPI).marks).flatMap(({ top, below }) => {
    const [first, last] = [Math.floor(top / mm), Math.ceil(below / mm)];
    return drawn(DPI, "-y", first, "-H", last - first).marks.map((mark) => ({
      ...mark,
      y: mark.y + first * mm,
    }));
  });
  const { width } = drawn(DPI, "-H", 1);
  const { height } = drawn(DPI, "-W", 1);
  return { width, height, marks };
}

/** Marks begin and end this far from the edges of their band, in mm. */
const MARGIN_MM = 1;

interface Band {
  readonly top: number;
  readonly below: number;
}

/** The parts of a page between which there are no marks, from the top down, in mm. */
function bandsOf(marks: readonly Mark[]): readonly Band[] {
  const bands: Band[] = [];
  for (const { y, height } of [...marks].sort((a, b) => a.y - b.y)) {
    const [top, below] = [Math.max(0, y - MARGIN_MM), y + height + MARGIN_MM];
    const last = bands.at(-1);
    if (last && top < last.below) bands[bands.length - 1] = { ...last, below: Math.max(last.below, below) };
    else bands.push({ top, below });
  }
  return bands;
}

/** Builds all games and returns the list of PDFs. */
function build(backs: Printing["backs"]): string {
  for (const [game, decks] of Object.entries(GAMES)) {
    writeProject(folder, {
      [`content/${game}/game.yaml`]: `broadside: 1\nid: ${game}\ntitle: Proof\nversion: 1.0.0\nseverity: [{ rule: kit/nearly-empty-sheet, is: off }, { rule: art/ends-at-cut, is: off }]\n`,
    });
    for (const deck of decks) writeProject(folder, filesOf(game, deck));
  }
  const { stdout, stderr, status } = broadside(["build", "--backs", backs, "--paper", "both"], folder);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  return stdout;
}

function filesOf(game: string, { id, copies, front, back }: TestDeck): Record<string, string> {
  const names = `front: ${id}-front\n${back ? `back: ${id}-back\n` : ""}`;
  return {
    [`content/${game}/decks/${id}.yaml`]: `deck: ${id}\ntitle: Proof\nsize: poker-us\n${names}cards:\n  - { id: ${id}, copies: ${copies} }\n`,
    [`templates/${game}/${id}-front.svg.hbs`]: front,
    ...(back ? { [`templates/${game}/${id}-back.svg.hbs`]: back } : {}),
  };
}

function drawing({ x, y, width, height }: Rectangle, fill: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD.width} ${CARD.height}">` +
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/></svg>\n`
  );
}
