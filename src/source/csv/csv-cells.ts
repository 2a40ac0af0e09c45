/**
 * CSV text to rows of cells with exact ranges. Limits: if there are too many rows, only the first are read; if there are too
 * many columns, only the names of the first.
 */
import { dialectOf } from "./csv-dialect.ts";
import { readByLibrary } from "./csv-library.ts";
import { readRegularCells } from "./csv-regular.ts";
import type { CsvRows } from "./csv-rows.ts";

/**
 * Splits the text at commas, or at semicolons or tabs, as spreadsheets of other countries do.
 * @param path of the file: `.tsv` means tabs
 */
export function readCells(written: string, path?: string): CsvRows {
  const dialect = dialectOf(written, path);
  return readRegularCells(dialect) ?? readByLibrary(dialect);
}
