/**
 * Numbers as spreadsheets and people write them: what a fix suggests, and what is ambiguous about a number that YAML
 * reads.
 */
import { describe, expect, test } from "vitest";
import { fixOfNumber } from "../../src/schema/faults/number-meant.ts";
import { doubtfulNumber, unusableNumber } from "../../src/schema/value/written-number.ts";

const NBSP = "\u00A0";

test.each([
  ["1,000", "write 1000", "write 1000 or 1"],
  ["12,500", "write 12500", "write 12500 or 12.5"],
  ["1.500", "write 1500", "write 1500 or 1.5"],
  ["0,500", "write 0 or 1", "write 0.5"],
  ["1 000", "write 1000", "write 1000"],
  [`1${NBSP}000`, "write 1000", "write 1000"],
  ["1'000", "write 1000", "write 1000"],
  ["1’000’000", "write 1000000", "write 1000000"],
  ["1_000", "write 1000", "write 1000"],
  ["1.234.567", "write 1234567", "write 1234567"],
  ["1,234,567", "write 1234567", "write 1234567"],
  ["1,00,000", "write 100000", "write 100000"],
  ["1.234,56", "write 1234 or 1235", "write 1234.56"],
  ["1,234.56", "write 1234 or 1235", "write 1234.56"],
  ["-1,5", "write -2 or -1", "write -1.5"],
  ["1.50", "write 1 or 2", "write 1.5"],
  ["½", "write 0 or 1", "write 0.5"],
  ["1½", "write 1 or 2", "write 1.5"],
  ["3/4", "write 0 or 1", "write 0.75"],
  ["\u22125", "write -5", "write -5"],
  ["(5)", "write -5", "write -5"],
  ["\uFF15", "write 5", "write 5"],
  ["12 mm", "leave the unit out: 12", "leave the unit out: 12"],
  ["3x", "write 3", "write 3"],
  ["x 3", "write 3", "write 3"],
  ["3 ×", "write 3", "write 3"],
  ["3.", "write 3", "write 3"],
  ["2nd", "write 2", "write 2"],
  ["3xy", "write a number", "write a number"],
  ["5k", "write a number", "write a number"],
  ["ten", "write a number", "write a number"],
  ["1/0", "write a number", "write a number"],
  ["", "write a number", "write a number"],
])("%j is meant as a whole number: %s; as a number: %s", (text, whole, any) => {
  expect([fixOfNumber(text, false, true), fixOfNumber(text, false, false)]).toEqual([whole, any]);
});

test.each([
  ["$5", "write 5 and put the $ in the template"],
  ["5,00 €", "write 5 and put the € in the template"],
  ["-£1,000", "write -1000 and put the £ in the template"],
  ["50%", "write 50 and put the % in the template"],
])("%j: %s", (text, fix) => {
  expect(fixOfNumber(text, false, true)).toBe(
    `${fix}, or to print the characters as written, let the schema say string`,
  );
});

test("the quotes of a number are removed, but other faults are reported first", () => {
  expect(fixOfNumber("5", true, true)).toBe("remove the quotes: 5");
  expect(fixOfNumber("1,000", true, true)).toBe("write 1000");
});

const read = (written: string, whole: boolean, printed = true) => {
  const value = { name: "cost", written, number: Number(written), whole, printed };
  return (unusableNumber(value) ?? doubtfulNumber(value))?.message.replace(/^cost is \S+, which /, "");
};

describe("a number that YAML reads", () => {
  test.each([
    ["1.000", "can be read as 1000 or as 1", "can be read as 1000 or as 1"],
    ["-12.000", "can be read as -12000 or as -12", "can be read as -12000 or as -12"],
    ["1.250", undefined, "can be read as 1250 or as 1.25"],
    ["2.375", undefined, undefined],
    ["0.500", undefined, "is printed as 0.5"],
    ["1.50", undefined, "is printed as 1.5"],
    ["2.0", undefined, "is printed as 2"],
    ["2.5", undefined, undefined],
    ["+5", "is printed as 5", "is printed as 5"],
    ["1E3", "is printed as 1000", "is printed as 1000"],
    ["0x1F", "is printed as 31", "is printed as 31"],
    ["0.0000001", undefined, "is printed as 1e-7"],
    ["007", "is read as the number 7", "is read as the number 7"],
    // 2^53 - 1 and the next, which binary64 cannot distinguish from its neighbour.
    ["9007199254740991", undefined, undefined],
    ["9007199254740993", "is too large to be represented exactly", "is too large to be represented exactly"],
    ["0.1234567890123456789", undefined, "is cut to 0.12345678901234568"],
    [
      "4E-700",
      "is too small to be represented: it becomes 0",
      "is too small to be represented: it becomes 0",
    ],
    ["0e5", "is printed as 0", "is printed as 0"],
    ["1e400", "is too large to be represented exactly", "is too large to be represented exactly"],
  ])("%s, whole: %s; any: %s", (written, whole, any) => {
    expect([read(written, true), read(written, false)]).toEqual([whole, any]);
  });

  test("prints nothing outside cards and rows, where only its value matters", () => {
    expect(["1.250", "1.50", "+5", "1e3"].map((written) => read(written, false, false))).toEqual(
      Array.from({ length: 4 }, () => undefined),
    );
    expect(read("1.000", true, false)).toBe("can be read as 1000 or as 1");
  });
});
