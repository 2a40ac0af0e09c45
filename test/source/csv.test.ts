import { describe, expect, test } from "vitest";
import type { SourceNode } from "../../src/source/tree.ts";
import { entriesOf, readCsv, texts } from "./support.ts";

describe("cells", () => {
  test("line ends of Windows and rows without content do not count (C035)", () => {
    const { document, faults } = readCsv("name,copies\r\nElf,2\r\n\r\n,\r\nOgre,1");
    expect(faults).toEqual([]);
    expect(texts(document.root)).toEqual([
      { name: "Elf", copies: "2" },
      { name: "Ogre", copies: "1" },
    ]);
  });

  test("blanks around headers and cells are dropped, inside quotes kept (C037)", () => {
    const { document } = readCsv('  name  , copies \n  Ogre  , 2 \n"  Elf ",1\n');
    expect(texts(document.root)).toEqual([
      { name: "Ogre", copies: "2" },
      { name: "  Elf ", copies: "1" },
    ]);
  });

  test("doubled quotes are quotes, and a comma in quotes is text (C039)", () => {
    const { document } = readCsv('name,text\n"The ""Crow""","Say ""no"", then pass"\n');
    expect(texts(document.root)).toEqual([{ name: 'The "Crow"', text: 'Say "no", then pass' }]);
  });

  test("a line break in quotes is a line break; a backslash and n stay as they are, for text boxes to read (C036)", () => {
    const { document, faults } = readCsv('text\none\\ntwo\n"one\r\ntwo"\n');
    expect(texts(document.root)).toEqual([{ text: "one\\ntwo" }, { text: "one\ntwo" }]);
    expect(faults).toEqual([]);
  });

  test("an empty cell leaves its field out, in quotes too", () => {
    expect(texts(readCsv('a,b,c\n1,,""\n').document.root)).toEqual([{ a: "1" }]);
  });

  test("values like n/m that a spreadsheet made dates of are warned of (C038)", () => {
    const { diagnostics, faults } = readCsv(
      "name,attack,day\nElf,05. Aug,2024-08-05\nOgre,2024-08-05,2024-08-06\nOrc,5/8,x\n",
    );
    expect(faults).toEqual(["2:5 csv/date-like", "3:6 csv/date-like"]);
    expect(diagnostics[0]?.severity).toBe("warning");
  });

  test("semicolons or tabs separate where the first row has them", () => {
    expect(texts(readCsv("a;b\n1,5;2\n").document.root)).toEqual([{ a: "1,5", b: "2" }]);
    expect(texts(readCsv("a\tb\n\t2\n").document.root)).toEqual([{ b: "2" }]);
  });

  test("a dot in a header makes a map", () => {
    const { document } = readCsv("id,special.cost,special.gives.suit\na,3,trump\nb,,\n");
    expect(texts(document.root)).toEqual([
      { id: "a", special: { cost: "3", gives: { suit: "trump" } } },
      { id: "b" },
    ]);
  });
});

describe("ranges", () => {
  const text = 'é,ü.x\n  ☠😀 ,"😀 ""x"""\n';
  const { document } = readCsv(text);
  const [first, second] = entriesOf(document.root?.kind === "list" ? document.root.items[0] : undefined);
  const slice = (range: { start: number; end: number } | undefined): string =>
    text.slice(range?.start, range?.end);

  test("of values are their cells, of keys the headers, also beyond the BMP", () => {
    expect([slice(first?.keyRange), slice(first?.value)]).toEqual(["é", "☠😀"]);
    const [inner] = entriesOf(second?.value);
    expect([slice(inner?.keyRange), slice(inner?.value)]).toEqual(["ü.x", '"😀 ""x"""']);
  });
});

describe("faults", () => {
  test("rows with too many or too few cells", () => {
    const { diagnostics, faults } = readCsv("a,b\n1\n1,2,3\n");
    expect(faults).toEqual(["2:1 csv/ragged-row", "3:1 csv/ragged-row"]);
    expect(diagnostics[0]?.message).toBe("this row has 1 cell, and the first row has 2 cells");
  });

  test("headers that are blank, twice, reserved, or both value and map", () => {
    const { faults, document } = readCsv("a,a,,b.c,b,__proto__,d.\n1,2,3,4,5,6,7\n");
    expect(faults).toEqual([
      "1:3 csv/duplicate-header",
      "1:5 csv/blank-header",
      "1:10 csv/duplicate-header",
      "1:12 csv/reserved-key",
      "1:22 csv/blank-header",
    ]);
    expect(texts(document.root)).toEqual([{ a: "1", b: { c: "4" } }]);
  });

  test("of several columns without a name, only the one that holds something is a fault", () => {
    const { faults, document } = readCsv("a,,b,,\n1,,2,,\n3,,4,x,\n");
    expect(faults).toEqual(["1:6 csv/blank-header"]);
    expect(texts(document.root)).toEqual([
      { a: "1", b: "2" },
      { a: "3", b: "4" },
    ]);
  });

  test.each([
    ['a,b\n1,"x\n2,y\n', "2:3"],
    ['a,b\nx"y,1\n', "2:1"],
    ['a\n"x"y\n', "2:1"],
  ])("quotes that do not fit: %j", (text, place) => {
    const { faults, document } = readCsv(text);
    expect(faults).toEqual([`${place} csv/quote`]);
    expect(document.root).toBeUndefined();
  });

  test.each(["", "\n\n", ",\n"])("the empty file %j", (text) => {
    expect(readCsv(text).faults).toEqual(["1:1 csv/empty"]);
  });

  test("a header alone is a list without cards", () => {
    expect(texts(readCsv("id,name\n").document.root)).toEqual([]);
  });
});

test.each([
  ["sep=;\nid;title\na;Fox, red\n", "2:1"],
  ['"sep=;"\r\nid;title\r\na;Fox, red\r\n', "2:1"],
  ["SEP=\t\nid\ttitle\na\tFox, red\n", "2:1"],
])("Excel's line with the separator is no row: %j", (text, header) => {
  const { document, faults } = readCsv(text);
  expect(faults).toEqual([]);
  expect(texts(document.root)).toEqual([{ id: "a", title: "Fox, red" }]);
  const { start } = document.root as SourceNode;
  const before = text.slice(0, start).split("\n");
  expect(`${before.length}:${(before.at(-1) ?? "").length + 1}`).toBe(header);
});

test.each([
  ["#REF!", "2:3 csv/spreadsheet-error"],
  ["#N/A", "2:3 csv/spreadsheet-error"],
  ["#DIV/0!", "2:3 csv/spreadsheet-error"],
  ["###", "2:3 csv/spreadsheet-error"],
  ["########", "2:3 csv/spreadsheet-error"],
  ["Err:502", "2:3 csv/spreadsheet-error"],
  ["=SUM(A1:A3)", "2:3 csv/spreadsheet-error"],
  ["=$A$1", "2:3 csv/spreadsheet-error"],
  ["cafÃ©", "2:3 csv/garbled-text"],
  ["â€œFoxâ€", "2:3 csv/garbled-text"],
  ["20Â°", "2:3 csv/garbled-text"],
])("what a spreadsheet leaves behind is reported: %s", (cell, fault) => {
  expect(readCsv(`id,title\na,${cell}\n`).faults).toEqual([fault]);
});

test.each(["#", "##", "#5", "# of cards", "=", "= 5 coins", "=)", "ÂGE", "GRÃO", "château", "Ã"])(
  "what only looks like it is text: %s",
  (cell) => {
    expect(readCsv(`id,title\na,${cell}\n`).faults).toEqual([]);
  },
);
