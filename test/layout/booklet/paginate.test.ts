/** Rows into columns: what stays together, what is repeated, what is left out. Heights in mm, added by hand. */
import { expect, test } from "vitest";
import { paginate } from "../../../src/layout/booklet/paginate.ts";
import { blank, type Row, space } from "../../../src/layout/booklet/row.ts";

const row = (height: number, more: Partial<Row> = {}): Row => ({ ...blank(height, false), ...more });
const area = () => ({ x: 5, y: 10, width: 50, height: 100 });

/** Heights of the rows of each column. */
const columns = (rows: readonly Row[]): readonly number[][] => {
  const all: number[][] = [];
  for (const { row: one, column } of paginate(rows, area)) {
    all[column] ??= [];
    all[column].push(one.height);
  }
  return all;
};

test("a column is filled to its last mm, and space above counts except for the first row", () => {
  expect(columns([row(40, { before: 30 }), row(50, { before: 10 }), row(1)])).toEqual([[40, 50], [1]]);
  expect(
    paginate([row(40, { before: 30 }), row(50, { before: 10 })], area).map(({ x, y }) => [x, y]),
  ).toEqual([
    [5, 10],
    [5, 60],
  ]);
});

test("rows that belong together move together", () => {
  const heading = row(15, { together: true });
  expect(columns([row(80), heading, row(10), row(3)])).toEqual([[80], [15, 10, 3]]);
});

test("rows that belong together but exceed a column are separated", () => {
  const tall = [row(60, { together: true }), row(60, { together: true }), row(10)];
  expect(columns(tall)).toEqual([[60], [60, 10]]);
  expect(columns([row(140), row(20)])).toEqual([[140], [20]]);
});

test("a head is repeated above rows that begin a column, and its height counts", () => {
  const head = [row(10)];
  const rows = [row(10), row(45), row(45, { head }), row(45, { head }), row(46, { head })];
  expect(columns(rows)).toEqual([
    [10, 45, 45],
    [10, 45],
    [10, 46],
  ]);
});

test("space at the start of a column is left out", () => {
  expect(columns([row(100), space(5), row(20), space(90)])).toEqual([[100], [20]]);
});
