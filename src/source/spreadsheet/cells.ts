/** The filled cells of a sheet, as the readers of both kinds of workbooks collect them, and what is remarkable about them. */
import { ENOUGH, MOST_COLUMNS } from "../csv/csv-rows.ts";
import { noWorkbook, tooLarge } from "./unreadable.ts";

export interface SheetRow {
  /** As the spreadsheet program shows it, from 1. */
  readonly number: number;
  /** From the first column on, up to the last filled one. */
  readonly cells: readonly string[];
}

/** Cells of a kind: the first one, as "C12", and how many there are. */
export interface Noted {
  readonly row: number;
  readonly column: number;
  readonly count: number;
}

export interface SheetCells {
  /** Rows with content. */
  readonly rows: readonly SheetRow[];
  /** Merged cells beyond a title over the table. */
  readonly merged?: Noted;
  /** Rows with content that are hidden, and hidden columns. */
  readonly hiddenRows?: Noted;
  readonly hiddenColumns?: Noted;
  /** Formulas without a stored result. */
  readonly unsolved?: Noted;
  /** Dates whose look the file does not say. */
  readonly localDates?: Noted;
}

export type Note = "merged" | "hiddenRows" | "hiddenColumns" | "unsolved" | "localDates";

/** The last row and column that spreadsheet programs know. */
export const LAST_ROW = 1_048_576;
export const LAST_COLUMN = 16_384;

/** More than `csv-rows.ts` accepts, so that it reports them: rows, and cells including the empty ones before others. */
const MOST_ROWS = 20_002;
const MOST_CELLS = 300_000;
/** Maximum length of the text in a cell, in UTF-16 units: three times what Excel allows. */
const LONGEST_TEXT = 100_000;
/** Of all texts together: a text that is stored once may be in every cell, so the size of the file does not limit them. */
const MOST_TEXT = 20_000_000;

export interface CellCollector {
  /** In the order of the sheet. @throws ENOUGH, Unreadable */
  put(row: number, column: number, text: string): void;
  note(kind: Note, row: number, column: number, count?: number): void;
  close(): SheetCells;
}

export function collectCells(): CellCollector {
  const rows: { readonly number: number; readonly cells: string[] }[] = [];
  const notes = new Map<Note, Noted>();
  let slots = 0;
  let length = 0;
  return {
    put(row, column, text) {
      if (row > LAST_ROW || column > LAST_COLUMN) throw outOfOrder(row, column);
      let last = rows.at(-1);
      if (!last || row > last.number) {
        if (rows.length === MOST_ROWS || slots > MOST_CELLS) throw ENOUGH;
        last = { number: row, cells: [] };
        rows.push(last);
      } else if (row < last.number || column <= last.cells.length) throw outOfOrder(row, column);
      // Beyond the last column that is read, one more says that there are too many.
      const place = Math.min(column, MOST_COLUMNS + 1);
      if (place <= last.cells.length) return;
      length += lengthOf(text, row, column);
      if (length > MOST_TEXT)
        throw tooLarge(`the texts of a sheet have more than ${MOST_TEXT} characters, the maximum`);
      slots += place - last.cells.length;
      while (last.cells.length < place - 1) last.cells.push("");
      last.cells.push(text);
    },
    note(kind, row, column, count = 1) {
      const before = notes.get(kind);
      notes.set(kind, before ? { ...before, count: before.count + count } : { row, column, count });
    },
    close: () => ({ rows, ...Object.fromEntries(notes) }),
  };
}

/** @throws Unreadable */
function lengthOf({ length }: string, row: number, column: number): number {
  if (length <= LONGEST_TEXT) return length;
  const where = cellName(row, column);
  const message = `the text in ${where} has ${length} characters, expected at most ${LONGEST_TEXT}`;
  throw tooLarge(message, `shorten the text in ${where}`);
}

const outOfOrder = (row: number, column: number): Error =>
  noWorkbook(`the workbook is damaged: the cell ${cellName(row, column)} is out of order`);

/** "C12" */
export const cellName = (row: number, column: number): string => `${columnName(column)}${row}`;

/** "A" to "Z", then "AA". */
export function columnName(column: number): string {
  const rest = (column - 1) % 26;
  const before = Math.floor((column - 1) / 26);
  return `${before > 0 ? columnName(before) : ""}${String.fromCharCode(65 + rest)}`;
}

/** Row and column of "C12"; undefined for anything else. */
export function cellOfName(name: string): { readonly row: number; readonly column: number } | undefined {
  let at = 0;
  let column = 0;
  for (let code = name.charCodeAt(at); code >= 65 && code <= 90; code = name.charCodeAt(++at))
    column = column * 26 + code - 64;
  const row = Number(name.slice(at));
  const isCell = at > 0 && at <= 3 && name.length > at && Number.isSafeInteger(row) && row > 0;
  return isCell ? { row, column } : undefined;
}
