/** Tables whose rows are in spreadsheets: what they have, and where findings about them are. */
import { describe, expect, test } from "vitest";
import { openBundle } from "../../../src/host/bundle.ts";
import { createMemoryHost } from "../../../src/host/memory-host.ts";
import { untranslated } from "../../../src/pipeline/fix/translate/untranslated.ts";
import { readGame } from "../../../src/pipeline/read/read-game.ts";
import { createMemory } from "../../../src/remember/memory.ts";
import { type ProjectFiles, SAMPLE_GAME } from "../../support/game/sample-game.ts";
import { odsOfTexts } from "../../support/workbooks/ods.ts";
import { sheetOfTexts, xlsx, xlsxOfTexts } from "../../support/workbooks/xlsx.ts";

const bundle = openBundle();
const TABLE = "content/sample/tables/weather.yaml";
const CSV = "content/sample/tables/weather.csv";
const BOOK = "content/sample/tables/tables.xlsx";

const table = (rows: string, more = ""): string => `table: weather
title: Weather
row: { properties: { title: { type: string }, force: { type: integer } }, required: [title, force] }
${more}rows: ${rows}
`;

const ROWS = [
  ["id", "title", "force"],
  ["fog", "Fog", "0"],
  ["gale", "Gale", "8"],
];

const project = (files: ProjectFiles, lang?: string) => ({
  host: createMemoryHost({ ...SAMPLE_GAME, ...files }),
  bundle,
  memory: createMemory(),
  ...(lang !== undefined && { lang }),
});

const read = (files: ProjectFiles, lang?: string) => readGame(project(files, lang), "sample");
const rowsOf = ({ value: { game } }: ReturnType<typeof read>) =>
  game?.tables.find(({ id }) => id === "weather")?.rows.map(({ id, fields }) => ({ id, ...fields }));
const errorsOf = ({ diagnostics }: ReturnType<typeof read>) =>
  diagnostics
    .filter(({ severity }) => severity === "error")
    .map(({ rule, file, start, message }) => `${file}:${start.line}:${start.column} ${rule}: ${message}`);

const textOf = (sign: string): string => ROWS.map((row) => `${row.join(sign)}\n`).join("");

test.each<[string, string, string | Uint8Array]>([
  ["commas", "weather.csv", textOf(",")],
  ["tabs", "weather.tsv", textOf("\t")],
  ["an Excel workbook", "weather.xlsx", xlsxOfTexts(ROWS)],
  ["an OpenDocument sheet", "weather.ods", odsOfTexts(ROWS)],
])("rows from %s are those that the table could list itself", (_words, name, text) => {
  const found = read({ [TABLE]: table(name), [`content/sample/tables/${name}`]: text });
  expect(errorsOf(found)).toEqual([]);
  expect(rowsOf(found)).toEqual([
    { id: "fog", title: "Fog", force: 0 },
    { id: "gale", title: "Gale", force: 8 },
  ]);
  const [fog] = found.value.game?.tables.find(({ id }) => id === "weather")?.rows ?? [];
  const listed = read({
    [TABLE]: table("\n  - { id: fog, title: Fog, force: 0 }\n  - { id: gale, title: Gale, force: 8 }"),
  });
  expect(rowsOf(listed)).toEqual(rowsOf(found));
  expect(fog?.source.path).toEqual([0]);
});

test("columns: and ids: mean what they mean in a deck", () => {
  const found = read({
    [TABLE]: table("weather.csv", 'columns: { Name: title, Remarks: false }\nids: "{Name}"\n'),
    [CSV]: "Name,force,Remarks\nthick fog,0,x\ngale,8,\n",
  });
  expect(errorsOf(found)).toEqual([]);
  expect(rowsOf(found)).toEqual([
    { id: "thick-fog", title: "thick fog", force: 0 },
    { id: "gale", title: "gale", force: 8 },
  ]);
});

