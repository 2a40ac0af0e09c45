/** Classifies rows and columns of cells: names, numbers, nothing. */
import type { Cell } from "./csv-rows.ts";

export type Rows = readonly (readonly Cell[])[];

/** Longer texts are not field names. */
const LONGEST_NAME = 40;

export const isFilled = (cell: Cell | undefined): cell is Cell =>
  cell !== undefined && cell.text.trim() !== "";
export const isNumber = (cell: Cell): boolean => /^[-+]?\d+([.,]\d+)?$/.test(cell.text.trim());
export const keyOf = ({ text }: Cell): string => text.trim().toLowerCase();
export const filledIn = (row: readonly Cell[]): readonly Cell[] => row.filter(isFilled);

/** True if the cells of a row could be column names: short, not numbers, all different. */
export function areNames(row: readonly Cell[]): boolean {
  const names = filledIn(row);
  const isName = (cell: Cell): boolean => !isNumber(cell) && cell.text.length <= LONGEST_NAME;
  return names.every(isName) && new Set(names.map(keyOf)).size === names.length;
}

export function isNumbersIn(rows: Rows, column: number): boolean {
  const cells = rows.map((row) => row[column]).filter(isFilled);
  return cells.length > 0 && cells.every(isNumber);
}

/** @param text of the file with the cells */
export function isAfterEmptyRow(rows: Rows, index: number, text: string): boolean {
  const before = rows[index - 1]?.at(-1)?.end ?? 0;
  const start = rows[index]?.[0]?.start ?? text.length;
  const feed = text.indexOf("\n", before);
  const next = feed === -1 ? -1 : text.indexOf("\n", feed + 1);
  return next !== -1 && next < start;
}
