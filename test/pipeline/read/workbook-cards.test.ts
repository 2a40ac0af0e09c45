/** Decks whose cards are in workbooks: what they have, where findings about them are, and that nothing writes into them. */
import { describe, expect, test } from "vitest";
import { textOf } from "../../../src/diagnostics/wording.ts";
import { openBundle } from "../../../src/host/bundle.ts";
import { createMemoryHost } from "../../../src/host/memory-host.ts";
import { decksOfGame } from "../../../src/pipeline/draw/deck-data.ts";
import { openDeck } from "../../../src/pipeline/fix/cards/open-deck.ts";
import { fixTargets } from "../../../src/pipeline/fix/fix-targets.ts";
import { spreadsheetDecks } from "../../../src/pipeline/fix/new-game/spreadsheet-decks.ts";
import { spreadsheetGame } from "../../../src/pipeline/fix/new-game/spreadsheet-game.ts";
import { SILENT } from "../../../src/pipeline/progress.ts";
import { readGame } from "../../../src/pipeline/read/read-game.ts";
import { createMemory } from "../../../src/remember/memory.ts";
import { reportGithub } from "../../../src/report/findings/github.ts";
import { reportJson } from "../../../src/report/findings/json.ts";
import { reportPretty } from "../../../src/report/findings/pretty.ts";
import { reportShort } from "../../../src/report/findings/short.ts";
import { type ProjectFiles, SAMPLE_GAME } from "../../support/game/sample-game.ts";
import { odsOfTexts } from "../../support/workbooks/ods.ts";
import { sheetOfTexts, xlsx, xlsxOfTexts } from "../../support/workbooks/xlsx.ts";

const bundle = openBundle();
const BOOK = "content/sample/decks/cards.xlsx";

const deck = (id: string, cards: string): string => `deck: ${id}
title: ${id}
size: poker-us
front: card
card: { properties: { rank: { type: integer }, title: { type: string }, kind: { enum: [sea, land] } }, required: [rank, title] }
cards: ${cards}
`;

const project = (files: ProjectFiles) => ({
  host: createMemoryHost({ ...SAMPLE_GAME, ...files }),
  bundle,
  memory: createMemory(),
});

const read = (files: ProjectFiles) => readGame(project(files), "sample");

const SHEETS = xlsx({
  sheets: [
    {
      name: "Sea",
      xml: sheetOfTexts([["id", "rank", "title"], ["mate", "4", "Mate"], [], ["cook", "x", "Cook"]]),
    },
    {
      name: "On land",
      xml: sheetOfTexts([
        ["id", "rank", "title"],
        ["farmer", "1", "Farmer"],
      ]),
    },
    { name: "Notes", xml: sheetOfTexts([["to do"]]) },
  ],
});

const TWO_DECKS = {
  "content/sample/decks/sea.yaml": deck("sea", "cards.xlsx#Sea"),
  "content/sample/decks/land.yaml": deck("land", "cards.xlsx#On land"),
  [BOOK]: SHEETS,
};

test("two decks take their cards from two sheets of one workbook", () => {
  const { value } = read(TWO_DECKS);
  const cards = value.game?.decks.flatMap(({ id, cards: all }) => all.map((card) => `${id}/${card.id}`));
  expect(cards).toEqual(expect.arrayContaining(["sea/mate", "sea/cook", "land/farmer"]));
});

test("findings name file, sheet and cell, for people and for tools", () => {
  const diagnostics = read(TWO_DECKS).diagnostics.filter(({ severity }) => severity === "error");
  expect(diagnostics).toMatchObject([
    {
      rule: "schema/wrong-type",
      file: `${BOOK}#Sea`,
      start: { line: 4, column: 2 },
      end: { line: 4, column: 3 },
    },
  ]);
  expect(reportPretty(diagnostics, () => undefined, { colour: false })).toContain(
    `--> ${BOOK}, sheet Sea, B4\n`,
  );
  expect(reportShort(diagnostics)).toContain(
    `${BOOK}:4:2: error[schema/wrong-type] sheet Sea, B4: rank is "x"`,
  );
  expect(reportGithub(diagnostics)).toContain(
    `file=${BOOK},line=4,endLine=4,col=2,endColumn=3::sheet Sea, B4: rank`,
  );
  expect(JSON.parse(reportJson(diagnostics)).findings).toMatchObject([
    { file: BOOK, sheet: "Sea", cell: "B4", start: { line: 4, column: 2 } },
  ]);
});

test.each([
  ["cards.xlsx", "error workbook/which-sheet content/sample/decks/sea.yaml:6:8"],
  ["cards.xlsx#Se", "error workbook/unknown-sheet content/sample/decks/sea.yaml:6:8"],
  ["card.xlsx#Sea", "error schema/no-spreadsheet content/sample/decks/sea.yaml:6:8"],
])("cards: %s is a finding in the deck, and no other", (cards, expected) => {
  const { diagnostics } = read({ "content/sample/decks/sea.yaml": deck("sea", cards), [BOOK]: SHEETS });
  const found = diagnostics
    .filter(({ rule }) => rule !== "game/unread-file")
    .map(({ severity, rule, file, start }) => `${severity} ${rule} ${file}:${start.line}:${start.column}`);
  expect(found).toEqual([expected]);
});