describe("ids from cells with capitals", () => {
  const rows = [
    ["title", "force"],
    ["Thick Fog", "0"],
    ["Gale", "8"],
  ];
  const csv = rows.map((row) => `${row.join(",")}\n`).join("");

  test("the suggested pattern makes ids that rows may have", () => {
    const [fault] = read({ [TABLE]: table("weather.csv"), [CSV]: csv }).diagnostics.filter(
      ({ rule }) => rule === "schema/missing-field",
    );
    const line = /ids: ".*"/.exec(fault?.fix ?? "")?.[0];
    expect(line).toBe('ids: "{title}"');
    const found = read({ [TABLE]: table("weather.csv", `${line}\n`), [CSV]: csv });
    expect(errorsOf(found)).toEqual([]);
    expect(rowsOf(found)?.map(({ id }) => id)).toEqual(["thick-fog", "gale"]);
  });

  test("in a workbook too, and in the words of the pattern itself", () => {
    const found = read({ [TABLE]: table("tables.xlsx", 'ids: "W-{title}"\n'), [BOOK]: xlsxOfTexts(rows) });
    expect(errorsOf(found)).toEqual([]);
    expect(rowsOf(found)?.map(({ id }) => id)).toEqual(["w-thick-fog", "w-gale"]);
  });
});

const SHEETS = xlsx({
  sheets: [
    { name: "Notes", xml: sheetOfTexts([["to do"]]) },
    {
      name: "Sky",
      xml: sheetOfTexts([
        ["id", "title", "force"],
        ["fog", "Fog", "none"],
        ["gale", "Gale", "8"],
        ["gale", "Storm", "9"],
      ]),
    },
  ],
});

describe("findings", () => {
  test.each<[string, ProjectFiles, readonly string[]]>([
    [
      "a cell that is no number, and an id that is used twice, in sheet and cell",
      { [TABLE]: table('"tables.xlsx#Sky"'), [BOOK]: SHEETS },
      [
        `${BOOK}#Sky:2:3 schema/wrong-type: force is "none", expected a whole number`,
        `${BOOK}#Sky:4:1 table/duplicate-row: `,
      ],
    ],
    [
      "a file that is missing",
      { [TABLE]: table("wether.csv"), [CSV]: textOf(",") },
      [`${TABLE}:4:7 schema/no-spreadsheet: the rows come from content/sample/tables/wether.csv`],
    ],
    [
      "a sheet that the workbook does not have",
      { [TABLE]: table('"tables.xlsx#Skies"'), [BOOK]: SHEETS },
      [`${TABLE}:4:7 workbook/`],
    ],
    ["a file in another folder", { [TABLE]: table("../decks/weather.csv") }, [`${TABLE}:4:7 schema/`]],
    [
      "a column that the table does not declare",
      { [TABLE]: table("weather.csv"), [CSV]: "id,title,force,Mood\nfog,Fog,0,dim\n" },
      [`${CSV}:1:16 schema/undeclared-columns: the table declares no field for the column "Mood"`],
    ],
    [
      "rows without an id",
      { [TABLE]: table("weather.csv"), [CSV]: "title,force\nFog,0\nGale,8\n" },
      [`${CSV}:2:1 schema/missing-field: no row has id`],
    ],
    [
      "columns: without a file",
      { [TABLE]: table("\n  - { id: fog, title: Fog, force: 0 }", "columns: { Name: title }\n") },
      [`${TABLE}:4:10 schema/no-columns: this sets up the columns of a CSV file, but the rows of this table`],
    ],
  ])("%s", (_words, files, expected) => {
    const errors = errorsOf(read(files));
    expect(errors).toHaveLength(expected.length);
    for (const [index, start] of expected.entries())
      expect(errors[index]?.slice(0, start.length)).toBe(start);
  });
});

test("a translation of the table lies over the rows of its file, and its missing texts are listed", () => {
  const files = {
    [TABLE]: table("weather.csv"),
    [CSV]: textOf(","),
    "content/sample/locales/de/tables/weather.yaml": "title: Wetter\nrows:\n  - { id: fog, title: Nebel }\n",
  };
  expect(rowsOf(read(files, "de"))).toEqual([
    { id: "fog", title: "Nebel", force: 0 },
    { id: "gale", title: "Gale", force: 8 },
  ]);
  expect(
    untranslated(project(files), "sample", "de").lacking.get("content/sample/locales/de/tables/weather.yaml"),
  ).toBe(1);
});
