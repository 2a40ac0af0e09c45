/** The cells of a CSV file, collected into rows within limits. */
import type { TextRange } from "../tree.ts";

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

/** Rows that are being collected. */
export interface RowCollector {
  /**
   * @param index the cell's place in its row
   * @throws ENOUGH
   */
  add(cell: Cell, index: number): void;
  close(): CsvRows;
}

/** Thrown by `add` once there are too many cells: csv-parse has no other way to stop. */
export const ENOUGH = new Error("enough was read");

/** Collects cells, given from the first to the last, into rows. */
export function collectRows(): RowCollector {
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
    add(cell, index) {
      if (index === 0) {
        endRow();
        if (isCut) throw ENOUGH;
        row = [];
        width = 0;
      }
      if (index < MOST_COLUMNS) row.push(cell);
      if (cell.text !== "") width = index + 1;
    },
    close() {
      if (!isCut) endRow();
      return { rows, isCut, columns };
    },
  };
}
