/** Reads a workbook as a deck reads it, for tests: the cards as texts, and what was found. */
import { parseCsv } from "../../../src/source/csv/csv.ts";
import type { FaultWords } from "../../../src/source/fault.ts";
import { readSheet } from "../../../src/source/spreadsheet/read-sheet.ts";
import { isFault, openWorkbook } from "../../../src/source/spreadsheet/workbook.ts";
import { texts } from "../../source/support.ts";

export interface ReadWorkbook {
  readonly cards: unknown;
  /** "3:2 warning csv/spreadsheet-error" */
  readonly found: readonly string[];
  readonly fault?: FaultWords;
}

export function readWorkbook(bytes: Uint8Array, sheet?: string): ReadWorkbook {
  const workbook = openWorkbook(bytes);
  if (isFault(workbook)) return { cards: undefined, found: [], fault: workbook };
  const read = readSheet(workbook, "cards.xlsx", sheet);
  if ("fault" in read) return { cards: undefined, found: [], fault: read.fault };
  const { file, cells, diagnostics } = read.table;
  const parsed = parseCsv(file, undefined, cells);
  const found = [...diagnostics, ...parsed.diagnostics].map(
    ({ rule, severity, start }) => `${start.line}:${start.column} ${severity} ${rule}`,
  );
  return { cards: texts(parsed.value.root), found };
}
