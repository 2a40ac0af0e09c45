/** Workbooks that cannot be read, or must not be: each is refused with words that say what it is. */
import { expect, test } from "vitest";
import { readSheet } from "../../../src/source/spreadsheet/read-sheet.ts";
import type { Workbook } from "../../../src/source/spreadsheet/sheets.ts";
import { ods } from "../../support/workbooks/ods.ts";
import { readWorkbook } from "../../support/workbooks/read.ts";
import { xlsx, xlsxOfTexts, zipped } from "../../support/workbooks/xlsx.ts";

const good = (): Uint8Array => xlsxOfTexts([["name"], ["Elf"]]);
const withSheet = (xml: string): Uint8Array => xlsx({ sheets: [{ name: "Cards", xml }] });
const OLE = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...new Array(504).fill(0)]);
const utf16 = (text: string): Buffer => Buffer.from(text, "utf16le");

/** The bytes with others at a place, counted from the first occurrence of a signature. */
function patched(
  bytes: Uint8Array,
  signature: string,
  offset: number,
  ...values: readonly number[]
): Uint8Array {
  const copy = Buffer.from(bytes);
  copy.set(values, copy.indexOf(Buffer.from(signature, "latin1")) + offset);
  return copy;
}

const ENTRY = "PK\x01\x02";

test.each<readonly [what: string, bytes: () => Uint8Array, message: RegExp]>([
  ["nothing", () => new Uint8Array(), /the file is empty/],
  ["an old .xls", () => OLE, /old Excel workbook \(\.xls\)/],
  ["a password", () => Buffer.concat([OLE, utf16("EncryptedPackage")]), /protected with a password/],
  [
    "an .ods with a password",
    () => ods("", "", { "META-INF/manifest.xml": "<m><encryption-data/></m>" }),
    /protected with a password/,
  ],
  ["an encrypted file in it", () => patched(good(), ENTRY, 8, 1), /protected with a password/],
  ["a text", () => Buffer.from("name,copies\nElf,2\n"), /this is a text file/],
  ["a web page", () => Buffer.from("<html><table></table></html>"), /a web page/],
  ["another zip archive", () => zipped({ "a.txt": "x" }), /a zip archive/],
  ["a Numbers document", () => zipped({ "Index/Document.iwa": "x" }), /a Numbers document/],
  ["a Word document", () => zipped({ "[Content_Types].xml": "<Types/>" }), /not a workbook/],
  [
    "an .xlsb",
    () =>
      xlsx({
        sheets: [],
        files: {
          "_rels/.rels": '<R><Relationship Id="a" Type="x/officeDocument" Target="xl/workbook.bin"/></R>',
        },
      }),
    /binary Excel workbook/,
  ],
  ["half a download", () => good().subarray(0, 700), /ends early/],
  [
    "a list of files beyond the end",
    () => patched(good(), "PK\x05\x06", 16, 0xff, 0xff, 0xff, 0x00),
    /list of files ends early/,
  ],
  [
    "a path outside itself",
    () => zipped({ "../../evil.xml": "x", "content.xml": "<x/>" }),
    /a file outside itself/,
  ],
  [
    "cells out of order",
    () =>
      withSheet(
        '<sheetData><row r="2"><c r="A2"><v>1</v></c></row><row r="1"><c r="A1"><v>1</v></c></row></sheetData>',
      ),
    /the cell A1 is out of order/,
  ],
  [
    "a cell of another row",
    () => withSheet('<sheetData><row r="2"><c r="A9"><v>1</v></c></row></sheetData>'),
    /the cell A9 is in row 2/,
  ],
  [
    "a row beyond the last",
    () => withSheet('<sheetData><row r="1048577"><c r="A1048577"><v>1</v></c></row></sheetData>'),
    /out of order/,
  ],
  [
    "a text that is not in its table",
    () => withSheet('<sheetData><row r="1"><c r="A1" t="s"><v>5</v></c></row></sheetData>'),
    /no text number 5/,
  ],
  ["XML that ends early", () => withSheet("<sheetData><row>"), /not valid XML/],
  ["elements without end", () => withSheet("<a>".repeat(500) + "</a>".repeat(500)), /nested too deeply/],
  ["no sheet", () => xlsx({ sheets: [] }), /no sheet/],
])("%s", (_, bytes, message) => {
  const { fault } = readWorkbook(bytes());
  expect(fault?.message).toMatch(message);
  expect(fault?.rule).toBe("workbook/unreadable");
  expect(fault?.fix).toBeTruthy();
});

