/** Cards of a translation that its original does not list: those that `each:` makes, and those of spreadsheets. */
import { expect, test } from "vitest";
import { createMemoryHost, openProject, type Project } from "../../src/index.ts";
import { SAMPLE_GAME } from "../support/game/sample-game.ts";
import { xlsxOfTexts } from "../support/workbooks/xlsx.ts";

const FILE = "content/sample/decks/crew.yaml";
const DE = "content/sample/locales/de/decks";
const CREW = `${DE}/crew.yaml`;
const GERMAN =
  "title: Mannschaft\ncards:\n  - { id: cook, title: Smutje }\n  - { id: pilot, title: Lotse }\n  - { id: captain, title: Kapitän }\n";
const CARD = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="0 0 63.5 88.9"><b:text x="5" y="5" width="40" height="10" size="14pt" min-size="14pt" font="Alegreya">{{title}}</b:text><b:text x="5" y="20" width="53.5" height="10" size="12pt" font="Alegreya">{{#if note2}}{{note2}}{{/if}}</b:text></svg>`;

const deck = (cards: string, id = "crew"): string =>
  `deck: ${id}\ntitle: Crew\nsize: poker-us\nfront: card\ncard: { properties: { rank: { type: integer }, title: { type: string }, note2: { type: string } } }\ncards: ${cards}\n`;

const ROWS = [
  ["id", "rank", "title"],
  ["cook", "1", "Cook"],
  ["pilot", "2", "Pilot"],
  ["captain", "3", "Captain"],
];
const CSV = ROWS.map((cells) => `${cells.join(",")}\n`).join("");

const open = (files: Readonly<Record<string, string | Uint8Array>>): Promise<Project> =>
  openProject(createMemoryHost({ ...SAMPLE_GAME, "templates/sample/card.svg.hbs": CARD, ...files }));

async function svgOf(project: Project, card: string, file = FILE): Promise<string> {
  const { value, findings } = await project.stage({ stage: "svg", file, card, lang: "de" });
  expect(findings.filter(({ severity }) => severity === "error")).toEqual([]);
  return String(value);
}

test("cards that `each:` makes are translated together or one by one, and the rest of a single card together", async () => {
  const project = await open({
    [FILE]: deck(
      '\n  - { id: "hand-{rank}", each: { rank: { from: 1, to: 2 } }, title: "Hand {rank}", note2: "Hauls {rank}" }',
    ),
    [CREW]:
      'title: Mannschaft\ncards:\n  - { id: hand-2, title: Maat }\n  - { id: "hand-{rank}", title: "Matrose {rank}", note2: "Zieht {rank}" }\n',
  });
  const [first, second] = [await svgOf(project, "hand-1"), await svgOf(project, "hand-2")];
  expect(first).toContain(">Matrose 1<");
  expect(first).toContain(">Zieht 1<");
  expect(second).toContain(">Maat<");
  expect(second).toContain(">Zieht 2<");
});

test("cards of a spreadsheet are translated by their ids", async () => {
  const csv = await open({
    [FILE]: deck("crew.csv"),
    "content/sample/decks/crew.csv": CSV,
    [CREW]: GERMAN,
  });
  expect(await svgOf(csv, "pilot")).toContain(">Lotse<");
});

test("a text that does not fit is found at its place, whatever the cards are in", async () => {
  const long = "Oberschiffsverpflegungsmeister und Koch";
  for (const files of [
    { [FILE]: deck("crew.csv"), "content/sample/decks/crew.csv": CSV },
    { [FILE]: deck("crew.xlsx"), "content/sample/decks/crew.xlsx": xlsxOfTexts(ROWS) },
  ]) {
    const project = await open({ ...files, [CREW]: GERMAN.replace("Smutje", long) });
    const { findings } = await project.check([], { lang: "de" });
    const fit = findings.filter(({ rule }) => rule === "text/overflow");
    expect(fit.map(({ file, start }) => `${file}:${start.line}:${start.column}`)).toEqual([`${CREW}:3:24`]);
  }
});

test("two decks on one table have a translation each", async () => {
  const mates = "content/sample/decks/mates.yaml";
  const project = await open({
    [FILE]: deck("crew.xlsx"),
    [mates]: deck("crew.xlsx", "mates"),
    "content/sample/decks/crew.xlsx": xlsxOfTexts(ROWS),
    [CREW]: GERMAN,
    [`${DE}/mates.yaml`]: GERMAN.replace("Lotse", "Steuermann"),
  });
  expect(await svgOf(project, "pilot")).toContain(">Lotse<");
  expect(await svgOf(project, "pilot", mates)).toContain(">Steuermann<");
});
