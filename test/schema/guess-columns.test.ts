/** What columns of a spreadsheet probably contain. */
import { describe, expect, test } from "vitest";
import { copiesColumn, guessCopies } from "../../src/schema/columns/copies-column.ts";
import { guessField, guessFields } from "../../src/schema/columns/guess-columns.ts";
import { idColumn, refusedIds } from "../../src/schema/columns/id-column.ts";
import { declarationOf } from "../../src/schema/declaration/declaration.ts";
import { parseCsv } from "../../src/source/csv/csv.ts";
import { idFrom } from "../../src/source/csv/csv-ids.ts";
import type { SourceMap } from "../../src/source/tree.ts";

test.each([
  ["integer", ["1", "-2", "0", "300"]],
  ["number", ["1", "2.5", "-0.25"]],
  ["boolean", ["TRUE", "false"]],
  ["array", ["light | crew", "crew"]],
])("%s: %j", (type, cells) => {
  expect(guessField(cells)).toMatchObject({ type });
});

test.each([
  ["a zero before it", ["007", "8"]],
  ["a zero after it", ["1.10", "2.5"]],
  ["an exponent", ["1e3"]],
  ["a sign", ["+3", "2"]],
  ["a decimal comma", ["1,5", "2"]],
  ["a thousand", ["1,000"]],
  ["more digits than are kept", ["12345678901234567890"]],
  ["ids", ["A1", "2"]],
  ["words of other programs", ["yes", "no"]],
  ["a bar without blanks", ["a|b"]],
  ["nothing at all", []],
])("what would otherwise print differently stays a text: %s", (_, cells) => {
  expect(guessField(cells)).toEqual({ type: "string" });
});

test("a few repeated words are a choice; not single ones, not in two spellings, not many", () => {
  const repeated = (words: readonly string[], times = 4) => Array.from({ length: times }, () => words).flat();
  expect(guessField(repeated(["Crew", "Item"]))).toEqual({ type: "string", enum: ["Crew", "Item"] });
  expect(guessField(["Crew", "Item"])).toEqual({ type: "string" });
  expect(guessField([...repeated(["Crew", "Item"]), "Boss"])).toEqual({ type: "string" });
  expect(guessField(repeated(["Crew", "crew"]))).toEqual({ type: "string" });
  expect(guessField(repeated(["a", "b", "c", "d", "e", "f", "g", "h", "i"]))).toEqual({ type: "string" });
});

describe("how often a card is printed", () => {
  const copies = (name: string, cells: readonly string[]) =>
    copiesColumn([
      { name: "Name", cells: [] },
      { name, cells },
    ]);

  test.each([
    ..."Qty Count @count item-count copies Quantity Anzahl Kopien Stück Amount Cantidad Quantità".split(" "),
    "Stu\u0308ck", // decomposed, as on macOS
    "No. of cards",
    "# of copies",
  ])("%s says so", (name) => {
    expect(copies(name, ["1", "2", "", "3"])).toBe(name);
  });

  test.each(["Number", "#", "No."])("%s does where it does not number the cards", (name) => {
    expect(copies(name, ["2", "2", "1"])).toBe(name);
    expect(copies(name, ["1", "2", "3"])).toBeUndefined();
    expect(copies(name, ["7", "3", "12"])).toBeUndefined();
  });

  test.each([["2", "3x"], ["1.5"], ["-1", "2"], ["1.0", "2.0"], ["", ""]])("%j does", (...cells) => {
    expect(copies("Qty", cells)).toBe("Qty");
  });

  test("cells that are not counts are named, whether the column is used or not", () => {
    const odd = (cells: readonly string[]) => {
      const { name, odd } = guessCopies([{ name: "Qty", cells }]);
      return [name, odd?.row, odd?.cell];
    };
    expect(odd(["3", "3x"])).toEqual(["Qty", 1, "3x"]);
    expect(odd(["1", "2.0", ""])).toEqual(["Qty", undefined, undefined]);
    expect(odd(["few", "many", "1"])).toEqual([undefined, 0, "few"]);
    expect(odd(["100", "250"])).toEqual([undefined, 0, "100"]);
  });

  test("of two columns, the clearer name is used and the other one reported", () => {
    const columns = ["Count", "Copies"].map((name) => ({ name, cells: ["1"] }));
    expect(guessCopies(columns)).toMatchObject({ name: "Copies", others: ["Count"] });
  });

  test("the certain column is preferred to the possible one", () => {
    const columns = ["#", "Qty"].map((name) => ({ name, cells: ["1", "1"] }));
    expect(copiesColumn(columns)).toBe("Qty");
  });
});

describe("what names a card", () => {
  const id = (columns: Readonly<Record<string, readonly string[]>>) =>
    idColumn(
      Object.entries(columns).map(([name, cells]) => ({ name, cells })),
      idFrom,
    );

  test("the best name whose cells are all filled and distinct", () => {
    expect(id({ Name: ["Fox", "Owl"], "Unique ID": ["a", "b"] })).toBe("Unique ID");
    expect(id({ Name: ["Fox", "Owl"], ID: ["a", "a"] })).toBe("Name");
    expect(id({ Name: ["Fox", "Owl"], ID: ["a", ""] })).toBe("Name");
    expect(id({ Text: ["Fox", "Owl"] })).toBeUndefined();
  });

  test("a column of ids that cannot name the cards is reported with its rows", () => {
    const refused = (cells: readonly string[]) => refusedIds([{ name: "ID", cells }], idFrom)?.rows;
    expect(refused(["1", "2", "1"])).toEqual([0, 2]);
    expect(refused(["ABC-1", "abc-1"])).toEqual([0, 1]);
    expect(refused(["a", ""])).toEqual([1]);
    expect(refused(["a", "b"])).toBeUndefined();
  });

  test("distinct as file names too, which ignore case and spaces", () => {
    expect(id({ Name: ["Fox 1", "fox-1"] })).toBeUndefined();
    expect(id({ Name: ["狐", "梟"] })).toBeUndefined();
  });
});

test("declarations are YAML that can be pasted, whatever the columns are called", () => {
  const csv = 'Card Name,Cost: gold,50%,special.cost,tags\nFox,1,"a",3,x | y\n';
  const { value } = parseCsv({ path: "a.csv", text: csv });
  const rows = value.root?.kind === "list" ? (value.root.items as readonly SourceMap[]) : [];
  expect(Object.entries(guessFields(rows)).map(([name, schema]) => declarationOf(name, schema))).toEqual([
    "Card Name: { type: string }",
    '"Cost: gold": { type: integer }',
    "50%: { type: string }",
    "special: { type: object, properties: { cost: { type: integer } } }",
    "tags: { type: array, items: { type: string } }",
  ]);
});