test("a DOCTYPE is refused before any of its entities is used", () => {
  const files = {
    "xl/worksheets/sheet1.xml":
      '<!DOCTYPE w [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY x SYSTEM "file:///etc/passwd">]><worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>&b;&x;</t></is></c></row></sheetData></worksheet>',
  };
  const { fault } = readWorkbook(xlsx({ sheets: [{ name: "Cards", xml: "" }], files }));
  expect(fault?.message).toMatch(/declares entities \(DOCTYPE\)/);
});

test("thousands of files in a workbook are refused by their number", () => {
  const files = Object.fromEntries(Array.from({ length: 5_001 }, (_, index) => [`x/${index}`, ""]));
  expect(readWorkbook(zipped(files)).fault?.message).toMatch(
    /5001 files in the workbook, expected at most 5000/,
  );
});

test("too many rows, columns and cells are reported as of a CSV file", () => {
  const rows = (count: number, columns: number): Uint8Array =>
    ods(
      `<table:table table:name="A"><table:table-row table:number-rows-repeated="${count}"><table:table-cell office:value-type="float" office:value="1" table:number-columns-repeated="${columns}"><text:p>1</text:p></table:table-cell></table:table-row></table:table>`,
    );
  expect(readWorkbook(rows(20_010, 1)).found).toContain("20001:1 error csv/limit");
  expect(readWorkbook(rows(1_048_576, 16_384)).found.some((one) => one.endsWith("error csv/limit"))).toBe(
    true,
  );
  const far = '<sheetData><row r="1"><c r="A1"><v>1</v></c><c r="XFD1"><v>2</v></c></row></sheetData>';
  expect(readWorkbook(withSheet(far)).found).toContain("1:500 error csv/limit");
});

test("a text that is stored once may be in many cells only as long as all of them together are not too long", () => {
  const rows = (count: number): string =>
    Array.from({ length: count }, (_, index) => `<row r="${index + 1}"><c t="s"><v>0</v></c></row>`).join("");
  const read = (count: number, length: number) => {
    const sheets = [{ name: "Cards", xml: `<sheetData>${rows(count)}</sheetData>` }];
    return readWorkbook(xlsx({ sheets, strings: `<si><t>${"x".repeat(length)}</t></si>` })).fault;
  };
  expect(read(201, 100_000)).toMatchObject({
    rule: "workbook/limit",
    message: expect.stringMatching(/^the texts of a sheet have more/),
  });
  expect(read(3, 100_001)).toMatchObject({ rule: "workbook/limit", fix: "shorten the text in A1" });
  expect(read(3, 100_000)).toBeUndefined();
});

const two = (): Uint8Array =>
  xlsx({
    sheets: [
      { name: "Battle", xml: '<sheetData><row r="1"><c r="A1"><v>1</v></c></row></sheetData>' },
      { name: "Items: rare", xml: '<sheetData><row r="1"><c r="A1"><v>2</v></c></row></sheetData>' },
      { name: "Sheet3", xml: "<sheetData/>" },
    ],
  });

test("of several filled sheets one must be named; empty ones do not count", () => {
  const { fault } = readWorkbook(two());
  expect(fault).toMatchObject({
    rule: "workbook/which-sheet",
    message: 'cards.xlsx has 2 sheets: "Battle" and "Items: rare"; expected the name of one of them',
    fix: "name it: cards: cards.xlsx#Battle",
  });
});

test("a sheet that is found by looking into all of them is read once", () => {
  const reads: string[] = [];
  const workbook: Workbook = {
    sheets: ["Cards", "Empty"].map((name) => ({ name, isHidden: false })),
    cellsOf: ({ name }) => {
      reads.push(name);
      return { rows: name === "Cards" ? [{ number: 1, cells: ["name"] }] : [] };
    },
  };
  expect(readSheet(workbook, "cards.xlsx")).toMatchObject({ sheet: "Cards" });
  expect(reads).toEqual(["Cards", "Empty"]);
});

test("a sheet that is not there: the nearest name, and an edit of the deck", () => {
  const { fault } = readWorkbook(two(), "Batle");
  expect(fault).toMatchObject({
    rule: "workbook/unknown-sheet",
    fix: 'did you mean "Battle"?',
    replacement: { text: "cards.xlsx#Battle" },
  });
});
