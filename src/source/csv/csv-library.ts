/**
 * Any CSV text to rows of cells: csv-parse splits the cells and says at which byte each one ends, from which the
 * positions in the text follow.
 */
import { lazyPackage } from "../../diagnostics/lazy-package.ts";
import type { Dialect } from "./csv-dialect.ts";
import { type CsvRows, collectRows, ENOUGH } from "./csv-rows.ts";

const library = lazyPackage<typeof import("csv-parse/sync")>("csv-parse/sync");

/** What csv-parse reports about a cell: where its text ends, whether it was in quotes, its place in the row. */
interface CellInfo {
  readonly bytes: number;
  readonly quoting: boolean;
  readonly index: number;
}

export function readByLibrary({ text, separator }: Dialect): CsvRows {
  const { CsvError, parse } = library();
  const table = collectRows();
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
