/** Excel workbooks as different programs write them: what a person sees in the cells is what the cards have. */
import { describe, expect, test } from "vitest";
import { readWorkbook } from "../../support/workbooks/read.ts";
import { xlsx, xlsxOfTexts, zipped } from "../../support/workbooks/xlsx.ts";

const head = '<row r="1"><c r="A1" t="inlineStr"><is><t>v</t></is></c></row>';

/** The values of column A below its name, from the XML of their cells. */
function values(cells: readonly string[], parts: Partial<Parameters<typeof xlsx>[0]> = {}): unknown {
  const rows = cells.map(
    (cell, index) => `<row r="${index + 2}">${cell.replace("<c", `<c r="A${index + 2}"`)}</row>`,
  );
  const xml = `<sheetData>${head}${rows.join("")}</sheetData>`;
  const { cards, fault } = readWorkbook(xlsx({ sheets: [{ name: "Cards", xml }], ...parts }));
  return fault ?? (cards as readonly { v?: string }[]).map(({ v }) => v);
}

describe("programs", () => {
  test("Excel: shared texts, a style on each cell, a stated size that is wrong", () => {
    const xml = `<dimension ref="A1"/><sheetViews><sheetView workbookViewId="0"/></sheetViews><sheetFormatPr defaultRowHeight="15" x14ac:dyDescent="0.25" xmlns:x14ac="http://schemas.microsoft.com/office/spreadsheetml/2009/9/ac"/><sheetData><row r="1" spans="1:2"><c r="A1" s="1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row><row r="3" spans="1:2"><c r="A3" t="s"><v>2</v></c><c r="B3"><v>2</v></c></row></sheetData><pageMargins left="0.7" right="0.7" top="0.75" bottom="0.75" header="0.3" footer="0.3"/>`;
    const strings = '<si><t>name</t></si><si><t>copies</t></si><si><t xml:space="preserve">Elf </t></si>';
    expect(readWorkbook(xlsx({ sheets: [{ name: "Cards", xml }], strings }))).toEqual({
      cards: [{ name: "Elf", copies: "2" }],
      found: [],
    });
  });

  test("a library: every name with a prefix, strict namespaces, absolute targets, no cell references", () => {
    const files = {
      "[Content_Types].xml": "<Types/>",
      "_rels/.rels":
        '<Relationships><Relationship Id="a" Type="http://purl.oclc.org/ooxml/officeDocument/relationships/officeDocument" Target="/book/main.xml"/></Relationships>',
      "book/main.xml":
        '<x:workbook xmlns:x="http://purl.oclc.org/ooxml/spreadsheetml/main" xmlns:rel="http://purl.oclc.org/ooxml/officeDocument/relationships"><x:sheets><x:sheet name="One" sheetId="7" rel:id="b"/></x:sheets></x:workbook>',
      "book/_rels/main.xml.rels":
        '<Relationships><Relationship Id="b" Type="http://purl.oclc.org/ooxml/officeDocument/relationships/worksheet" Target="../one.xml"/></Relationships>',
      "one.xml":
        '<x:worksheet xmlns:x="http://purl.oclc.org/ooxml/spreadsheetml/main"><x:sheetData><x:row><x:c t="inlineStr"><x:is><x:t>name</x:t></x:is></x:c></x:row><x:row><x:c t="str"><x:f>"E"&amp;"lf"</x:f><x:v>Elf</x:v></x:c></x:row></x:sheetData></x:worksheet>',
    };
    expect(readWorkbook(zipped(files))).toEqual({ cards: [{ name: "Elf" }], found: [] });
  });

  test("Google Sheets and LibreOffice: empty rows and cells with styles only, up to the end of the sheet", () => {
    const xml =
      '<sheetData><row r="1" customFormat="false" ht="12.8" hidden="false"><c r="A1" s="0" t="inlineStr"><is><t>name</t></is></c><c r="Z1" s="1"/></row><row r="2"><c r="A2" t="inlineStr"><is><t>Elf</t></is></c></row><row r="1000"><c r="A1000" s="2"/></row><row r="1048576"><c r="A1048576" s="2"/></row></sheetData>';
    expect(readWorkbook(xlsx({ sheets: [{ name: "Sheet1", xml }] }))).toEqual({
      cards: [{ name: "Elf" }],
      found: [],
    });
  });
});