test("a workbook that cannot be read is one finding at the file", () => {
  const { diagnostics } = read({
    "content/sample/decks/sea.yaml": deck("sea", "cards.xlsx"),
    [BOOK]: "name,copies\n",
  });
  expect(diagnostics).toMatchObject([{ rule: "workbook/unreadable", file: BOOK, severity: "error" }]);
});

test("a changed sheet is read again, and an unchanged one is not", () => {
  const before = project(TWO_DECKS);
  const first = readGame(before, "sample").value.sources.get(`${BOOK}#Sea`);
  const again = readGame(before, "sample").value.sources.get(`${BOOK}#Sea`);
  expect(again === first).toBe(true);
  const changed = {
    ...SAMPLE_GAME,
    ...TWO_DECKS,
    [BOOK]: xlsxOfTexts(
      [
        ["id", "rank", "title"],
        ["bosun", "2", "B"],
      ],
      "Sea",
    ),
  };
  const { value } = readGame({ ...before, host: createMemoryHost(changed) }, "sample");
  expect(value.game?.decks.find(({ id }) => id === "sea")?.cards.map(({ id }) => id)).toEqual(["bosun"]);
});

describe("nothing writes into a workbook", () => {
  const files = {
    "content/sample/decks/sea.yaml": deck("sea", "cards.ods"),
    "content/sample/decks/cards.ods": odsOfTexts([
      ["id", "rank", "title", "kind"],
      ["mate", "4", "Mate", "lnad"],
    ]),
  };

  test("a fix says what to write in which cell", async () => {
    const { files: written, left } = await fixTargets(
      project(files),
      [{ game: "sample", files: [] }],
      SILENT,
    );
    expect(written.map(({ path }) => path)).not.toContain("content/sample/decks/cards.ods");
    const found = left.findings.find(({ file }) => file.startsWith("content/sample/decks/cards.ods"));
    expect(found?.edits).toBeUndefined();
    expect(found?.fix).toContain(
      'workbooks are only read here, so change it in your spreadsheet program: D2: "land" instead of "lnad"',
    );
  });

  test("its deck cannot be opened to be edited, and its data says why", () => {
    const words =
      'these cards are in the sheet "Cards" of cards.ods, and workbooks are only read: change them in your spreadsheet program, or save the sheet as CSV';
    expect(() => openDeck(project(files), "sample", "sea")).toThrow(words);
    const [data] = decksOfGame(project(files), "sample", { wanted: "sea" });
    expect(data).toMatchObject({ kind: "csv", whyReadOnly: words, columns: ["id", "rank", "title", "kind"] });
  });
});

describe("a new game", () => {
  const book = (name: string, bytes: Uint8Array, sheet?: string) => ({
    shown: name,
    name,
    host: createMemoryHost({ [name]: bytes }),
    ...(sheet !== undefined && { sheet }),
  });

  test("decks from two sheets share a copy of the workbook", () => {
    const host = createMemoryHost({ "My Cards.xlsx": SHEETS });
    const made = spreadsheetDecks(
      ["Sea", "On land"].map((sheet) => ({ ...book("My Cards.xlsx", SHEETS, sheet), host })),
    );
    if ("refusal" in made) throw new Error(textOf(made.refusal));
    const files = spreadsheetGame({ id: "g", title: "G" }, made.decks);
    expect([...files.keys()].filter((path) => path.includes("/decks/"))).toEqual([
      "content/g/decks/sea.yaml",
      "content/g/decks/my-cards.xlsx",
      "content/g/decks/on-land.yaml",
    ]);
    expect(files.get("content/g/decks/my-cards.xlsx")).toEqual(SHEETS);
    expect(files.get("content/g/decks/on-land.yaml")).toContain("cards: my-cards.xlsx#On land\n");
  });

  test("a workbook with one sheet is named without it", () => {
    const made = spreadsheetDecks([book("crew.ods", odsOfTexts([["Name"], ["Fox"]]))]);
    if ("refusal" in made) throw new Error(textOf(made.refusal));
    expect(made.decks[0]?.cards).toMatchObject({ name: "crew.ods", reference: "crew.ods" });
  });

  test("of several sheets one must be chosen", () => {
    const words = (sheet?: string): string => {
      const made = spreadsheetDecks([book("cards.xlsx", SHEETS, sheet)]);
      return "refusal" in made ? textOf(made.refusal) : "";
    };
    expect(words()).toMatch(/has 3 sheets: "Sea", "On land" and "Notes"; give the one with the cards/);
    expect(words("Seas")).toMatch(/has no sheet "Seas", only "Sea", "On land" and "Notes"/);
  });
});
