/** How much ink pages take, by hand and against Ghostscript; and what builds say of it. */
import { join } from "node:path";
import { expect, test } from "vitest";
import { createMemoryHost, openProject, type Project, type WrittenFile } from "../../../src/index.ts";
import { buildWords } from "../../../src/report/build/build-words.ts";
import { SAMPLE_GAME } from "../../support/game/sample-game.ts";
import { temporaryFolder } from "../../support/temporary.ts";
import { toolOrSkip } from "../../support/tools.ts";

const DECK = "content/sample/decks/crew.yaml";

/** Two copies of a card whose lower half is black, up to the bleed. */
const GAME = {
  ...SAMPLE_GAME,
  [DECK]: `deck: crew
title: Crew
size: poker-us
bleed: 3mm
front: half
cards:
  - { id: cook, copies: 2 }
`,
  "templates/sample/half.svg.hbs": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 -3 69.5 94.9"><rect x="-3" y="44.45" width="69.5" height="47.45"/></svg>`,
};

const KIT = {
  ...{ kit: "all", title: "Sample", paper: "a4", pages: 3, average: 0.2 },
  most: { file: "b.pdf", page: 2, ink: 0.31 },
};

const open = (): Promise<Project> => openProject(createMemoryHost(GAME));
const ORDER = { draft: true, backs: "none", out: createMemoryHost({}) } as const;

/** A card is 63.5 x 88.9 mm; 6 mm between cards leave room for all 3 mm of bleed around each. */
test.each([
  ["side by side, with bleed at the outer edges", { bleed: "0mm" }, 2 * 63.5 * 44.45],
  ["with all their bleed", { gap: "6mm" }, 2 * 69.5 * 47.45],
])("two cards %s", async (_words, sheet, black) => {
  const { prints } = await (await open()).plan({ ...ORDER, ...sheet, inkUse: true });
  const { ink } = prints.find(({ id }) => id === "all-decks") ?? {};
  const [page] = ink?.pages ?? [];
  const share = black / (210 * 297);
  expect(Math.abs((page ?? 0) - share)).toBeLessThan(0.02 * share);
  expect(ink?.average).toBe(page);
});

test("it is measured only if it is asked for, and said with the file", async () => {
  const project = await open();
  const usual = await project.plan(ORDER);
  expect(usual.prints.map(({ ink }) => ink)).toEqual([undefined, undefined]);
  const { files } = await project.print({ ...ORDER, bleed: "0mm", inkUse: true });
  const pdf = files.find(({ file }) => file.startsWith("all-decks-a4"));
  const words = pdf && buildWords({ kind: "file", file: pdf }, { shown: (path) => path });
  expect(words?.line).toMatch(/: 1 sheet, 1 front, 2 cards, .*, ink 9 %$/);
  const kits = buildWords({ kind: "kit-ink", game: "sample", ...KIT }, { shown: String });
  expect(kits?.line).toBe("Sample on a4: ink 20 % on average (most on page 2 of b.pdf: 31 %)");
  const two = { average: 0.2, pages: [0.09, 0.31, null] };
  expect(
    buildWords({ kind: "file", file: { ...(pdf as WrittenFile), ink: two } }, { shown: String })?.line,
  ).toMatch(/, ink 20 % \(most on page 2: 31 %; without page 3, which takes too long to draw\)$/);
});

test("a kit takes the average of its pages, and names the page that takes most", async () => {
  const { events, files } = await (await open()).print({ ...ORDER, gap: "6mm", inkUse: true });
  const kits = events.flatMap((event) => (event.kind === "kit-ink" ? [event] : []));
  expect(kits.map(({ paper, most }) => [paper, most.page])).toEqual([["a4", 1]]);
  const share = (2 * 69.5 * 47.45) / (210 * 297);
  const [kit] = kits;
  expect(Math.abs((kit?.average ?? 0) - share)).toBeLessThan(0.02 * share);
  expect(files.map(({ file }) => file)).toContain(kit?.most.file);
});

/**
 * Ghostscript without profiles (-dUseFastColor) makes three inks of colours, as the estimate does. It fills each dot that
 * is touched, so it counts thin lines as wider than they are, and it counts marks and footers.
 */
test("all pages of the first game, as Ghostscript measures them", async ({ skip }) => {
  const gs = toolOrSkip("gs", skip);
  const project = await openProject(join(process.cwd(), "docs/first-game"), { cache: false });
  const { files } = await project.print({ inkUse: true, gap: "3mm", out: temporaryFolder() });
  let [estimated, measured] = [0, 0];
  for (const { ink, path } of files) {
    if (!ink) continue;
    const { text } = gs(["-q", "-o", "-", "-r300", "-dUseFastColor=true", "-sDEVICE=ink_cov", path]);
    const pages = [...text.matchAll(/^((?:\s*[\d.]+){4})\s+CMYK OK$/gm)].map(([, inks = ""]) =>
      inks
        .trim()
        .split(/\s+/)
        .reduce((sum, percent) => sum + Number(percent) / 300, 0),
    );
    expect(ink.pages).toHaveLength(pages.length);
    for (const [index, share] of pages.entries()) {
      expect(Math.abs((ink.pages[index] ?? 0) - share)).toBeLessThan(0.01);
      estimated += ink.pages[index] ?? 0;
      measured += share;
    }
  }
  expect(measured).toBeGreaterThan(0.1);
  expect(Math.abs(estimated / measured - 1)).toBeLessThan(0.05);
});
