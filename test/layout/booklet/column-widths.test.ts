/** Widths of a table's columns, in mm, calculated by hand. */
import { expect, test } from "vitest";
import { columnWidths } from "../../../src/layout/booklet/column-widths.ts";

const total = (widths: readonly number[]): number => widths.reduce((sum, one) => sum + one, 0);

test("a table that needs most of its room gets all of it, each column its share", () => {
  expect(
    columnWidths(
      [
        [
          { least: 10, most: 20 },
          { least: 10, most: 60 },
        ],
      ],
      100,
    ),
  ).toEqual([25, 75]);
});

test("a table that needs little stays small", () => {
  // 40 of 100, and a third more.
  expect(
    total(
      columnWidths(
        [
          [
            { least: 5, most: 10 },
            { least: 5, most: 30 },
          ],
        ],
        100,
      ),
    ),
  ).toBeCloseTo(52, 9);
});

test("a short column keeps its words on one line beside a long one", () => {
  const rows = Array.from({ length: 5 }, () => [
    { least: 12, most: 24 },
    { least: 15, most: 200 },
  ]);
  // 200 mm take three lines in the remaining 76 mm, and in the 81 mm beside a broken first column too.
  const widths = columnWidths(rows, 100);
  expect(widths[0]).toBeCloseTo(24, 6);
  expect(total(widths)).toBeCloseTo(100, 6);
});

test("a long text gets more than medium columns if that saves lines", () => {
  const rows = Array.from({ length: 8 }, () => [
    { least: 15, most: 45 },
    { least: 15, most: 200 },
  ]);
  const [first = 0, second = 0] = columnWidths(rows, 90);
  expect(second).toBeGreaterThan(first);
  expect(first).toBeGreaterThanOrEqual(15);
});

test("words that do not fit share the available width", () => {
  expect(
    columnWidths(
      [
        [
          { least: 60, most: 60 },
          { least: 140, most: 200 },
        ],
      ],
      100,
    ),
  ).toEqual([30, 70]);
});
