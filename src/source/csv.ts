/**
 * CSV files, as spreadsheets save them, to a list of maps with positions: the first row names the fields, a dot in a name
 * makes a map ("special.cost"), an empty cell leaves its field out. Every value is text; the schema makes numbers of it,
 * and lists of cells like `a | b`.
 */
import type { Diagnostic, Result } from "../diagnostics/diagnostic.ts";
import { type Cell, readCells } from "./csv-cells.ts";
import { readHeader } from "./csv-header.ts";
import { hintsOfCells } from "./csv-hints.ts";
import { mapOfRow } from "./csv-row.ts";
import { capFaults, type FaultWords, faultAt } from "./fault.ts";
import type { SourceDocument, SourceFile, SourceNode, TextRange } from "./tree.ts";

/** Called by the parts of the reader for each fault. */
export type ReportCsv = (range: TextRange, words: FaultWords) => void;

/** Rows in one file: more than any game has cards, few enough to hold. */
const MOST_ROWS = 20_000;

/** Reads a CSV file. `root` is undefined when its quotes do not close or it is empty. Rules: `csv/...`. */
export function parseCsv(file: SourceFile): Result<SourceDocument> {
  const faults: Diagnostic[] = [];
  const report: ReportCsv = (range, words) => faults.push(faultAt(file, range, words));
  const root = readList(file, report);
  return { value: { ...file, root, comments: [] }, diagnostics: capFaults(faults, "csv") };
}

function readList(file: SourceFile, report: ReportCsv): SourceNode | undefined {
  const { rows, stopped } = readCells(file.text);
  if (stopped) {
    report(stopped.at, quoteFault(stopped.code));
    return undefined;
  }
  const [header, ...body] = rows;
  if (!header) {
    const message = "the file is empty, expected a first row with the names of the fields";
    report({ start: 0, end: 0 }, { rule: "csv/empty", message, fix: "fill it, or remove the file" });
    return undefined;
  }
  if (body.length > MOST_ROWS) {
    const message = `${body.length} rows, expected at most ${MOST_ROWS}`;
    report(rangeOf(body[MOST_ROWS]), { rule: "csv/limit", message, fix: "divide the file" });
  }
  const columns = readHeader(header, body, report);
  const used = body.slice(0, MOST_ROWS);
  for (const row of used)
    if (row.length !== header.length) report(rangeOf(row), raggedFault(row.length, header.length));
  hintsOfCells(columns, used, report);
  const items = used.map((row) => mapOfRow(columns, row, rangeOf(row)));
  return { kind: "list", items, start: header[0]?.start ?? 0, end: rangeOf(used.at(-1) ?? header).end };
}

function rangeOf(row: readonly Cell[] | undefined): TextRange {
  return { start: row?.[0]?.start ?? 0, end: row?.at(-1)?.end ?? 0 };
}

function raggedFault(found: number, expected: number): FaultWords {
  const cells = (count: number): string => `${count} ${count === 1 ? "cell" : "cells"}`;
  return {
    rule: "csv/ragged-row",
    message: `this row has ${cells(found)}, and the first row has ${cells(expected)}`,
    fix:
      found > expected
        ? "put cells that hold the separator in quotes, or remove the cells that are too many"
        : "add the separators of the cells that are missing",
  };
}

function quoteFault(code: string): FaultWords {
  return code === "CSV_QUOTE_NOT_CLOSED"
    ? { rule: "csv/quote", message: "the quote that opens in this cell is never closed", fix: "close it" }
    : {
        rule: "csv/quote",
        message: "a quote inside this cell",
        why: "a quote opens and closes a cell, so nothing after it can be read for certain",
        fix: 'put the whole cell in quotes and double those inside: "The ""Crow"""',
      };
}
