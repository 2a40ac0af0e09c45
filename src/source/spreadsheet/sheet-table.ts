/**
 * The cells of a sheet as a table like that of a CSV file, so that everything after it is one way: a text that has all cells,
 * between tabs and line feeds, each as it is, and the cells with their places in it. Lines and columns of such a text are
 * the rows and columns of the sheet.
 */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { type CsvRows, collectRows, ENOUGH, MOST_COLUMNS, type RowCollector } from "../csv/csv-rows.ts";
import { controlCharactersIn } from "../text/characters.ts";
import type { SourceFile } from "../tree.ts";
import type { SheetCells, SheetRow } from "./cells.ts";
import { remarksOn } from "./sheet-remarks.ts";

export interface SheetTable {
  readonly file: SourceFile;
  readonly cells: CsvRows;
  readonly diagnostics: readonly Diagnostic[];
}

/** So many rows may stand above the cards, with names of columns as far as the table goes. */
const HEAD = 4;

/** @param path of the workbook, with the sheet */
export function tableOfSheet(path: string, sheet: SheetCells): SheetTable {
  const { rows } = sheet;
  const width = Math.min(MOST_COLUMNS + 1, Math.max(0, ...rows.map(({ cells }) => cells.length)));
  const lines: string[] = [];
  /** Offset of each cell, and the number of the first one of each row. */
  const starts: number[] = [];
  const firsts: number[] = [];
  const table = collectRows();
  let at = 0;
  for (const [index, row] of rows.entries()) {
    if (index > 0 && row.number > (rows[index - 1] as SheetRow).number + 1) {
      // One empty row says that there are some.
      lines.push("");
      at += 1;
    }
    firsts.push(starts.length);
    const cells = cellsOf(row, index < HEAD ? width : 0);
    lines.push(cells.join("\t"));
    for (const text of cells) {
      starts.push(at);
      at += text.length + 1;
    }
    if (!isAdded(table, cells, starts)) break;
  }
  const grid = gridOf(rows, starts, firsts);
  const file: SourceFile = { path, text: lines.join("\n"), grid };
  return {
    file,
    cells: table.close(),
    diagnostics: [...controlCharactersIn(file), ...remarksOn(path, sheet)],
  };
}

/** @param width at least so many cells */
function cellsOf(row: SheetRow, width: number): readonly string[] {
  const cells = row.cells.map((text) => text.trim());
  while (cells.length < width) cells.push("");
  return cells;
}

/** False once there are too many. @param starts the last ones are those of the cells */
function isAdded(table: RowCollector, cells: readonly string[], starts: readonly number[]): boolean {
  const before = starts.length - cells.length;
  try {
    for (let column = 0; column < cells.length; column++) {
      const [text, start] = [cells[column] as string, starts[before + column] as number];
      table.add({ text, quoted: false, start, end: start + text.length }, column);
    }
    return true;
  } catch (error) {
    if (error === ENOUGH) return false;
    throw error;
  }
}

function gridOf(
  rows: readonly SheetRow[],
  starts: readonly number[],
  firsts: readonly number[],
): NonNullable<SourceFile["grid"]> {
  return {
    cellAt(offset) {
      const cell = lastUpTo(starts, offset);
      const row = lastUpTo(firsts, cell);
      return { row: rows[row]?.number ?? 1, column: cell - (firsts[row] ?? 0) + 1 };
    },
  };
}

/** Index of the last number that is not greater, or 0. */
function lastUpTo(numbers: readonly number[], most: number): number {
  let [low, high] = [0, numbers.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((numbers[middle] as number) <= most) low = middle;
    else high = middle - 1;
  }
  return low;
}