describe("values", () => {
  test("numbers print without the noise of binary fractions, and without an exponent", () => {
    const written = ["3", "0.30000000000000004", "1E-3", "1.1000000000000001", "-0", "12345678901", "2.5E+2"];
    expect(values(written.map((one) => `<c><v>${one}</v></c>`))).toEqual([
      "3",
      "0.3",
      "0.001",
      "1.1",
      "0",
      "12345678901",
      "250",
    ]);
  });

  test("texts stay as they are, also those that look like numbers; line breaks and codes are read", () => {
    const texts = ["007", "1.10", "no", "one_x000D_&#10;two", "a_x005F_b", " x "];
    expect(values(texts.map((one) => `<c t="inlineStr"><is><t>${one}</t></is></c>`))).toEqual([
      "007",
      "1.10",
      "no",
      "one\ntwo",
      "a_b",
      "x",
    ]);
  });

  test("booleans, and results of formulas", () => {
    expect(
      values([
        '<c t="b"><v>1</v></c>',
        '<c t="b"><v>0</v></c>',
        "<c><f>1+1</f><v>2</v></c>",
        '<c t="str"><f>A1</f><v>text</v></c>',
        '<c t="d"><v>2024-08-05T00:00:00</v></c>',
      ]),
    ).toEqual(["true", "false", "2", "text", "2024-08-05"]);
  });

  // The texts are those that Excel shows (English), thousands separators aside.
  test.each([
    ["0.00", "2.5", "2.50"],
    ["0.00", "1.005", "1.01"],
    ["000", "7", "007"],
    ["0%", "0.25", "25%"],
    ["0.0%", "0.125", "12.5%"],
    ["#,##0", "1234567", "1234567"],
    ["0.##", "1.5", "1.5"],
    ['0" HP"', "3", "3 HP"],
    ["+0;-0;0", "2", "+2"],
    ["+0;-0;0", "-2", "-2"],
    ["+0;-0;0", "0", "0"],
    ["0;(0)", "-2", "(2)"],
    ["0;(0)", "0", "0"],
    ["0.0%;[Red](0.0%)", "-0.125", "(12.5%)"],
    ['0;-0;"none "0', "0", "none 0"],
    ['0" of 3; or 2"', "1", "1 of 3; or 2"],
    ["[$€-407] 0.00", "2.5", "€ 2.50"],
    ["[Red]0", "4", "4"],
    ["@", "7", "7"],
    ["dd.mm.yyyy", "45509", "05.08.2024"],
    ["yyyy-mm-dd", "45509", "2024-08-05"],
    ["d/m/yy", "45509", "5/8/24"],
    ["[$-409]d mmm yyyy", "45509", "5 Aug 2024"],
    ["h:mm", "0.5625", "13:30"],
    ["h:mm AM/PM", "0.5625", "1:30 PM"],
    ["yyyy-mm-dd hh:mm", "45509.25", "2024-08-05 06:00"],
    ["[h]:mm", "1.5", "36:00"],
    ["yyyy-mm-dd", "1", "1900-01-01"],
    ["yyyy-mm-dd", "61", "1900-03-01"],
  ])("the format %s shows %s as %s", (code, stored, shown) => {
    const styles = `<numFmts count="1"><numFmt numFmtId="164" formatCode="${code.replaceAll('"', "&quot;")}"/></numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs>`;
    expect(values([`<c s="1"><v>${stored}</v></c>`], { styles })).toEqual([shown]);
  });

  test("days count from 1904 where the workbook says so", () => {
    const styles =
      '<numFmts><numFmt numFmtId="170" formatCode="yyyy-mm-dd"/></numFmts><cellXfs><xf numFmtId="170"/></cellXfs>';
    expect(values(['<c s="0"><v>0</v></c>'], { styles, properties: 'date1904="1"' })).toEqual(["1904-01-01"]);
  });

  test("dates that follow the reader's country are ISO dates, with one hint for all of them", () => {
    const styles = '<cellXfs><xf numFmtId="14"/><xf numFmtId="16"/></cellXfs>';
    const xml = `<sheetData>${head}<row r="2"><c r="A2" s="0"><v>45509</v></c></row><row r="3"><c r="A3" s="1"><v>45509.5</v></c></row></sheetData>`;
    expect(readWorkbook(xlsx({ sheets: [{ name: "Cards", xml }], styles }))).toEqual({
      cards: [{ v: "2024-08-05" }, { v: "2024-08-05 12:00" }],
      found: ["2:1 hint workbook/local-date"],
    });
  });

  test("bold and italic words are marked; a text of one look, and names of columns, are not", () => {
    const strings =
      '<si><r><t>na</t></r><r><rPr><b/></rPr><t>me</t></r></si><si><r><t xml:space="preserve">Draw </t></r><r><rPr><b/><sz val="11"/></rPr><t xml:space="preserve">two cards </t></r><r><rPr><b val="0"/><i/></rPr><t>now</t></r></si><si><r><rPr><b/></rPr><t>All bold</t></r></si><si><t>漢字</t><rPh sb="0" eb="2"><t>かんじ</t></rPh><phoneticPr fontId="1"/></si>';
    const xml =
      '<sheetData><row r="1"><c r="A1" t="s"><v>0</v></c></row><row r="2"><c r="A2" t="s"><v>1</v></c></row><row r="3"><c r="A3" t="s"><v>2</v></c></row><row r="4"><c r="A4" t="s"><v>3</v></c></row></sheetData>';
    expect(readWorkbook(xlsx({ sheets: [{ name: "Cards", xml }], strings })).cards).toEqual([
      { name: "Draw **two cards** *now*" },
      { name: "All bold" },
      { name: "漢字" },
    ]);
  });
});

