/**
 * Two tables in one file, as people keep them on one sheet: a second one after an empty row, or beside the first after an
 * empty column. Only what cannot be one table counts: an empty row between cards, or an empty column between two fields,
 * is common and means nothing.
 */
import type { Cell } from "./csv-cells.ts";
import type { TextRange } from "./tree.ts";

type Rows = readonly (readonly Cell[])[];

export interface FirstTable {
  readonly rows: Rows;
  /** Where the second table begins; it and everything after it are left out of `rows`. */
  readonly second?: TextRange & { readonly where: "below" | "beside" };
}

/** Longer texts are no names of fields. */
const LONGEST_NAME = 40;

export function firstTable(rows: Rows, text: string): FirstTable {
  const below = rows.findIndex((_, index) => startsBelow(rows, index, text));
  if (below > 0) return { rows: rows.slice(0, below), second: { ...rangeOf(rows[below]), where: "below" } };
  const beside = columnBeside(rows);
  if (beside === undefined) return { rows };
  const start = rows[0]?.slice(beside);
  return { rows: rows.map((row) => row.slice(0, beside)), second: { ...rangeOf(start), where: "beside" } };
}

const isFilled = (cell: Cell | undefined): cell is Cell => cell !== undefined && cell.text.trim() !== "";
const isNumber = (cell: Cell): boolean => /^[-+]?\d+([.,]\d+)?$/.test(cell.text.trim());
const keyOf = ({ text }: Cell): string => text.trim().toLowerCase();

function rangeOf(row: readonly Cell[] | undefined): TextRange {
  const filled = row?.filter(isFilled) ?? [];
  return { start: filled[0]?.start ?? 0, end: filled.at(-1)?.end ?? 0 };
}

/** True for a row of names after an empty row, with rows below that these names fit better than the first ones. */
function startsBelow(rows: Rows, index: number, text: string): boolean {
  const row = rows[index] as readonly Cell[];
  if (index < 2 || index === rows.length - 1 || !isAfterEmptyRow(rows, index, text)) return false;
  const names = row.filter(isFilled);
  const looksLikeNames = names.every((cell) => !isNumber(cell) && cell.text.length <= LONGEST_NAME);
  if (names.length < 2 || !looksLikeNames || new Set(names.map(keyOf)).size < names.length) return false;
  const first = new Set(rows[0]?.filter(isFilled).map(keyOf));
  if (names.filter((cell) => first.has(keyOf(cell))).length >= 2) return true;
  const below = rows.slice(index + 1);
  const isAmongNumbers = row.some((cell, column) => isFilled(cell) && isNumbersIn(below, column));
  const isOfOtherWidth = names.length !== first.size && below.every((one) => fitsIn(one, row));
  return isAmongNumbers && (isOfOtherWidth || isAmongNumbersAbove(rows.slice(1, index), row));
}

function isAfterEmptyRow(rows: Rows, index: number, text: string): boolean {
  const before = rows[index - 1]?.at(-1)?.end ?? 0;
  return text.slice(before, rows[index]?.[0]?.start).split("\n").length > 2;
}

function isNumbersIn(rows: Rows, column: number): boolean {
  const cells = rows.map((row) => row[column]).filter(isFilled);
  return cells.length > 0 && cells.every(isNumber);
}

const isAmongNumbersAbove = (above: Rows, row: readonly Cell[]): boolean =>
  row.some((cell, column) => isFilled(cell) && isNumbersIn(above, column));

const fitsIn = (row: readonly Cell[], names: readonly Cell[]): boolean =>
  row.every((cell, column) => !isFilled(cell) || isFilled(names[column]));

/** The column where a second table begins: names of the first come again, or one of the two has fewer rows. */
function columnBeside(rows: Rows): number | undefined {
  const [header = [], ...body] = rows;
  const isEmpty = (column: number): boolean => rows.every((row) => !isFilled(row[column]));
  const gap = header.findIndex((_, column) => column > 1 && isEmpty(column));
  const start = header.findIndex((cell, column) => gap > 0 && column > gap && isFilled(cell));
  if (start === -1) return undefined;
  const [left, right] = [header.slice(0, gap).filter(isFilled), header.slice(start).filter(isFilled)];
  if (left.length < 2 || right.length < 2) return undefined;
  const names = new Set(left.map(keyOf));
  if (right.some((cell) => names.has(keyOf(cell)))) return start;
  const hasLeft = body.map((row) => row.slice(0, gap).some(isFilled));
  const hasRight = body.map((row) => row.slice(start).some(isFilled));
  return endsEarlier(hasLeft, hasRight) || endsEarlier(hasRight, hasLeft) ? start : undefined;
}

/** True when one table is filled from the first row on and then empty, and the other one is filled to its end. */
function endsEarlier(one: readonly boolean[], other: readonly boolean[]): boolean {
  const count = one.lastIndexOf(true) + 1;
  return count > 0 && count < one.length && one.slice(0, count).every(Boolean) && other.every(Boolean);
}
