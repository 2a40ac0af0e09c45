/** One table as CSV, TSV, XLSX and ODS: the decks are equal. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { parseCsv } from "../../../src/source/csv/csv.ts";
import { odsOfTexts } from "../../support/workbooks/ods.ts";
import { readWorkbook } from "../../support/workbooks/read.ts";
import { xlsxOfTexts } from "../../support/workbooks/xlsx.ts";
import { texts } from "../support.ts";

/** Cells without spaces around them, which the quotes of CSV would keep; quotes of TSV are literal within a cell. */
const cell = fc
  .string({ unit: fc.constantFrom(..."ab7.,;|'&<>é漢-#: \n".split("")), maxLength: 8 })
  .map((text) => text.trim());
const rows = fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 6 });

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
const separated = (table: readonly (readonly string[])[], separator: string): string =>
  `${table.map((line) => line.map(quoted).join(separator)).join("\n")}\n`;

test("the same table as CSV, TSV, XLSX and ODS makes the same cards", () => {
  let filled = 0;
  fc.assert(
    fc.property(rows, (body) => {
      const table = [["name", "stats.attack", "text"], ...body];
      const csv = texts(parseCsv({ path: "a.csv", text: separated(table, ",") }).value.root);
      const tsv = texts(parseCsv({ path: "a.tsv", text: separated(table, "\t") }).value.root);
      expect(tsv).toEqual(csv);
      expect(readWorkbook(xlsxOfTexts(table)).cards).toEqual(csv);
      expect(readWorkbook(odsOfTexts(table)).cards).toEqual(csv);
      filled += (csv as readonly object[]).length;
    }),
    { numRuns: 40 },
  );
  expect(filled).toBeGreaterThan(50);
});

test("a .tsv file has tabs between its cells, whatever else is in its first line", () => {
  const { value } = parseCsv({ path: "a.tsv", text: "name, first, last\tcost\nElf, green\t2\n" });
  expect(texts(value.root)).toEqual([{ "name, first, last": "Elf, green", cost: "2" }]);
});
