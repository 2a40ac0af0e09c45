/**
 * Prints for a measured printer, against the same prints without it: pdf.js reads where the cards are, poppler the boxes
 * of the pages. The profile's values are made up, and large enough that every wrong turn shows.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { writeProject } from "../support/command/command.ts";
import { broadsideInside } from "../support/command/command-inside.ts";
import { placedCards } from "../support/paper/placed-cards.ts";
import { withPdf } from "../support/paper/read-pdf.ts";
import { temporaryFolder } from "../support/temporary.ts";
import { toolOrSkip } from "../support/tools.ts";

/** The second is printed on landscape pages: twelve fit there, and ten on a portrait page. */
const CARDS = [
  { width: 63.5, height: 88.9 },
  { width: 88, height: 50 },
] as const;
/** Numbers in a PDF have three decimals, in pt and in mm; those of the correction five. */
const TOLERANCE_MM = 0.002;

const tray = (printer: string, name: string, paper: string, more: string): string =>
  `  - { printer: ${printer}, tray: ${name}, paper: ${paper}, ${more} }\n`;
const SHIFTED = "front: { offset: { x: 0.4mm, y: -0.3mm } }, back: { offset: { x: 1.5mm, y: 0.7mm } }";
const TURNED =
  "back: { offset: { x: 0.5mm, y: -0.25mm }, rotation: 0.3, scale: { x: 1.004, y: 0.997 } }, margins: { top: 3mm, right: 4.2mm, bottom: 3mm, left: 3mm }";
const PRINTERS = `printers: 1
trays:
${tray("shifting", "upper", "a4", SHIFTED)}${tray("shifting", "lower", "letter", SHIFTED)}${tray("turning", "card", "a4", TURNED)}`;

