/**
 * Two tables in one file, as on one sheet: a second one after an empty row, or beside the first after an empty column. Only
 * what cannot be a single table counts: an empty row between cards, or an empty column between two fields, is common and
 * means nothing.
 */
import type { TextRange } from "../tree.ts";
import {
  areNames,
  filledIn,
  isAfterEmptyRow,
  isFilled,
  isNumber,
  isNumbersIn,
  keyOf,
  type Rows,
} from "./csv-grid.ts";
import { isHeadingAlone, titleRows } from "./csv-headings.ts";
import type { Cell } from "./csv-rows.ts";

export interface FirstTable {
  /** From the column names on. */
  readonly rows: Rows;
  /** The title rows above it. */
  readonly above: Rows;
  /** Where the second table begins; it and everything after it are left out of `rows`. */
  readonly second?: TextRange & { readonly where: "below" | "beside" };
  /** Where a second table may begin beside the first; it is read together with it. */
  readonly doubtful?: TextRange;
}

export function firstTable(all: Rows, text: string): FirstTable {
  const first = titleRows(all, text);
  return { ...tableIn(all.slice(first), text), above: all.slice(0, first) };
}

function tableIn(rows: Rows, text: string): Omit<FirstTable, "above"> {
  const below = rows.findIndex((_, index) => startsBelow(rows, index, text));
  if (below > 0) {
    const start = isHeadingAlone(rows, below - 1, text) ? below - 1 : below;
    return { rows: rows.slice(0, start), second: { ...rangeOf(rows[start]), where: "below" } };
  }
  const beside = columnBeside(rows);
  if (!beside) return { rows };
  const range = rangeOf(rows[0]?.slice(beside.start));
  if (!beside.isSure) return { rows, doubtful: range };
  return { rows: rows.map((row) => row.slice(0, beside.start)), second: { ...range, where: "beside" } };
}

function rangeOf(row: readonly Cell[] | undefined): TextRange {
  const filled = filledIn(row ?? []);
  return { start: filled[0]?.start ?? 0, end: filled.at(-1)?.end ?? 0 };
}

/** True for a row of names after an empty row, with rows below that match these names better than the first ones. */
function startsBelow(rows: Rows, index: number, text: string): boolean {
  const row = rows[index] as readonly Cell[];
  if (index < 2 || index === rows.length - 1) return false;
  if (!isAfterEmptyRow(rows, index, text) && !isHeadingAlone(rows, index - 1, text)) return false;
  const names = filledIn(row);
  if (names.length < 2 || !areNames(row)) return false;
  const first = new Set(rows[0]?.filter(isFilled).map(keyOf));
  if (names.filter((cell) => first.has(keyOf(cell))).length >= 2) return true;
  const below = rows.slice(index + 1);
  if (names.length > (rows[0]?.length ?? 0) && below.every((one) => fitsIn(one, row))) return true;
  const isAmongNumbers = row.some((cell, column) => isFilled(cell) && isNumbersIn(below, column));
  const isOfOtherWidth = names.length !== first.size && below.every((one) => fitsIn(one, row));
  return isAmongNumbers && (isOfOtherWidth || isAmongNumbersAbove(rows.slice(1, index), row));
}

const isAmongNumbersAbove = (above: Rows, row: readonly Cell[]): boolean =>
  row.some((cell, column) => isFilled(cell) && isNumbersIn(above, column));

const fitsIn = (row: readonly Cell[], names: readonly Cell[]): boolean =>
  row.every((cell, column) => !isFilled(cell) || isFilled(names[column]));

/**
 * The column where a second table begins, after an entirely empty one. This is certain if names of the first are repeated
 * or one of the two has fewer rows, and likely if both are filled to the end and each row of the second has a distinct
 * name.
 */
function columnBeside(rows: Rows): { readonly start: number; readonly isSure: boolean } | undefined {
  const [header = [], ...body] = rows;
  const isEmpty = (column: number): boolean => rows.every((row) => !isFilled(row[column]));
  const gap = header.findIndex((_, column) => column > 1 && isEmpty(column));
  const start = header.findIndex((cell, column) => gap > 0 && column > gap && isFilled(cell));
  if (start === -1) return undefined;
  const [left, right] = [filledIn(header.slice(0, gap)), filledIn(header.slice(start))];
  if (left.length < 2 || right.length < 2) return undefined;
  const names = new Set(left.map(keyOf));
  if (right.some((cell) => names.has(keyOf(cell)))) return { start, isSure: true };
  const hasLeft = body.map((row) => row.slice(0, gap).some(isFilled));
  const hasRight = body.map((row) => row.slice(start).some(isFilled));
  if (endsEarlier(hasLeft, hasRight) || endsEarlier(hasRight, hasLeft)) return { start, isSure: true };
  return namesRows(body, start) ? { start, isSure: false } : undefined;
}

/** True for a column with a text in each row, all different. */
function namesRows(body: Rows, column: number): boolean {
  const cells = body.map((row) => row[column]).filter(isFilled);
  const isWhole = cells.length > 1 && cells.length === body.length;
  return isWhole && !cells.some(isNumber) && new Set(cells.map(keyOf)).size === cells.length;
}

/** True if one table is filled from the first row on and then empty, and the other one is filled to its end. */
function endsEarlier(one: readonly boolean[], other: readonly boolean[]): boolean {
  const count = one.lastIndexOf(true) + 1;
  return count > 0 && count < one.length && one.slice(0, count).every(Boolean) && other.every(Boolean);
}
