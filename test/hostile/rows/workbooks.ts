/** P11: archives. The only ones that are read are workbooks with cards or rows; nothing in one is written anywhere. */
import { sheetOfTexts, xlsx, zipped } from "../../support/workbooks/xlsx.ts";
import type { HostileRow } from "../row.ts";

const BOOK = "content/sample/decks/crew.xlsx";
const CREW = [
  ["id", "rank", "title"],
  ["cook", "1", "Cook"],
];

/** A deck that takes its cards from this workbook. */
const cardsIn = (book: string | Uint8Array) => ({
  "content/sample/decks/crew.yaml": `deck: crew
title: Crew
size: poker-us
front: card
card: { properties: { rank: { type: integer }, title: { type: string } }, required: [rank, title] }
cards: crew.xlsx
`,
  [BOOK]: book,
});

const refused = (what: string, book: () => Uint8Array, says: string): HostileRow => ({
  row: "P11",
  what,
  files: () => cardsIn(book()),
  finds: [`${BOOK}:1:1 workbook/unreadable`],
  says: [says],
  status: 1,
});

const sheet = (xml: string, files: Readonly<Record<string, string>> = {}): Uint8Array =>
  xlsx({ sheets: [{ name: "Crew", xml }], files });

/** A name of a column, and twenty million characters and more below it if nothing stopped them. */
const SHARED = `<sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>id</t></is></c></row>${Array.from(
  { length: 600 },
  (_, index) => `<row r="${index + 2}"><c t="s"><v>0</v></c></row>`,
).join("")}</sheetData>`;

export const ROWS: readonly HostileRow[] = [
  {
    row: "P11",
    what: "a workbook with sound cells",
    files: cardsIn(sheet(sheetOfTexts(CREW))),
    finds: [],
    status: 0,
  },
  {
    row: "P11",
    what: "a zip bomb that a table takes its rows from",
    files: () => ({
      "content/sample/tables/weather.yaml": "table: weather\ntitle: Weather\nrows: weather.xlsx\n",
      "content/sample/tables/weather.xlsx": sheet(`<sheetData>${" ".repeat(51_000_000)}</sheetData>`),
    }),
    finds: ["content/sample/tables/weather.xlsx:1:1 workbook/limit"],
    says: ["larger than 50.0 MB"],
    status: 1,
  },
  {
    ...refused(
      "a zip bomb",
      () => sheet(`<sheetData>${" ".repeat(51_000_000)}</sheetData>`),
      "larger than 50.0 MB",
    ),
    finds: [`${BOOK}:1:1 workbook/limit`],
  },
  {
    ...refused(
      "a text of a million characters that many cells share",
      () => xlsx({ sheets: [{ name: "Crew", xml: SHARED }], strings: `<si><t>${"x".repeat(1e6)}</t></si>` }),
      "the text in A2 has 1000000 characters",
    ),
    finds: [`${BOOK}:1:1 workbook/limit`],
  },
  refused(
    "entities in a sheet",
    () =>
      sheet("", {
        "xl/worksheets/sheet1.xml":
          '<!DOCTYPE worksheet [<!ENTITY x SYSTEM "file:///etc/passwd">]><worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>&x;</t></is></c></row></sheetData></worksheet>',
      }),
    "declares entities (DOCTYPE)",
  ),
  refused(
    "a path outside the archive",
    () => zipped({ "../../../crew.yaml": "deck: evil\n", "content.xml": "<x/>" }),
    "a file outside itself",
  ),
  refused("text with the name of a workbook", () => Buffer.from("id,rank,title\n"), "this is a text file"),
];
