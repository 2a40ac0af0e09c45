/** OpenDocument spreadsheets as LibreOffice and Google Sheets write them. */
import { expect, test } from "vitest";
import { ods } from "../../support/workbooks/ods.ts";
import { readWorkbook } from "../../support/workbooks/read.ts";

const text = (words: string): string =>
  `<table:table-cell office:value-type="string" calcext:value-type="string"><text:p>${words}</text:p></table:table-cell>`;
const row = (...cells: readonly string[]): string => `<table:table-row>${cells.join("")}</table:table-row>`;
const table = (...rows: readonly string[]): string =>
  `<table:table table:name="Cards"><table:table-column table:number-columns-repeated="16384"/>${rows.join("")}</table:table>`;

function values(...cells: readonly string[]): unknown {
  const { cards, fault } = readWorkbook(ods(table(row(text("v")), ...cells.map((cell) => row(cell)))));
  return fault ?? (cards as readonly { v?: string }[]).map(({ v }) => v);
}

const number = (value: string, shown: string, type = "float"): string =>
  `<table:table-cell office:value-type="${type}" office:value="${value}" calcext:value-type="${type}"><text:p>${shown}</text:p></table:table-cell>`;

test("repeated cells and rows, a million empty ones at the end", () => {
  const rows = [
    row(text("a"), text("b"), text("c")),
    row(
      '<table:table-cell office:value-type="float" office:value="1" table:number-columns-repeated="2"><text:p>1</text:p></table:table-cell>',
      text("x"),
      '<table:table-cell table:number-columns-repeated="16381"/>',
    ),
    `<table:table-row table:number-rows-repeated="2">${text("y")}</table:table-row>`,
    '<table:table-row table:number-rows-repeated="1048571"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>',
    row('<table:table-cell table:style-name="ce1"/>'),
  ];
  expect(readWorkbook(ods(table(...rows)))).toEqual({
    cards: [{ a: "1", b: "1", c: "x" }, { a: "y" }, { a: "y" }],
    found: [],
  });
});

test("numbers as they are shown, with a decimal point and without separators of thousands", () => {
  expect(
    values(
      number("3", "3"),
      number("7", "007"),
      number("2.5", "2,50"),
      number("1234.5", "1.234,50"),
      number("1234", "1.234"),
      number("1234567", "1 234 567"),
      number("0.25", "25 %", "percentage"),
      number("2.5", "2,50 €", "currency"),
      number("3", "3 HP"),
      number("2", "+2"),
      number("-2.5", "-2.5"),
      number("0.30000000000000004", "0.3"),
      number("0.625", "5/8"),
    ),
  ).toEqual([
    "3",
    "007",
    "2.50",
    "1234.50",
    "1234",
    "1234567",
    "25%",
    "2.50 €",
    "3 HP",
    "+2",
    "-2.5",
    "0.3",
    "0.625",
  ]);
});

test("texts with lines, spaces, links and comments", () => {
  expect(
    values(
      '<table:table-cell office:value-type="string"><text:p>one</text:p><text:p>two<text:s text:c="2"/>x<text:line-break/>three</text:p></table:table-cell>',
      '<table:table-cell office:value-type="string"><office:annotation office:display="true"><dc:date xmlns:dc="d">2024-01-01</dc:date><text:p>a remark</text:p></office:annotation><text:p>see <text:a>here</text:a></text:p></table:table-cell>',
      '<table:table-cell office:value-type="boolean" office:boolean-value="true"><text:p>WAHR</text:p></table:table-cell>',
      '<table:table-cell office:value-type="date" office:date-value="2024-08-05"><text:p>05.08.24</text:p></table:table-cell>',
      '<table:table-cell office:value-type="date" office:date-value="2024-08-05"/>',
    ),
  ).toEqual(["one\ntwo  x\nthree", "see here", "true", "05.08.24", "2024-08-05"]);
});

test("bold and italic words are marked", () => {
  const styles =
    '<style:style style:name="T1" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style><style:style style:name="T2" style:family="text"><style:text-properties fo:font-style="italic"/></style:style>';
  const cell = text(
    'Draw <text:span text:style-name="T1">two </text:span><text:span text:style-name="T2">now</text:span>',
  );
  expect(readWorkbook(ods(table(row(text("v")), row(cell)), styles)).cards).toEqual([
    { v: "Draw **two** *now*" },
  ]);
});

test("errors, formulas without results, merged and hidden cells are reported at their cells", () => {
  const rows = [
    row(text("a"), text("b")),
    row(
      '<table:table-cell table:formula="of:=[.#REF!]" office:value-type="string" office:string-value="" calcext:value-type="error"><text:p>#REF!</text:p></table:table-cell>',
      '<table:table-cell table:formula="of:=[.A1]"/>',
    ),
    row(
      '<table:table-cell table:number-columns-spanned="1" table:number-rows-spanned="2" office:value-type="string"><text:p>x</text:p></table:table-cell>',
    ),
    `<table:table-row table:visibility="filter"><table:covered-table-cell/>${text("y")}</table:table-row>`,
  ];
  expect(readWorkbook(ods(table(...rows)))).toEqual({
    cards: [{ a: "#REF!" }, { a: "x" }, { b: "y" }],
    found: [
      "2:2 warning workbook/unsolved-formula",
      "3:1 warning workbook/merged-cells",
      "4:2 hint workbook/hidden-cells",
      "2:1 warning csv/spreadsheet-error",
    ],
  });
});

test.each(["#N/A", "#DIV/0!", "Err:502"])(
  "the error %s is reported, whatever value is stored with it",
  (error) => {
    for (const value of [
      'office:value-type="string" office:string-value=""',
      'office:value-type="float" office:value="0"',
    ]) {
      const cell = `<table:table-cell ${value} calcext:value-type="error"><text:p>${error}</text:p></table:table-cell>`;
      expect(readWorkbook(ods(table(row(text("a")), row(cell)))).found).toEqual([
        "2:1 warning csv/spreadsheet-error",
      ]);
    }
  },
);

test("a hidden sheet is not the only one; it can be named", () => {
  const styles =
    '<style:style style:name="ta1" style:family="table"><style:table-properties table:display="true"/></style:style><style:style style:name="ta2" style:family="table"><style:table-properties table:display="false"/></style:style>';
  const sheet = (name: string, style: string, value: string): string =>
    `<table:table table:name="${name}" table:style-name="${style}">${row(text("v"))}${row(text(value))}</table:table>`;
  const bytes = ods(sheet("Cards", "ta1", "seen") + sheet("Lists", "ta2", "hidden"), styles);
  expect(readWorkbook(bytes).cards).toEqual([{ v: "seen" }]);
  expect(readWorkbook(bytes, "Lists").cards).toEqual([{ v: "hidden" }]);
});
