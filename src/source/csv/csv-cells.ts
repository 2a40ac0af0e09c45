/**
 * CSV text to rows of cells with exact ranges. csv-parse splits the cells and says at which byte each one ends, from which
 * the positions in the text follow. Limits: if there are too many rows, only the first are read; if there are too many
 * columns, only the names of the first.
 */
import { lazyPackage } from "../../diagnostics/lazy-package.ts";
import type { TextRange } from "../tree.ts";
import { dialectOf } from "./csv-dialect.ts";

const library = lazyPackage<typeof import("csv-parse/sync")>("csv-parse/sync");

/** Maximum number of rows in a file, including the first: more than any game has cards, few enough for memory. */
const MOST_ROWS = 20_001;
/** Maximum number of columns in a file: more than any card has fields. */
export const MOST_COLUMNS = 500;
/** Maximum number of cells in a file, including empty ones: a new deck and its check take some seconds for as many. */
const MOST_CELLS = 250_000;

export interface Cell extends TextRange {
  /** Trimmed unless it was in quotes; line breaks inside quotes are line feeds. */
  readonly text: string;
  readonly quoted: boolean;
}

/** What csv-parse reports about a cell: where its text ends, whether it was in quotes, its place in the row. */
interface CellInfo {
  readonly bytes: number;
  readonly quoting: boolean;
  readonly index: number;
}

export interface CsvRows {
  /** Rows with content; rows of empty cells are left out. */
  readonly rows: readonly (readonly Cell[])[];
  /** Reading stopped because there are too many rows or columns. */
  readonly isCut: boolean;
  /** Number of columns of the first row, or of the first with more than one, including those that are left out. */
  readonly columns: number;
  /** Where reading had to stop, and csv-parse's name for the reason. */
  readonly stopped?: { readonly code: string; readonly at: TextRange };
}

/** Splits the text at commas, or at semicolons or tabs, as spreadsheets of other countries do. */
export function readCells(written: string): CsvRows {
  const { CsvError, parse } = library();
  const { text, separator } = dialectOf(written);
  const table = createTable();
  const cursor = createCursor(text);
  let end = 0;
  const cast = (value: string, { bytes, quoting, index }: CellInfo): string => {
    const from = cellStart(text, end, index === 0);
    end = cursor(bytes);
    const start = Math.min(from, end);
    const cell = {
      text: quoting ? value.replaceAll("\r\n", "\n") : value.trim(),
      quoted: quoting,
      start,
      end: start + text.slice(start, end).trimEnd().length,
    };
    table.add(cell, index);
    return value;
  };
  try {
    parse(text, {
      delimiter: separator,
      trim: true,
      relax_column_count: true,
      // Spreadsheets save tab-separated tables without quoting: a quote within a cell is literal there.
      relax_quotes: separator === "\t",
      skip_empty_lines: true,
      record_delimiter: ["\r\n", "\n"],
      cast,
      on_record: () => null,
    });
  } catch (error) {
    if (error === ENOUGH) return table.close();
    if (!(error instanceof CsvError)) throw error;
    const start = cellStart(text, end, false);
    const line = text.slice(start).split(/\r?\n/, 1)[0] ?? "";
    return { ...table.close(), stopped: { code: error.code, at: { start, end: start + line.length } } };
  }
  return table.close();
}

/** Thrown to stop csv-parse, which has no other way to stop. */
const ENOUGH = new Error("enough was read");

/** Collects cells into rows. @throws ENOUGH */
function createTable() {
  const rows: Cell[][] = [];
  let row: Cell[] = [];
  let columns = 0;
  let width = 0;
  let cells = 0;
  let isCut = false;
  const endRow = (): void => {
    if (!row.some(({ text }) => text.trim() !== "")) return;
    cells += row.length;
    if (columns < 2) columns = width;
    isCut = rows.length === MOST_ROWS || cells > MOST_CELLS;
    if (!isCut) rows.push(row);
    isCut ||= columns > MOST_COLUMNS;
    row = [];
  };
  return {
    add(cell: Cell, index: number): void {
      if (index === 0) {
        endRow();
        if (isCut) throw ENOUGH;
        row = [];
        width = 0;
      }
      if (index < MOST_COLUMNS) row.push(cell);
      if (cell.text !== "") width = index + 1;
    },
    close(): CsvRows {
      if (!isCut) endRow();
      return { rows, isCut, columns };
    },
  };
}

const BETWEEN_ROWS = /\s*/y;
const BETWEEN_CELLS = /[ \t\u00A0]*/y;

/** The first character of the cell after the one that ended at `end`: past the separator or line breaks, and spaces. */
function cellStart(text: string, end: number, firstOfRow: boolean): number {
  const gap = firstOfRow ? BETWEEN_ROWS : BETWEEN_CELLS;
  gap.lastIndex = firstOfRow ? end : end + 1;
  gap.test(text);
  return gap.lastIndex;
}

/** Converts UTF-8 byte offsets to offsets in the text; must be called in ascending order. */
function createCursor(text: string): (bytes: number) => number {
  let at = 0;
  let atByte = 0;
  return (bytes) => {
    while (atByte < bytes && at < text.length) {
      const code = text.codePointAt(at) as number;
      at += code > 0xffff ? 2 : 1;
      atByte += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    }
    return at;
  };
}
