/** Pages of a plan as pictures: which pages, which names, and what is refused. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import type { Project } from "../../src/index.ts";
import { codeOf, openSample, sampleFolder } from "../support/api/sample-project.ts";
import { writeProject } from "../support/command/command.ts";

const DECK = "content/sample/decks/crew.yaml";
const CARDS = { game: "sample", file: "all-decks-a4.pdf" };

let folder: string;
let project: Project;

beforeEach(() => {
  folder = sampleFolder();
  project = openSample(folder);
});

test("pages of a plan are drawn, with the size of their paper, and nothing is written", async () => {
  const plan = await project.plan({ papers: ["both"] });
  const cards = plan.prints.filter(({ id }) => id === "all-decks");
  const wanted = cards.map(({ game, file }) => ({ game, file, page: 1 }));
  const { pages, isRefused } = await project.pages(JSON.parse(JSON.stringify(plan)), { pages: wanted });
  expect(isRefused).toBe(false);
  expect(pages.map(({ svg, ...page }) => page)).toEqual([
    { ...CARDS, page: 1, name: expect.any(String), width: 210, height: 297 },
    {
      ...CARDS,
      file: "all-decks-letter.pdf",
      page: 1,
      name: expect.any(String),
      width: 215.9,
      height: 279.4,
    },
  ]);
  expect(pages[0]?.svg).toMatch(/^<svg [^>]*width="210mm" height="297mm"/);
  expect(pages[1]?.svg).toMatch(/^<svg [^>]*width="215.9mm" height="279.4mm"/);
  expect(existsSync(join(folder, "output/sample"))).toBe(false);
});

test("a drawing whose name is known is not sent again, until what it shows has changed", async () => {
  const first = await project.pages({}, { pages: [{ ...CARDS, page: 1 }] });
  const known = first.pages.flatMap(({ name }) => name ?? []);
  const again = await project.pages({}, { pages: [{ ...CARDS, page: 1 }], known });
  expect(again.pages).toEqual([{ ...CARDS, page: 1, name: known[0], width: 210, height: 297 }]);
  const text = readFileSync(join(folder, DECK), "utf8");
  writeProject(folder, { [DECK]: text.replace("rank: 1", "rank: 7") });
  const changed = await project.pages({}, { pages: [{ ...CARDS, page: 1 }], known });
  expect(changed.pages[0]?.name).not.toBe(known[0]);
  expect(changed.pages[0]?.svg).toContain("<svg");
  const coarse = await project.pages({}, { pages: [{ ...CARDS, page: 1 }], known, dpi: 72 });
  expect(coarse.pages[0]?.svg).toContain("<svg");
});

test("pages that no print has are left out; with errors there are none", async () => {
  const missing = [
    { ...CARDS, page: 99 },
    { game: "sample", file: "other-a4.pdf", page: 1 },
    { game: "other", file: "all-decks-a4.pdf", page: 1 },
  ];
  expect((await project.pages({}, { pages: missing })).pages).toEqual([]);
  writeProject(folder, { [DECK]: "deck: crew\n" });
  const refused = await project.pages({}, { pages: [{ ...CARDS, page: 1 }] });
  expect(refused).toMatchObject({ pages: [], isRefused: true });
  expect(refused.findings.some(({ file }) => file === DECK)).toBe(true);
});

test.each([
  [{}],
  [{ pages: "all" }],
  [{ pages: [{ ...CARDS }] }],
  [{ pages: [{ ...CARDS, page: 0 }] }],
  [{ pages: [], dpi: 10 }],
  [{ pages: [], knwon: [] }],
])("%j is a bad order", async (wanted) => {
  expect(await codeOf(project.pages({}, wanted as never))).toBe("bad-order");
});