const deck = (id: string, { width, height }: (typeof CARDS)[number]) => ({
  [`content/proof/decks/${id}.yaml`]: `deck: ${id}\ntitle: ${id}\nsize: { width: ${width}mm, height: ${height}mm }\nfront: ${id}\nback: ${id}\ncards:\n  - { id: ${id}-card, copies: 9 }\n`,
  [`templates/proof/${id}.svg.hbs`]: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect x="9" y="9" width="20" height="7"/></svg>\n`,
});

const folder = temporaryFolder();

beforeAll(() =>
  writeProject(folder, {
    "settings/broadside/printers.yaml": PRINTERS,
    "content/proof/game.yaml": "broadside: 1\nid: proof\ntitle: Proof\nversion: 1.0.0\n",
    ...deck("high", CARDS[0]),
    ...deck("wide", CARDS[1]),
  }),
);

const PAPERS = ["a4", "letter"] as const;

async function build(out: string, ...options: readonly string[]): Promise<string> {
  const words = ["build", "proof", "--out", out, "--margin", "5mm", ...options];
  const env = { XDG_CONFIG_HOME: join(folder, "settings") };
  const { stdout, stderr, status } = await broadsideInside(words, folder, env);
  expect(status, stderr).toBe(0);
  return stdout;
}

const pdf = (out: string, paper: string, backs = "duplex"): string =>
  join(folder, out, `proof/all-decks-${paper}${backs === "duplex" ? "" : `-${backs}`}.pdf`);

interface Middle {
  readonly x: number;
  readonly y: number;
}

type Form = "portrait" | "landscape";

/** The middles of the cards on both sides of a sheet: a matrix moves the middle of a card as it moves the card. */
function middles(file: string, form: Form): Promise<readonly (readonly Middle[])[]> {
  const [first, card] = form === "portrait" ? [1, CARDS[0]] : [3, CARDS[1]];
  return withPdf(readFileSync(file), async (document) => {
    expect(document.numPages).toBe(4);
    const pages = await Promise.all([document.getPage(first), document.getPage(first + 1)]);
    for (const { view } of pages) expect((view[3] as number) > (view[2] as number)).toBe(form === "portrait");
    const sides = await Promise.all(pages.map((page) => placedCards(page, card)));
    return sides.map((cards) =>
      cards.map(({ left, right, top, bottom }) => ({ x: (left + right) / 2, y: (top + bottom) / 2 })),
    );
  });
}

function expectNear(found: readonly Middle[] = [], wanted: readonly Middle[] = []): void {
  expect(found).toHaveLength(9);
  expect(wanted).toHaveLength(9);
  for (const [index, { x, y }] of wanted.entries()) {
    expect(Math.abs((found[index]?.x as number) - x)).toBeLessThan(TOLERANCE_MM);
    expect(Math.abs((found[index]?.y as number) - y)).toBeLessThan(TOLERANCE_MM);
  }
}

const moved = (all: readonly Middle[] = [], x: number, y: number): readonly Middle[] =>
  all.map((one) => ({ x: one.x + x, y: one.y + y }));

// A page flipped on the other edge is upside down in the printer. A landscape page is turned counter-clockwise on its paper
// (RFC 8011, 5.2.10): right on the paper is down on the page, and down on the paper is left on the page.
const MOVES = {
  portrait: { front: [0.4, -0.3], back: [1.5, 0.7] },
  landscape: { front: [0.3, 0.4], back: [-0.7, 1.5] },
} as const;

const PAGES = PAPERS.flatMap((paper) =>
  (["portrait", "landscape"] as const).map((form) => ({ paper, form })),
);

describe.each([
  { backs: "duplex", way: 1 },
  { backs: "duplex-short", way: -1 },
])("backs $backs", ({ backs, way }) => {
  beforeAll(async () => {
    const options = ["--paper", PAPERS.join(","), "--backs", backs];
    await build("plain", ...options);
    const list = await build("shifted", ...options, "--printer", "shifting");
    expect(list).toMatch(/^For printer shifting\/upper on A4/m);
    expect(list).toMatch(/^For printer shifting\/lower on Letter/m);
  });

  test.each(PAGES)(
    "a known shift moves every front and back by exactly that, $form on $paper",
    async ({ paper, form }) => {
      const [plainFront, plainBack] = await middles(pdf("plain", paper, backs), form);
      const [front, back] = await middles(pdf("shifted", paper, backs), form);
      const move = MOVES[form];
      expectNear(front, moved(plainFront, move.front[0], move.front[1]));
      expectNear(back, moved(plainBack, way * move.back[0], way * move.back[1]));
    },
  );
});

test("a turn and a scale are about the middle of the paper, and prints are divided by the scale", async () => {
  const list = await build("turned", "--printer", "turning", "--margin", "3mm");
  // 4.2 mm were measured, and the back's corner (-105, -148.5) from the middle goes to -148.5 / 0.997 * cos - 105 / 1.004 * sin
  // - 0.25 = -149.75 mm: 1.25 mm beyond the top
  expect(list).toContain("margin 3mm; it needs 5.5mm");
  const [plainFront, plainBack = []] = await middles(pdf("plain", "a4"), "portrait");
  const [front, back] = await middles(pdf("turned", "a4"), "portrait");
  expectNear(front, plainFront);
  const [cos, sin] = [Math.cos((0.3 * Math.PI) / 180), Math.sin((0.3 * Math.PI) / 180)];
  expectNear(
    back,
    plainBack.map(({ x, y }) => {
      const [u, v] = [(x - 105) / 1.004, (y - 148.5) / 0.997];
      return { x: 105 + u * cos - v * sin + 0.5, y: 148.5 + u * sin + v * cos - 0.25 };
    }),
  );
});

test("the boxes of a page follow what is on it", ({ skip }) => {
  const pdfinfo = toolOrSkip("pdfinfo", skip);
  const boxes = (out: string, box: string): readonly number[] => {
    const { text } = pdfinfo(["-box", "-f", "2", "-l", "2", pdf(out, "a4")]);
    const line = text.split("\n").find((one) => one.includes(box)) ?? "";
    return line.split(/\s+/).slice(-4).map(Number);
  };
  for (const box of ["TrimBox", "BleedBox"]) {
    const [left = 0, bottom = 0, right = 0, top = 0] = boxes("plain", box);
    const found = boxes("shifted", box);
    // 1.5 mm right are 4.252 pt, 0.7 mm down are 1.984 pt; pdfinfo prints two decimals
    for (const [index, pt] of [left + 4.252, bottom - 1.984, right + 4.252, top - 1.984].entries())
      expect(Math.abs((found[index] as number) - pt), box).toBeLessThan(0.011);
  }
});
