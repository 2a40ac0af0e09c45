/** Decks: their own fields, defaults, cards in YAML and CSV. */
import { describe, expect, test } from "vitest";
import { checkTable } from "../../src/schema/entries/check-table.ts";
import { cardsFileOf } from "../../src/schema/entries/entries-list.ts";
import { parseYaml } from "../../src/source/yaml/yaml.ts";
import { csvDeck, deck } from "./support.ts";

const FIELDS = `card:
  properties:
    text: {type: string}
    value: {type: integer, minimum: 1, maximum: 9}
    suit: {type: string, enum: [007, no, axe]}
    either: {type: [string, integer]}
    free: {}
    tags: {type: array, items: {type: string}}
    special: {type: object, properties: {cost: {type: integer}, feature: {type: string}}, required: [cost]}
    flag: {type: boolean}
`;

/** Some of them, for a file that has no other columns. */
const fields = (...names: readonly string[]): string =>
  FIELDS.split("\n")
    .filter((line) => !line.startsWith("    ") || names.includes(line.trim().split(":")[0] ?? ""))
    .join("\n");

describe("cards in YAML", () => {
  test("print as written where the schema says string (C040, C041, C042, C045, Y12)", () => {
    const written = ["007", "1.10", "no", "1e3", "12:30", "2024-01-05", "+47", "0o10", "1_000", "true", "N"];
    const cards = written.map((text, index) => `  - {id: c${index}, text: ${text}}\n`).join("");
    const { value, faults } = deck(
      `${FIELDS}cards:\n${cards}  - id: block\n    text: |\n      one\n      two\n`,
    );
    expect(faults).toEqual([]);
    expect(value?.cards.map(({ entry: { text } }) => text)).toEqual([...written, "one\ntwo"]);
  });

  test("are numbers where the schema says so, and either where it allows either", () => {
    const { value, diagnostics } = deck(
      `${FIELDS}cards:\n  - {id: a, value: 7, either: 10, free: 1.5, suit: 007}\n  - {id: b, value: 007, either: 010, free: yes, suit: no}\n`,
    );
    expect(value?.cards.map(({ entry }) => entry)).toEqual([
      { id: "a", value: 7, either: 10, free: 1.5, suit: "007" },
      { id: "b", value: 7, either: "010", free: "yes", suit: "no" },
    ]);
    expect(diagnostics.map(({ rule, severity }) => [rule, severity])).toEqual([
      ["schema/leading-zero", "warning"],
    ]);
  });

  test("an unknown field is reported at its key with the nearest, or how to declare it (C046)", () => {
    expect(deck("cards: [{id: elf, title: Elf, copise: 2}]\n").faults).toEqual([
      '5:19 schema/unknown-field: unknown field "title" | declare it in `card:` under properties, or remove it',
      '5:31 schema/unknown-field: unknown field "copise" | did you mean copies?',
    ]);
  });

  test("a field of dice says which kind of deck has it", () => {
    expect(deck("cards: [{id: elf, die: green}]\n").faults).toEqual([
      '5:19 schema/unknown-field: unknown field "die" | write `kind: dice` in the deck, or declare it in `card:` under properties, or remove it',
    ]);
  });

  test("a common name for a shape is reported with the valid one", () => {
    expect(deck("shape: hex\ncards: []\n").faults).toMatchObject([
      expect.stringMatching(/\| write hexagon$/),
    ]);
  });

  test("an empty field is reported once (C048)", () => {
    expect(deck(`${FIELDS}cards:\n  - id: elf\n    text:\n`).faults).toEqual([
      "17:10 schema/empty-field: text is empty | give it a value, or remove it",
    ]);
  });

  test("a key with a comma in brackets is two keys, of which the first is empty", () => {
    expect(deck(`${FIELDS}cards:\n  - {id: elf, free: {1,5: x, 2: y}}\n`).faults).toEqual([
      expect.stringContaining("schema/empty-field: 1 is empty"),
    ]);
  });

  test("a faulty field is left out, and the card keeps its position", () => {
    const { value } = deck(`${FIELDS}cards: [{id: a, value: 12, text: x}, 5, {id: B b}, {id: d}]\n`);
    expect(value?.cards.map(({ entry }) => entry)).toEqual([
      { id: "a", text: "x" },
      { id: "card-2" },
      { id: "card-3" },
      { id: "d" },
    ]);
  });

  test("cards and decks know which of their fields were left out because of a fault", () => {
    const { value } = deck(
      `${FIELDS}defaults: {text: [1]}\ncards: [{id: a, value: 12}, {id: b, value: 3, text: x}]\n`,
    );
    expect(value?.cards.map(({ faulty }) => faulty)).toEqual([["value"], []]);
    expect(value?.faulty).toEqual(["text"]);
  });

  test.each([
    ["1,5", "1.5"],
    ["-12,25 mm", "-12.25 mm"],
  ])("a comma in an unquoted number separates fields: %s", (written, meant) => {
    const { diagnostics } = deck(`${FIELDS}cards: [{id: a, value: ${written}}]\n`);
    expect(diagnostics.find(({ rule }) => rule === "schema/unknown-field")?.fix).toBe(
      `a comma separates fields here: write ${meant}, or put it in quotes`,
    );
  });

  test("required fields may come from the defaults, which are checked too", () => {
    const required = FIELDS.replace("card:", "card:\n  required: [suit, value]");
    const { value, faults } = deck(
      `${required}defaults: {suit: no, valeu: 1}\ncards: [{id: a, value: 1}, {id: b}]\n`,
    );
    expect(faults).toEqual([
      '16:22 schema/unknown-field: unknown field "valeu" | did you mean value?',
      "17:33 schema/missing-field: the card b has no value | add `value: ...`",
    ]);
    expect(value?.file.defaults).toEqual({ suit: "no" });
    expect(value?.fields.suit).toEqual({ optional: false });
    expect(value?.fields.text).toEqual({ optional: true });
  });

  test("map cards have squares and bars", () => {
    const card =
      "  - {id: m, squares: [[green, white], [blue, green], [white, red]], bars: [a2|b2, a1|south]}\n";
    expect(deck(`kind: map\ncards:\n${card}`).faults).toEqual([]);
    const faults = deck(
      "kind: map\ncards:\n  - {id: m}\n  - {id: n, squares: [[gren, white], [blue], [red, red]], bars: [a2|b4, a1|sowth]}\n",
    ).diagnostics;
    expect(faults.slice(3).map(({ fix }) => fix)).toEqual(["write a2|b1", "write a1|south"]);
    expect(faults.map(({ start, rule }) => `${start.line}:${start.column} ${rule}`)).toEqual([
      "7:10 schema/missing-field",
      "8:24 schema/not-allowed",
      "8:38 schema/wrong-count",
      "8:66 schema/not-allowed",
      "8:73 schema/not-allowed",
    ]);
    expect(deck("cards: [{id: m, bars: [a1|south]}]\n").diagnostics.map(({ rule }) => rule)).toEqual([
      "schema/unknown-field",
    ]);
  });
});

