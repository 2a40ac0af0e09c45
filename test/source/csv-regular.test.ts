/**
 * The quick reader of regular CSV cells against csv-parse: the same rows, texts and positions for whatever the quick one
 * accepts. (All other tests of CSV in this folder compare the two as well, see support.ts.)
 */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dialectOf } from "../../src/source/csv/csv-dialect.ts";
import { readRegularCells } from "../../src/source/csv/csv-regular.ts";
import { agreesOnCells } from "./support.ts";

const part = (...texts: readonly string[]) => fc.constantFrom(...texts);
const cell = fc.oneof(
  { weight: 12, arbitrary: part("a", "Word 12", "", "1,5", "é", "😀", "it's", "=A1", "-", "\u00A0") },
  {
    weight: 6,
    arbitrary: part(
      '"a, b; c"',
      '""',
      '"The ""Crow"""',
      '"one\ntwo"',
      '"one\r\ntwo"',
      '" a "',
      '"\t"',
      '"""',
    ),
  },
  { weight: 1, arbitrary: part(" a", "a ", 'a"b', '"a" ', '"a"b', "\ta", "\r", "\u2028", "\ufeff") },
);
const table = fc
  .tuple(
    part(",", ",", ";", "\t"),
    part("\n", "\n", "\r\n"),
    fc.array(fc.array(cell, { maxLength: 4 }), { maxLength: 6 }),
    part("", "\n", "\n\n", "\r\n"),
    part("", "", "\n", "title\n\n", "sep=;\n", " \n"),
  )
  .map(([separator, line, rows, end, head]) => {
    return head + rows.map((cells) => cells.join(separator)).join(line) + end;
  });

describe("generated tables", () => {
  test("as they are", () => {
    let taken = 0;
    fc.assert(
      fc.property(table, (text) => {
        taken += agreesOnCells(text) ? 1 : 0;
      }),
      { numRuns: 2_000 },
    );
    expect(taken).toBeGreaterThan(400);
  });

  test("corrupted", () => {
    const change = fc.tuple(fc.nat(), fc.nat(2), part("", '"', ",", "\n", "\r", "\r\n", " ", ";", "\t", "a"));
    fc.assert(
      fc.property(table, fc.array(change, { minLength: 1, maxLength: 3 }), (text, changes) => {
        const corrupted = changes.reduce((before, [place, length, piece]) => {
          const at = place % (before.length + 1);
          return before.slice(0, at) + piece + before.slice(at + length);
        }, text);
        agreesOnCells(corrupted);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe("limits are the same", () => {
  test.each([
    ["many rows", "a,b\n".repeat(20_005)],
    ["many cells", `${"a,".repeat(99)}a\n`.repeat(2_505)],
    ["many columns", `${"a,".repeat(600)}a\nb\n`],
    ["many columns below a title", `title\n\n${"a,".repeat(600)}a\nb\n`],
  ])("%s", (_what, text) => {
    expect(agreesOnCells(text)).toBe(true);
  });
});

test("a tab-separated file with quotes is left to the library, where they are literal", () => {
  expect(readRegularCells(dialectOf('a\tb\n5" pipe\t1\n'))).toBeUndefined();
});
