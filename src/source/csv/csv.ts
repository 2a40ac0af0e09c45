/**
 * CSV files, as spreadsheets save them, to a list of maps with positions: the first row names the fields, a dot between
 * words makes a map ("special.cost"), an empty cell leaves its field out. Every value is text; the schema makes numbers
 * of it, and lists of cells like `a | b`.
 */
import type { Diagnostic, Result } from "../../diagnostics/diagnostic.ts";
import { counted } from "../../diagnostics/words.ts";
import { capFaults, type FaultWords, faultAt, type ReportCsv } from "../fault.ts";
import type { SourceDocument, SourceFile, SourceNode, TextRange } from "../tree.ts";
import { manyAsOne } from "./csv-alike.ts";
import { readCells } from "./csv-cells.ts";
import { type Column, type ColumnFields, readHeader } from "./csv-header.ts";
import { reportHeadings, reportTitle } from "./csv-headings.ts";
import { hintsOfCells } from "./csv-hints.ts";
import { idMaker } from "./csv-ids.ts";
import { mapOfRow } from "./csv-row.ts";
import { type Cell, type CsvRows, MOST_COLUMNS } from "./csv-rows.ts";
import { type FirstTable, firstTable } from "./csv-tables.ts";

/** A deck's settings for the columns of its file. */
export interface CsvOrders {
  /** Fields of columns with a different name. */
  readonly fields: ColumnFields;
  /** The pattern for ids of rows without one. */
  readonly ids?: string;
  /** Those ids are in lower case, as ids of rows must be. */
  readonly lowerIds?: boolean;
}

const NO_ORDERS: CsvOrders = { fields: new Map() };

/**
 * Reads a CSV file. `root` is undefined if its quotes are not closed or it is empty. Rules: `csv/...`.
 * @param cells of the file, if they have been read already
 */
export function parseCsv(
  file: SourceFile,
  orders: CsvOrders = NO_ORDERS,
  cells: CsvRows = readCells(file.text, file.path),
): Result<SourceDocument> {
  const { columns, rows, diagnostics } = readTable(file, orders.fields, cells);
  const [header, ...body] = rows;
  // If there are too many columns, it is not clear which were meant: no card is read.
  if (!header || cells.columns > MOST_COLUMNS)
    return { value: { ...file, root: undefined, comments: [] }, diagnostics };
  const idOf = idMaker(orders, columns);
  const items = body.map((row, index) => mapOfRow(columns, row, rangeOf(row), idOf(row, index + 1)));
  const end = rangeOf(body.at(-1) ?? header).end;
  const root: SourceNode = { kind: "list", items, start: header[0]?.start ?? 0, end };
  const names = columns.flatMap(({ name }) => (name === "" ? [] : [name]));
  const fills = columns.flatMap(({ path }) => (path.length === 0 ? [] : [path.join(".")]));
  return { value: { ...file, root, comments: [], columns: names, fills }, diagnostics };
}

interface CsvTable {
  readonly columns: readonly Column[];
  /** The first row and the non-empty rows below it; empty if nothing can be read. */
  readonly rows: readonly (readonly Cell[])[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads the cells of a CSV file, without those of a second table. */
function readTable(file: SourceFile, fields: ColumnFields, found: CsvRows): CsvTable {
  const faults: Diagnostic[] = [];
  const kinds = new Map<Diagnostic, string>();
  const report: ReportCsv = (range, words, kind) => {
    const fault = faultAt(file, range, words);
    faults.push(fault);
    if (kind !== undefined) kinds.set(fault, kind);
  };
  const table = firstTable(found.rows, file.text);
  const [header, ...body] = table.rows;
  let columns: readonly Column[] = [];
  if (found.stopped) report(found.stopped.at, quoteFault(found.stopped.code));
  else if (!header) report({ start: 0, end: 0 }, EMPTY);
  else {
    reportSize(found, report);
    reportTitle(table.above, report);
    reportSecond(table, report);
    columns = readHeader(header, body, fields, report);
    if (found.columns <= MOST_COLUMNS && !file.grid) reportRagged(header, body, table, report);
    reportHeadings(header, body, file.text, report);
    hintsOfCells(columns, body, report);
  }
  const rows = found.stopped ? [] : table.rows;
  const distinct = manyAsOne(faults, (fault) => kinds.get(fault));
  return { columns, rows, diagnostics: capFaults(distinct, "csv") };
}

const EMPTY: FaultWords = {
  rule: "csv/empty",
  message: "the file is empty, expected a first row with the field names",
  fix: "fill it, or remove the file",
};

function rangeOf(row: readonly Cell[] | undefined): TextRange {
  return { start: row?.[0]?.start ?? 0, end: row?.at(-1)?.end ?? 0 };
}

function reportSize({ rows, isCut, columns }: CsvRows, report: ReportCsv): void {
  if (columns > MOST_COLUMNS) {
    const message = `${counted(columns, "column")}, expected at most ${MOST_COLUMNS}; no card of the file is read`;
    const fix = "remove the columns that the cards do not need, or swap rows and columns";
    report(rangeOf(rows[0]?.slice(-1)), { rule: "csv/limit", message, fix });
  } else if (isCut) {
    const message = `more than ${counted(rows.length - 1, "row")}, the maximum for a file like this; the rest are ignored`;
    report(rangeOf(rows.at(-1)), { rule: "csv/limit", message, fix: "split the file" });
  }
}

function reportSecond({ second, doubtful }: FirstTable, report: ReportCsv): void {
  if (doubtful)
    report(doubtful, {
      rule: "csv/two-tables",
      severity: "hint",
      message: "these columns follow an empty one, and are read as more fields of the same cards",
      fix: "if they are a separate table, save it as a separate file; otherwise remove the empty column",
    });
  if (!second) return;
  const gap = second.where === "below" ? "below an empty row" : "beside an empty column";
  report(second, {
    rule: "csv/two-tables",
    severity: "warning",
    message: `a second table begins here, ${gap}; it is not read`,
    fix: "save each table as a separate file, with a deck of its own",
  });
}

/** Non-empty cells beyond the last named column count; missing ones at the end are empty. */
function reportRagged(
  header: readonly Cell[],
  body: readonly (readonly Cell[])[],
  { second }: FirstTable,
  report: ReportCsv,
): void {
  if (second?.where === "beside") return;
  for (const row of body) {
    const used = row.findLastIndex(({ text }) => text.trim() !== "") + 1;
    if (used > header.length) report(rangeOf(row), longRow(used, header.length), "long row");
    else if (row.length < header.length) {
      report(rangeOf(row), shortRow(row.length, header.length), "short row");
    }
  }
}

function longRow(found: number, expected: number): FaultWords {
  return {
    rule: "csv/ragged-row",
    message: `this row has ${counted(found, "cell")}, more than the first row, which has ${expected}`,
    fix: "put cells that contain the separator in quotes, or remove the extra cells",
  };
}

function shortRow(found: number, expected: number): FaultWords {
  return {
    rule: "csv/ragged-row",
    severity: "hint",
    message: `this row has ${counted(found, "cell")}, fewer than the first row, which has ${expected}; the others count as empty`,
    fix: "if its values belong in other columns, add the missing separators",
  };
}

function quoteFault(code: string): FaultWords {
  return code === "CSV_QUOTE_NOT_CLOSED"
    ? { rule: "csv/quote", message: "the quote that opens in this cell is never closed", fix: "close it" }
    : {
        rule: "csv/quote",
        message: "a quote inside this cell",
        why: "quotes open and close a cell, so nothing after this one can be read reliably",
        fix: 'put the whole cell in quotes and double the quotes inside: "The ""Crow"""',
      };
}
