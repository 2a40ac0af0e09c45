import { describe, expect, test } from "vitest";
import { parseCsv } from "../../src/source/csv/csv.ts";
import { decodeText } from "../../src/source/text/decode.ts";
import type { SourceNode } from "../../src/source/tree.ts";
import { entriesOf, readCsv, texts } from "./support.ts";

describe("cells", () => {
  test("Windows line ends and rows without content do not count (C035)", () => {
    const { document, faults } = readCsv("name,copies\r\nElf,2\r\n\r\n,\r\nOgre,1");
    expect(faults).toEqual([]);
    expect(texts(document.root)).toEqual([
      { name: "Elf", copies: "2" },
      { name: "Ogre", copies: "1" },
    ]);
  });

  test("spaces around headers and cells are dropped, inside quotes kept (C037)", () => {
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

  test("a line break in quotes is a line break; a backslash and n are kept, for text boxes to read (C036)", () => {
    const { document, faults } = readCsv('text\none\\ntwo\n"one\r\ntwo"\n');
    expect(texts(document.root)).toEqual([{ text: "one\\ntwo" }, { text: "one\ntwo" }]);
    expect(faults).toEqual([]);
  });

  test("an empty cell, quoted or not, leaves out its field", () => {
    expect(texts(readCsv('a,b,c\n1,,""\n').document.root)).toEqual([{ a: "1" }]);
  });

  test("values like n/m that a spreadsheet turned into dates are warned about (C038)", () => {
    const { diagnostics, faults } = readCsv(
      "name,attack,day\nElf,05. Aug,2024-08-05\nOgre,2024-08-05,2024-08-06\nOrc,5/8,x\n",
    );
    expect(faults).toEqual(["2:5 csv/date-like", "3:6 csv/date-like"]);
    expect(diagnostics[0]?.severity).toBe("warning");
  });

  test.each([
    ...["5. Aug", "5-Aug", "05-Aug", "Aug 5", "Aug-05", "5 août", "05-août", "5. Mai", "5-ago", "6. Mär."],
    ...["2026-08-05", "2026/8/5", "05/08/2026", "5.8.2026", "5-Aug-26", "8月5日"],
  ])("%s is a date among numbers, and a text among texts", (written) => {
    const among = (...cells: string[]) =>
      readCsv(`id;a\n1;${written}\n${cells.map((cell) => `2;${cell}\n`).join("")}`).faults;
    expect(among("1,5", "2")).toEqual(["2:3 csv/date-like"]);
    expect(among("5/8")).toEqual(["2:3 csv/date-like"]);
    expect(among("1,5", "a while")).toEqual([]);
    expect(among("6. Aug")).toEqual([]);
  });

  test("the first row decides whether semicolons or tabs separate", () => {
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
    expect(diagnostics.map(({ severity, message }) => `${severity}: ${message}`)).toEqual([
      "hint: this row has 1 cell, fewer than the first row, which has 2; the others count as empty",
      "error: this row has 3 cells, more than the first row, which has 2",
    ]);
  });

  test("headers that are empty, duplicate, reserved, or both value and map", () => {
    const { faults, document } = readCsv("a,a,,b.c,b,__proto__,d.\n1,2,3,4,5,6,7\n");
    expect(faults).toEqual([
      "1:3 csv/duplicate-header",
      "1:5 csv/blank-header",
      "1:10 csv/duplicate-header",
      "1:12 csv/reserved-key",
    ]);
    expect(texts(document.root)).toEqual([{ a: "1", b: { c: "4" }, "d.": "7" }]);
  });

  test("of several columns without a name, only the one with content is a fault", () => {
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

  test("only a header is a list without cards", () => {
    expect(texts(readCsv("id,name\n").document.root)).toEqual([]);
  });
});

test.each([
  ["sep=;\nid;title\na;Fox, red\n", "2:1"],
  ['"sep=;"\r\nid;title\r\na;Fox, red\r\n', "2:1"],
  ["SEP=\t\nid\ttitle\na\tFox, red\n", "2:1"],
])("Excel's line with the separator is not a row: %j", (text, header) => {
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
  ["#NAME?", "2:3 csv/spreadsheet-error"],
  ["#BEZUG!", "2:3 csv/spreadsheet-error"],
  ["#¿NOMBRE?", "2:3 csv/spreadsheet-error"],
  ["#DIV/0!", "2:3 csv/spreadsheet-error"],
  ["###", "2:3 csv/spreadsheet-error"],
  ["########", "2:3 csv/spreadsheet-error"],
  ["Err:502", "2:3 csv/spreadsheet-error"],
  ["=SUM(A1:A3)", "2:3 csv/spreadsheet-error"],
  ["=$A$1", "2:3 csv/spreadsheet-error"],
  ["cafÃ©", "2:3 csv/garbled-text"],
  ["â€œFoxâ€", "2:3 csv/garbled-text"],
  ["20Â°", "2:3 csv/garbled-text"],
])("spreadsheet artefacts are reported: %s", (cell, fault) => {
  expect(readCsv(`id,title\na,${cell}\n`).faults).toEqual([fault]);
});

test.each([
  "#",
  "##",
  "#5",
  "#WIN!",
  "#NAME",
  "# of cards",
  "=",
  "= 5 coins",
  "=)",
  "ÂGE",
  "GRÃO",
  "château",
  "Ã",
])("text that resembles one is text: %s", (cell) => {
  expect(readCsv(`id,title\na,${cell}\n`).faults).toEqual([]);
});

test.each([
  ["sep=|\nid|title\na|Fox, red\n", "any separator"],
  ["sep=;;;\nid;title\na;Fox, red\n", "the line saved again by a spreadsheet"],
  ['"sep=;",,\r\nid;title\r\na;Fox, red\r\n', "saved again with commas"],
  ["sep=;\rid;title\ra;Fox, red\r", "before lines that end with carriage returns"],
])("the line with the separator: %j, %s", (text) => {
  const file = decodeText("a.csv", new TextEncoder().encode(`\uFEFF${text}`));
  const { value, diagnostics } = parseCsv(file.value);
  expect([...file.diagnostics, ...diagnostics]).toEqual([]);
  expect(texts(value.root)).toEqual([{ id: "a", title: "Fox, red" }]);
});

describe("names of columns", () => {
  test("a dot is part of a name unless it is between words", () => {
    const { document } = readCsv("No. of cards,Dmg.,v1.2,Attack/Defence,a.b\n1,2,3,4,5\n");
    expect(texts(document.root)).toEqual([
      { "No. of cards": "1", "Dmg.": "2", "v1.2": "3", "Attack/Defence": "4", a: { b: "5" } },
    ]);
  });

  test("spaces of all kinds around and in a name are one space, around a cell none", () => {
    const { document } = readCsv('\u00A0Card\u00A0 Name ,"Cost\n(gold)"\n\u00A0Fox\u00A0,\u00A0\n');
    expect(document.columns).toEqual(["Card Name", "Cost (gold)"]);
    expect(texts(document.root)).toEqual([{ "Card Name": "Fox" }]);
  });

  test("names that differ only in case are one name", () => {
    const { diagnostics } = readCsv("Name,name \nFox,Red\n");
    expect(diagnostics.map(({ message }) => message)).toEqual([
      'the columns "Name" and "name" differ only in capitals',
    ]);
  });

  test("columns fill the fields that the deck assigns, or none", () => {
    const fields = new Map([
      ["Qty", "copies"],
      ["Cost", "special.cost"],
      ["Remarks", undefined],
    ]);
    const { value } = parseCsv({ path: "a.csv", text: "Qty,Cost,Remarks,Name\n2,3,weak,Fox\n" }, { fields });
    expect(texts(value.root)).toEqual([{ copies: "2", special: { cost: "3" }, Name: "Fox" }]);
  });
});

describe("ids by a pattern", () => {
  const ids = (pattern: string, text: string): unknown =>
    (
      texts(parseCsv({ path: "a.csv", text }, { fields: new Map(), ids: pattern }).value.root) as {
        id?: string;
      }[]
    ).map(({ id }) => id);

  test.each([
    ["{Name}", ["The-Crow-s-Nest", "Ace-1"]],
    ["c{@number:03}", ["c001", "c002"]],
    ["{Set}-{@number}", ["7-1", "12-2"]],
    ["{Set:03}", ["007", "012"]],
  ])("%s", (pattern, wanted) => {
    expect(ids(pattern, "Name,Set\nThe Crow’s Nest,7\nAce-1,12\n")).toEqual(wanted);
  });

  test("an explicit id is kept, and an empty cell makes none", () => {
    expect(ids("{Name}", "id,Name\nown,Fox\n,Owl\n,\n-,\n")).toEqual(["own", "Owl", "-"]);
    expect(ids("{Name}", "Name,Text\nFox,a\n,b\n")).toEqual(["Fox", undefined]);
  });
});

describe("two tables in one file", () => {
  test.each([
    ["below, with names of the first", "id,cost\na,1\n\nid,cost\nb,2\n", "4:1"],
    ["below, with names among numbers", "id,cost\na,1\n,\nweapon,price\nhook,3\n", "4:1"],
    ["below, of words alone, wider", "id,cost\na,1\n\nevent,effect,when\nstorm,all lose 1,now\n", "4:1"],
    ["below, narrower", "id,title,cost\na,A,1\n\nitem,price\nhook,3\n", "4:1"],
    ["beside, with fewer rows", "id,cost,,item,price\na,1,,hook,3\nb,2,,,\n", "1:10"],
    ["beside, with the same names", "id,cost,,id,cost\na,1,,b,2\n", "1:10"],
  ])("%s", (_, text, place) => {
    const { faults, document } = readCsv(text);
    expect(faults).toEqual([`${place} csv/two-tables`]);
    expect(texts(document.root)).toEqual(
      text.includes("title")
        ? [{ id: "a", title: "A", cost: "1" }]
        : text.includes("b,2,,")
          ? [
              { id: "a", cost: "1" },
              { id: "b", cost: "2" },
            ]
          : [{ id: "a", cost: "1" }],
    );
  });

  test.each([
    ["groups of cards between empty rows", "id,cost\na,1\n\nb,2\n\nc,3\n"],
    ["texts only", "id,title\na,Fox\n\nb,Owl\nc,Elk\n"],
    ["groups of numbers", "id,cost,,gold,wood\na,1,,3,2\nb,2,,1,1\n"],
    ["an empty column between two fields", "id,cost,,note\na,1,,x\nb,2,,\n"],
    [
      "an empty column between fields that are seldom filled",
      "id,cost,,gold,wood\na,1,,,\nb,2,,1,\nc,3,,,2\n",
    ],
  ])("is not %s", (_, text) => {
    expect(readCsv(text).faults).toEqual([]);
  });
});

test("a possible second table beside the first is read with it, and reported", () => {
  const { diagnostics, document } = readCsv("Weapon,Cost,,Armour,Def\nAxe,2,,Mail,4\nBow,3,,Hide,2\n");
  expect(diagnostics.map(({ rule, severity, start }) => `${start.column} ${severity} ${rule}`)).toEqual([
    "14 hint csv/two-tables",
  ]);
  expect(texts(document.root)).toMatchObject([{ Weapon: "Axe", Armour: "Mail" }, { Weapon: "Bow" }]);
});

describe("rows that are not cards", () => {
  const all = ({ diagnostics, document }: ReturnType<typeof readCsv>) => ({
    rules: diagnostics.map(({ rule, severity, start }) => `${start.line} ${severity} ${rule}`),
    rows: texts(document.root),
  });

  test.each([
    ["with commas", "My great game,,\n,,\nName,Cost,Text\nFox,1,x\n"],
    ["without", "My great game\n\nName,Cost,Text\nFox,1,x\n"],
    ["right above", "My great game,,\nName,Cost,Text\nFox,1,x\n"],
    ["of two lines", "My great game,,\nEdition 2,,\n\nName,Cost,Text\nFox,1,x\n"],
  ])("a title above the column names is skipped: %s", (_, text) => {
    expect(all(readCsv(text))).toEqual({
      rules: ["1 hint csv/heading-row"],
      rows: [{ Name: "Fox", Cost: "1", Text: "x" }],
    });
  });

  test("a title does not hide the separator", () => {
    expect(texts(readCsv("My great game\n\nName;Cost\nFox, red;1\n").document.root)).toEqual([
      { Name: "Fox, red", Cost: "1" },
    ]);
  });

  test.each([
    ["alone after an empty row", "Name,Qty\nFox,2\n\nTokens,\nCoin,5\n", ["4 warning csv/heading-row"]],
    ["names of columns once more", "Name,Qty\nCrow,2\nItem,Cost\nSword,3\n", ["3 warning csv/heading-row"]],
    [
      "a heading and names below it",
      "Name,Qty,Text\nFox,2,x\n\nTokens,,\nToken,Worth,\nCoin,5,\n",
      ["4 warning csv/two-tables"],
    ],
  ])("%s", (_, text, rules) => {
    expect(all(readCsv(text)).rules).toEqual(rules);
  });

  test.each([
    ["a card with a name alone", "Name,Qty\nFox,2\nOwl,\nElk,1\n"],
    ["the last card, after an empty row", "Name,Qty\nFox,2\n\nOwl,\n"],
    ["a word among numbers", "Name,Cost\nFox,2\nOwl,free\nElk,1\n"],
    ["a list of names", "Name\nFox\n\nOwl\nElk\n"],
    ["one named column beside others", "Name,,\nFox,,\nOwl,,\n"],
  ])("is not %s", (_, text) => {
    expect(readCsv(text).faults).toEqual([]);
  });
});

describe("a fault in every row is one finding", () => {
  const rows = (row: string, count = 300): string => row.repeat(count);

  test.each([
    ["cells too many", `a,b\n${rows("1,2,3\n")}`, "csv/ragged-row"],
    ["cells too few", `a,b,c\n${rows("1,2\n")}`, "csv/ragged-row"],
    ["error values", `a,b\n${rows("1,#REF!\n")}`, "csv/spreadsheet-error"],
    ["dates", `a,b\n0,1/2\n${rows("1,2024-05-08\n")}`, "csv/date-like"],
    ["broken letters", `a,b\n${rows("1,cafÃ©\n")}`, "csv/garbled-text"],
    ["columns of one name", `${"a,".repeat(300)}b\n${"1,".repeat(300)}2\n`, "csv/duplicate-header"],
    ["columns without a name", `a${",".repeat(300)}\n${"1,".repeat(300)}\n`, "csv/blank-header"],
  ])("%s", (_, text, rule) => {
    const { diagnostics } = readCsv(text);
    expect(diagnostics.map((fault) => fault.rule)).toEqual([rule]);
    expect(diagnostics[0]?.message).toMatch(/299|298|300/);
  });

  test("4,000 columns and 30,000 rows are too many, and the first are read", () => {
    const wide = readCsv(`${Array.from({ length: 4_000 }, (_, index) => `c${index}`).join()}\n1,2\n`);
    expect(wide.diagnostics.map(({ rule, message }) => `${rule}: ${message}`)).toEqual([
      "csv/limit: 4000 columns, expected at most 500; no card of the file is read",
    ]);
    expect(wide.document.root).toBeUndefined();
    const long = readCsv(`id\n${rows("x\n", 30_000)}`);
    expect(long.diagnostics.map(({ rule, message }) => `${rule}: ${message}`)).toEqual([
      "csv/limit: more than 20000 rows, the maximum for a file like this; the rest are ignored",
    ]);
    expect(long.document.root?.kind === "list" && long.document.root.items).toHaveLength(20_000);
  });
});

test("empty cells and rows at the ends are ignored", () => {
  const { faults, document } = readCsv("a,b,,,\n1,2,,,,,\n3,4,,,\n,,,,\n,,,,\n");
  expect(faults).toEqual([]);
  expect(texts(document.root)).toEqual([
    { a: "1", b: "2" },
    { a: "3", b: "4" },
  ]);
});

test("in a table with tabs, a quote within a cell is a quote", () => {
  const { faults, document } = readCsv('id\ttitle\ttext\na\tThe "Crow"\tx\n');
  expect(faults).toEqual([]);
  expect(texts(document.root)).toEqual([{ id: "a", title: 'The "Crow"', text: "x" }]);
});