describe("what is reported", () => {
  test("errors and formulas without results, each at its cell", () => {
    const xml = `<sheetData>${head}<row r="2"><c r="A2" t="e"><v>#REF!</v></c></row><row r="4"><c r="A4" t="inlineStr"><is><t>x</t></is></c></row><row r="5"><c r="A5"><f>A1</f></c></row><row r="6"><c r="A6"><f>A1</f><v></v></c></row></sheetData>`;
    expect(readWorkbook(xlsx({ sheets: [{ name: "Cards", xml }] }))).toEqual({
      cards: [{ v: "#REF!" }, { v: "x" }],
      found: ["5:1 warning workbook/unsolved-formula", "2:1 warning csv/spreadsheet-error"],
    });
  });

  test.each(["#N/A", "#VALUE!", "#DIV/0!", "#SPILL!", "#GETTING_DATA"])("the error %s", (error) => {
    const xml = `<sheetData>${head}<row r="2"><c r="A2" t="e"><f>A9</f><v>${error}</v></c></row></sheetData>`;
    expect(readWorkbook(xlsx({ sheets: [{ name: "Cards", xml }] })).found).toEqual([
      "2:1 warning csv/spreadsheet-error",
    ]);
  });

  test("merged cells below the names of columns: the first has the value", () => {
    const xml = `<sheetData>${head}<row r="2"><c r="A2" t="inlineStr"><is><t>x</t></is></c></row></sheetData><mergeCells count="3"><mergeCell ref="A2:A3"/><mergeCell ref="A1:C1"/><mergeCell ref="F2:F3"/></mergeCells>`;
    expect(readWorkbook(xlsx({ sheets: [{ name: "Cards", xml }] }))).toEqual({
      cards: [{ v: "x" }],
      found: ["2:1 warning workbook/merged-cells"],
    });
  });

  test("hidden rows and columns are read, with a hint", () => {
    const xml = `<cols><col min="1" max="1" width="9"/><col min="2" max="16384" hidden="1"/></cols><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>v</t></is></c><c r="B1" t="inlineStr"><is><t>w</t></is></c></row><row r="2" hidden="1"><c r="A2"><v>1</v></c><c r="B2"><v>2</v></c></row></sheetData>`;
    expect(readWorkbook(xlsx({ sheets: [{ name: "Cards", xml }] }))).toEqual({
      cards: [{ v: "1", w: "2" }],
      found: ["2:1 hint workbook/hidden-cells", "1:2 hint workbook/hidden-cells"],
    });
  });

  test("a value in a column without a name, at its row and column", () => {
    const rows = [["name"], ["Elf", "", "lost"]];
    expect(readWorkbook(xlsxOfTexts(rows))).toEqual({
      cards: [{ name: "Elf" }],
      found: ["1:3 warning csv/blank-header"],
    });
  });
});