describe("cards in CSV", () => {
  test("numbers, booleans, lists and maps are made of cells", () => {
    const csv =
      'id,text,copies,tags,special.cost,special.feature,flag\na,007, 2 ,x | y,3,fog,TRUE\nb,no,"3",x,1,,false\n';
    const { value, faults } = csvDeck(fields("text", "tags", "special", "flag"), csv);
    expect(faults).toEqual([]);
    expect(value?.list).toEqual({ file: "content/g/decks/d.csv", path: [] });
    expect(value?.cards.map(({ entry }) => entry)).toEqual([
      { id: "a", text: "007", copies: 2, tags: ["x", "y"], special: { cost: 3, feature: "fog" }, flag: true },
      { id: "b", text: "no", copies: 3, tags: ["x"], special: { cost: 1 }, flag: false },
    ]);
  });

  test("copies: empty, spaced, quoted, zero; negative, with letters, fractional and huge ones at their cell (C033)", () => {
    const cells = ["", "1", '"  1 "', '"2"', "3", "0", "-1", "1a", "1.5", "1001"];
    const csv = `id,copies\n${cells.map((cell, index) => `c${index},${cell}\n`).join("")}`;
    const { value, faults } = csvDeck("", csv);
    expect(value?.cards.map(({ entry: { copies } }) => copies)).toEqual([
      undefined,
      1,
      1,
      2,
      3,
      0,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(faults.map((fault) => fault.split(" | ")[0])).toEqual([
      "8:4 schema/out-of-range: copies is -1, expected a whole number from 0 to 999",
      '9:4 schema/wrong-type: copies is "1a", expected a whole number from 0 to 999',
      "10:4 schema/wrong-type: copies is 1.5, expected a whole number from 0 to 999".replace(
        "1.5,",
        '"1.5",',
      ),
      "11:4 schema/out-of-range: copies is 1001, expected a whole number from 0 to 999",
    ]);
  });

  test("a misspelt column is one finding, at its header, with what lets it fill its field", () => {
    const { faults, diagnostics } = csvDeck(fields("text"), "id,txet\na,1\nb,2\nc,3\n");
    expect(faults).toEqual([
      '1:4 schema/renamed-column: the deck declares "text"; the file has no such column, but has "txet" | write `columns: { txet: text }` in content/g/decks/d.yaml, or correct the name in the file',
    ]);
    expect(diagnostics[0]?.edits?.map(({ text }) => text)).toEqual(["columns: { txet: text }\n"]);
  });

  test("of two misspelt columns that may be one field, neither is chosen", () => {
    const { diagnostics } = csvDeck(fields("text"), "id,txet,tetx\na,1,2\n");
    expect(diagnostics.map(({ rule, edits }) => [rule, edits])).toEqual([
      ["schema/renamed-column", undefined],
      ["schema/undeclared-columns", undefined],
    ]);
  });

  test.each([
    [
      "gone",
      "id,text\na,x\n",
      ['schema/missing-column: no column of content/g/decks/d.csv fills the field "value"'],
    ],
    ["empty in all rows", "id,text,value\na,x,\n", []],
    [
      "called otherwise, with cells that fit",
      "id,text,Price\na,x,3\n",
      ['schema/renamed-column: the deck declares "value"; the file has no such column, but has "Price"'],
    ],
    [
      "gone, and a column of another type is new",
      "id,text,Price\na,x,three\n",
      [
        'schema/undeclared-columns: the deck declares no field for the column "Price"',
        'schema/missing-column: no column of content/g/decks/d.csv fills the field "value"',
      ],
    ],
    [
      "gone with another, and two are new",
      "id,Price,Rules\na,3,x\n",
      [
        'schema/undeclared-columns: the deck declares no field for the columns "Price" and "Rules"',
        'schema/missing-column: no column of content/g/decks/d.csv fills the fields "text" and "value"',
      ],
    ],
  ])("the column of a declared field is %s", (_, csv, wanted) => {
    const { diagnostics } = csvDeck(fields("text", "value"), csv);
    expect(diagnostics.map(({ rule, message }) => `${rule}: ${message}`)).toEqual(wanted);
  });

  test("a field provided by a default or another column does not lack a column", () => {
    const own = `${fields("text", "value")}defaults: { value: 3 }\ncolumns: { Words: text }\n`;
    expect(csvDeck(own, "id,Words\na,x\n").faults).toEqual([]);
  });

  test("in a map, the field whose column is missing", () => {
    expect(csvDeck(fields("special"), "id,special.cost\na,3\n").faults).toEqual([
      expect.stringContaining('fills the field "special.feature"'),
    ]);
  });

  test("a name that has a meaning for cards is suggested only where the cells fit it", () => {
    const csv = "Unique ID,Copies,Note,Origin,Back\nA 1,x,weak,old,red\nA 2,blue,,new,blue\n";
    const [fault] = csvDeck("", csv).diagnostics;
    expect(fault?.fix?.split("\n").slice(1)).toEqual([
      'ids: "{Unique ID}"',
      "card:",
      "  properties:",
      "    Unique ID: { type: string }",
      "    Copies: { type: string }",
      "    Note: { type: string }",
      "    Origin: { type: string }",
      "    Back: { type: string }",
    ]);
    const [other] = csvDeck("", "ID,copise\nA-1,2\nA-2,1\n").diagnostics;
    expect(other?.fix?.split("\n").slice(1)).toEqual(["columns: { copise: copies, ID: id }"]);
  });

  test("undeclared columns are one finding, whose fix declares them", () => {
    const csv = "Unique ID,Qty,text,Card Name,Cost,Code\nA-1,2,x,Fox,3,007\nA-2,1,y,Owl,,008\n";
    const { value, diagnostics } = csvDeck(fields("text"), csv);
    expect(diagnostics.map(({ rule, message }) => `${rule}: ${message}`)).toEqual([
      'schema/undeclared-columns: the deck declares no field for the columns "Unique ID", "Qty", "Card Name", "Cost" and "Code"',
    ]);
    expect(diagnostics[0]?.fix?.split("\n")).toEqual([
      "write in content/g/decks/d.yaml:",
      "columns: { Qty: copies }",
      'ids: "{Unique ID}"',
      "card:",
      "  properties:",
      "    Unique ID: { type: string }",
      "    Card Name: { type: string }",
      "    Cost: { type: integer }",
      "    Code: { type: string }",
    ]);
    expect(value?.cards).toHaveLength(2);
  });

  test("of very many, some are named, and the fix declares all", () => {
    const names = Array.from({ length: 500 }, (_, index) => `Column ${index}`);
    const { diagnostics } = csvDeck("", `${names.join()}\n${names.join()}\n`);
    const [fault] = diagnostics.filter(({ rule }) => rule === "schema/undeclared-columns");
    expect(fault?.message).toContain('"Column 5" and 494 more');
    expect(fault?.fix?.split("\n").length).toBeLessThan(40);
    expect(fault?.fix).toContain("# and 470 more");
    expect(fault?.edits?.map(({ text }) => text).join("")).toContain("Column 499: { type: string }");
  });

  test("a file without ids is one finding, with suggestions", () => {
    expect(csvDeck(fields("text", "value"), "text,value\nx,1\ny,2\n").faults).toEqual([
      '2:1 schema/missing-field: no card has id | add a column "id", or write in the deck how to name the cards: ids: "card-{@number:03}"',
    ]);
  });

  test("in the deck, a column fills another field or none, and ids come from any column", () => {
    const csv = "Unique ID,Qty,text,Remarks\nAce 1,2,x,weak\nace-2,1,y,\n";
    const { value, faults } = csvDeck(
      `${fields("text", "free")}columns: { Qty: copies, Remarks: false, Unique ID: number }\nids: "{Unique ID}"\n`.replace(
        "Unique ID: number",
        "Unique ID: free",
      ),
      csv,
    );
    expect(faults).toEqual([]);
    expect(value?.cards.map(({ entry }) => entry)).toEqual([
      { id: "Ace-1", copies: 2, text: "x", free: "Ace 1" },
      { id: "ace-2", copies: 1, text: "y", free: "ace-2" },
    ]);
  });

  test.each([
    [
      "columns: { Qyt: copies }\n",
      "id,Qty\na,1\n",
      '5:12 schema/unknown-column: the file has no column "Qyt" | did you mean Qty?',
    ],
    [
      'ids: "{Nmae}"\n',
      "Name\na\n",
      '5:6 schema/unknown-column: the file has no column "Nmae" | did you mean Name?',
    ],
    [
      "ids: card\n",
      "copies\n2\n",
      "5:6 schema/each-id: this id is the same for all cards | write a column in braces, or the card's number: card-{@number:03}",
    ],
    [
      "ids: c{@number:3}\n",
      "copies\n2\n",
      '5:6 schema/bad-padding: "{@number:3}" has the format "3", expected a zero and a number of digits | write {@number:03} for at least 3 digits',
    ],
    [
      'ids: "{Cost:03} {Name}"\n',
      "Cost,Name\n2,a\n",
      '5:6 schema/bad-format: " " is not allowed in an id | outside the braces, write letters, digits, hyphens and underscores',
    ],
    [
      'ids: "{Name"\n',
      "Name\na\n",
      '5:6 schema/bad-format: "{" is not allowed in an id | put a column between an opening and a closing brace: {Card Name}',
    ],
    ["columns: { copies: yes }\n", "id,copies\na,2\n", undefined],
  ])("%j is checked against the file", (own, csv, fault) => {
    const { faults } = csvDeck(own, csv);
    if (fault === undefined) expect(faults).not.toEqual([]);
    else expect(faults).toContain(fault);
  });

  test("columns and ids of a deck that lists its cards are reported", () => {
    expect(
      deck("columns: { Qty: copies }\nids: c{@number}\ncards: []\n").diagnostics.map(({ rule }) => rule),
    ).toEqual(["schema/no-columns", "schema/no-columns"]);
  });

  test("one fault in many cells of a column is one finding, and so is one missing in many rows", () => {
    const rows = Array.from({ length: 50 }, (_, index) => `c${index},x${index},\n`);
    const { faults } = csvDeck(
      `${fields("value", "suit")}  required: [suit]\n`,
      `id,value,suit\n${rows.join("")}`,
    );
    expect(faults.map((fault) => fault.split(" ").slice(0, 2).join(" "))).toEqual([
      "2:1 schema/missing-field:",
      "2:4 schema/wrong-type:",
    ]);
    expect(faults.join("\n")).toContain("49 more like this, in lines 3, 4, 5, 6, 7 ...");
  });

  test("a decimal comma is read, with one hint; a thousands comma is not guessed at", () => {
    const own = "card: { properties: { cost: { type: number } } }\n";
    const { value, faults } = csvDeck(own, 'id;cost\na;1,5\nb;-0,25\nc;"2,75"\nd;1,500\n');
    expect(value?.cards.map(({ entry }) => entry.cost)).toEqual([1.5, -0.25, 2.75, undefined]);
    expect(faults.map((fault) => fault.split(" | ")[0])).toEqual([
      '2:3 csv/decimal-comma: decimal commas are read as points: "1,5" is 1.5',
      '5:3 schema/wrong-type: cost is "1,500", expected a number',
    ]);
  });

  test("a missing file is reported at its name", () => {
    const { value, diagnostics } = deck("cards: battle.csv\n");
    expect(value).toBeUndefined();
    expect(diagnostics).toMatchObject([{ rule: "schema/no-spreadsheet", start: { line: 5, column: 8 } }]);
  });

  test("only a name in the same folder names a CSV file", () => {
    const named = (cards: string) =>
      cardsFileOf(parseYaml({ path: "content/g/decks/d.yaml", text: `cards: ${cards}\n` }).value);
    expect(named("battle.csv")).toBe("content/g/decks/battle.csv");
    expect(named("../../../etc/x.csv")).toBeUndefined();
    expect(named("[]")).toBeUndefined();
    expect(deck("cards: ../x.csv\n").diagnostics.map(({ rule }) => rule)).toEqual(["schema/bad-format"]);
  });
});

test("all of 5400 cards are checked: a fault in the last is found", () => {
  const cards = Array.from(
    { length: 5_400 },
    (_, index) => `c${index},x,${(index % 9) + 1},no,7,8,a | b,3,fog,true\n`,
  );
  const head = "id,text,value,suit,either,free,tags,special.cost,special.feature,flag\n";
  const { value, faults } = csvDeck(FIELDS, `${head}${cards.join("")}last,x,10,no,7,8,a,3,fog,true\n`);
  expect(value?.cards).toHaveLength(5_401);
  expect(faults).toEqual([
    "5402:8 schema/out-of-range: value is 10, expected a whole number from 1 to 9 | write a whole number from 1 to 9",
  ]);
});

describe("tables", () => {
  const table = (text: string) => {
    const { value } = parseYaml({ path: "content/g/tables/t.yaml", text: `table: t\ntitle: T\n${text}` });
    return checkTable(value, { refs: () => undefined });
  };

  test("rows have an id and the fields that row: declares", () => {
    const { value, diagnostics } = table(
      "row: {properties: {title: {type: string}}, required: [title]}\nrows:\n  - {id: fog, title: 007}\n",
    );
    expect(diagnostics).toEqual([]);
    expect(value?.file.rows).toEqual([{ id: "fog", title: "007" }]);
    expect(value?.fields).toEqual({ title: { optional: false } });
  });

  test("faults of rows", () => {
    const { diagnostics } = table(
      "row: {properties: {title: {type: string}}, required: [title]}\nrows:\n  - {id: fog, titel: x}\n  - {title: x}\n  - {id: mist, colour: x}\n",
    );
    expect(diagnostics.map(({ start, rule }) => `${start.line}:${start.column} ${rule}`)).toEqual([
      // A misspelt title is not missing as well; a field unlike it hides nothing.
      "5:15 schema/unknown-field",
      "6:6 schema/missing-field",
      "7:10 schema/missing-field",
      "7:16 schema/unknown-field",
    ]);
  });
});
