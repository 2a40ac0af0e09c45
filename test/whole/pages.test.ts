/**
 * Pages of an order as pictures are the pages of its PDFs: sharp's raster of the SVG against poppler's of the page, for
 * every kind of print, with the tolerance of all such tests (`support/paper/pixels.ts`). Measured: at most 0.017 % of the
 * pixels differ.
 */
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { projectOf } from "../../src/api/project-at.ts";
import {
  createMemoryHost,
  type DrawnPage,
  type Host,
  type Order,
  type PlannedPrint,
} from "../../src/index.ts";
import { writeProject } from "../support/command/command.ts";
import { SHIPPED_PROJECT } from "../support/game/shipped-project.ts";
import { SHARE_TOLERANCE, shareOfDifference } from "../support/paper/pixels.ts";
import sharp from "../support/paper/sharp.ts";
import { temporaryFolder, withFile } from "../support/temporary.ts";
import { type Tool, toolOrSkip } from "../support/tools.ts";

/** Letter has whole pixels at this resolution: nothing is shifted by a fraction of one. */
const DPI = 100;
const LETTER = { papers: ["letter"] };

const project = projectOf(SHIPPED_PROJECT);
afterAll(() => project.close());

/** A printer that does everything wrong, in settings of these tests. */
const PRINTERS = `printers: 1
trays:
  - printer: odd
    tray: letter
    paper: letter
    front: { offset: { x: 0.7mm, y: -1.2mm }, rotation: 0.4, scale: { x: 1.004, y: 0.997 } }
    back: { offset: { x: -0.7mm, y: 1.2mm }, rotation: -0.3 }
`;
beforeAll(() => {
  const folder = temporaryFolder();
  writeProject(folder, { "broadside/printers.yaml": PRINTERS });
  vi.stubEnv("XDG_CONFIG_HOME", folder);
  return () => vi.unstubAllEnvs();
});

interface Case {
  readonly order: Omit<Order, "out">;
  /** Pages of files, each a kind of its own. */
  readonly pages: Readonly<Record<string, readonly number[]>>;
}

const CASES: Readonly<Record<string, Case>> = {
  "cards, backs with an offset, pages of texts and booklets": {
    order: { games: ["pirate-quest"], kits: ["starter-pack"], lists: true, backOffset: "0.7mm,-1.2mm" },
    pages: {
      "starter-pack-letter.pdf": [1, 2, 5],
      "starter-pack-scenarios-letter.pdf": [1],
      "starter-pack-0-print-me-first-letter.pdf": [1],
      "starter-pack-lists-letter.pdf": [1],
      "starter-pack-contact-sheet-letter.pdf": [1],
      "starter-pack-rules-booklet-letter.pdf": [3],
      "starter-pack-rules-screen.pdf": [2],
    },
  },
  "backs beside the fronts, to fold": {
    order: { games: ["pirate-quest"], kits: ["extras"], backs: "fold", gap: "2mm" },
    pages: { "extras-letter-fold.pdf": [1] },
  },
  "a poster for a measured printer": {
    order: { games: ["pirate-quest"], scenarios: ["first-voyage"], printer: "odd" },
    pages: { "first-voyage-poster-letter.pdf": [1] },
  },
  "boxes, nets and tokens for a measured printer": {
    order: { games: ["pirate-quest"], kits: ["extras"], printer: "odd" },
    pages: { "extras-letter.pdf": [1, 2, 3] },
  },
};

describe("page and picture agree", () => {
  for (const [name, { order, pages }] of Object.entries(CASES))
    test(name, async ({ skip }) => {
      const pdftoppm = toolOrSkip("pdftoppm", skip);
      const out = createMemoryHost({});
      await project.print({ ...LETTER, ...order, out });
      const game = order.games?.[0] as string;
      const wanted = Object.entries(pages).flatMap(([file, numbers]) =>
        numbers.map((page) => ({ game, file, page })),
      );
      const drawn = await project.pages({ ...LETTER, ...order, out }, { pages: wanted, dpi: DPI });
      expect(drawn.pages.map(({ file, page }) => ({ game, file, page }))).toEqual(wanted);
      for (const page of drawn.pages) {
        const printed = pageOf(out.readBytes(`${game}/${page.file}`), page.page, pdftoppm);
        const share = await shareOfDifference(printed, await pictureOf(page));
        expect(share, `${page.file} ${page.page}`).toBeLessThan(SHARE_TOLERANCE);
      }
    });

  test("and differ if the backs are shifted by half a mm", async ({ skip }) => {
    const pdftoppm = toolOrSkip("pdftoppm", skip);
    const order: Order = { ...LETTER, games: ["pirate-quest"], kits: ["extras"], out: createMemoryHost({}) };
    await project.print(order);
    const ref = { game: "pirate-quest", file: "extras-letter.pdf", page: 2 };
    const { pages } = await project.pages({ ...order, backOffset: "0.5mm,0mm" }, { pages: [ref], dpi: DPI });
    const printed = pageOf((order.out as Host).readBytes(`${ref.game}/${ref.file}`), ref.page, pdftoppm);
    const share = await shareOfDifference(printed, await pictureOf(pages[0] as DrawnPage));
    expect(share).toBeGreaterThan(4 * SHARE_TOLERANCE);
  });
});

test("every page of a plan has a picture, and the plan names the files that are printed", async () => {
  const out = createMemoryHost({});
  const order: Order = { ...LETTER, games: ["pirate-quest"], kits: ["extras"], lists: true, out };
  const plan = await project.plan(order);
  await project.print(order);
  const files = [...out.files.keys()].filter((path) => path.endsWith(".pdf"));
  expect(plan.prints.map(({ game, file }) => `${game}/${file}`).sort()).toEqual(files.sort());
  const all = plan.prints.flatMap(({ game, file, pages }) =>
    pages.map((_, index) => ({ game, file, page: index + 1 })),
  );
  const { pages } = await project.pages(plan, { pages: all });
  expect(all.length).toBeGreaterThan(6);
  expect(pages.map(sizeOf)).toEqual(plan.prints.flatMap((print) => print.pages.map(sizeOf)));
  expect(plan.prints.map(countsOf)).toEqual(plan.prints.map(({ sheets }) => sheets.sides));
});

const sizeOf = ({ width, height }: { readonly width: number; readonly height: number }) => ({
  width,
  height,
});

/** Counted again from the pages. */
const countsOf = ({ pages }: PlannedPrint) =>
  [...new Set(pages.map(({ side }) => side))].map((side) => ({
    side,
    count: pages.filter((page) => page.side === side).length,
  }));

const pageOf = (pdf: Uint8Array, page: number, pdftoppm: Tool): Buffer =>
  withFile(pdf, (file) => pdftoppm(["-r", `${DPI}`, "-f", `${page}`, "-l", `${page}`, "-png", file])).stdout;

const pictureOf = ({ svg = "", width, height }: DrawnPage): Promise<Buffer> => {
  const [wide, high] = [width, height].map((mm) => Math.round((mm * DPI) / 25.4));
  const sized = svg.replace(/width="[\d.]+mm" height="[\d.]+mm"/, `width="${wide}" height="${high}"`);
  return sharp(Buffer.from(sized)).png().toBuffer();
};
