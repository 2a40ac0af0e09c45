/**
 * Edits of the cells and rows of a CSV file, with its own separator, line ends and quotes; every other cell stays as it is
 * written. Limit: a second table in the file, which is not read, is not edited either.
 */
import type { TextEdit } from "../../../diagnostics/diagnostic.ts";
import { cellText, needsQuotes } from "../../csv/cell-text.ts";
import { readCells } from "../../csv/csv-cells.ts";
import { dialectOf } from "../../csv/csv-dialect.ts";
import { type Column, type ColumnFields, readHeader } from "../../csv/csv-header.ts";
import type { Cell } from "../../csv/csv-rows.ts";
import { firstTable } from "../../csv/csv-tables.ts";
import type { SourceFile, TextRange } from "../../tree.ts";
import { rangeEdit } from "../value-edit.ts";
import { lineEndAt, lineEndOf, lineStartAt, nextLineAt } from "../yaml/layout.ts";

export interface Sheet {
  readonly file: SourceFile;
  readonly columns: readonly Column[];
  readonly header: readonly Cell[];
  /** The rows below the header, in the order of the cards. */
  readonly rows: readonly (readonly Cell[])[];
  readonly separator: string;
}

/** Undefined if the file cannot be read. @param fields of columns with another name */
export function openSheet(file: SourceFile, fields: ColumnFields): Sheet | undefined {
  const { separator } = dialectOf(file.text, file.path);
  const cells = readCells(file.text, file.path);
  if (cells.stopped || cells.isCut) return undefined;
  const [header, ...rows] = firstTable(cells.rows, file.text).rows;
  if (!header) return undefined;
  const columns = readHeader(header, rows, fields, () => {});
  return { file, columns, header, rows, separator };
}

/** The column that a field is in; -1 if it has none. */
export const columnOf = ({ columns }: Sheet, path: readonly (string | number)[]): number =>
  columns.findIndex((column) => column.path.length > 0 && column.path.join(".") === path.join("."));

/** @param cells by column; "" empties a cell */
export function setCells(sheet: Sheet, row: number, cells: ReadonlyMap<number, string>): readonly TextEdit[] {
  const { file, rows, separator } = sheet;
  const written = rows[row] ?? [];
  const edits: TextEdit[] = [];
  const added: string[] = [];
  for (const [column, text] of [...cells].sort(([a], [b]) => a - b)) {
    const cell = written[column];
    if (cell) {
      if (cell.text !== text)
        edits.push(
          rangeEdit(file, rangeOf(file, cell), cellText(text, separator, isQuotedByChoice(sheet, cell))),
        );
      continue;
    }
    if (text === "") continue;
    while (added.length < column - written.length) added.push("");
    added.push(cellText(text, separator));
  }
  if (added.length > 0) {
    const end = lineEndAt(file, endOf(written));
    edits.push(rangeEdit(file, { start: end, end }, added.map((text) => separator + text).join("")));
  }
  return edits;
}

/** What is written between the separators, without spaces around it. */
function rangeOf({ text }: SourceFile, { start, end }: Cell): TextRange {
  return { start, end: Math.max(start, Math.min(end, text.length)) };
}

const endOf = (row: readonly Cell[]): number => row.at(-1)?.end ?? 0;

/** True for a cell that is in quotes as a matter of style, and not because its text had to be. */
const isQuotedByChoice = (sheet: Sheet, { text, quoted }: Cell): boolean =>
  quoted && (!needsQuotes(text, sheet.separator) || areHeadsQuoted(sheet));

const areHeadsQuoted = ({ header }: Sheet): boolean =>
  header.length > 1 && header.every((cell) => cell.quoted);

/** @param index the place of the first new row. @param rows cells by column */
export function insertedRows(
  sheet: Sheet,
  index: number,
  rows: readonly (readonly string[])[],
): readonly TextEdit[] {
  const { file, header, separator } = sheet;
  const before = index === 0 ? header : (sheet.rows[index - 1] ?? header);
  const end = lineEndAt(file, endOf(before));
  const quoted = areHeadsQuoted(sheet);
  const lines = rows.map((cells) =>
    header.map((_, column) => cellText(cells[column] ?? "", separator, quoted)).join(separator),
  );
  return [rangeEdit(file, { start: end, end }, lines.map((line) => lineEndOf(file) + line).join(""))];
}

export function removedRows({ file, rows }: Sheet, indices: readonly number[]): readonly TextEdit[] {
  return indices.flatMap((index) => {
    const row = rows[index];
    if (!row) return [];
    const { start, end } = lineOf(file, row);
    const next = nextLineAt(file, end);
    // Without a line break at the end of the file, the one before goes.
    const from = next === end && start > 0 ? lineEndAt(file, lineStartAt(file, start - 1)) : start;
    return [rangeEdit(file, { start: from, end: next }, "")];
  });
}

/** The rows between change places with their neighbours; empty lines stay. */
export function movedRow({ file, rows }: Sheet, from: number, to: number): readonly TextEdit[] {
  const order = [...rows.keys()];
  order.splice(to, 0, ...order.splice(from, 1));
  return order.flatMap((source, place) => {
    const [slot, moved] = [rows[place], rows[source]];
    if (source === place || !slot || !moved) return [];
    const { start, end } = lineOf(file, moved);
    return [rangeEdit(file, lineOf(file, slot), file.text.slice(start, end))];
  });
}

/** The line of a row, or its lines if cells have line breaks. */
function lineOf(file: SourceFile, row: readonly Cell[]): TextRange {
  return { start: lineStartAt(file, row[0]?.start ?? 0), end: lineEndAt(file, endOf(row)) };
}

/** Another name for the column of a field. */
export function renamedColumn(
  sheet: Sheet,
  path: readonly (string | number)[],
  name: string,
): readonly TextEdit[] {
  const { file, header, separator } = sheet;
  const cell = header[columnOf(sheet, path)];
  return cell
    ? [rangeEdit(file, rangeOf(file, cell), cellText(name, separator, isQuotedByChoice(sheet, cell)))]
    : [];
}

/** Adds a column at the right; cells of rows that are there stay empty. */
export function addedColumn(sheet: Sheet, name: string): readonly TextEdit[] {
  const { file, header, rows, separator } = sheet;
  return [header, ...rows].map((row, index) => {
    const end = lineEndAt(file, endOf(row));
    const missing = separator.repeat(Math.max(1, header.length + 1 - row.length));
    const text = index === 0 ? separator + cellText(name, separator, areHeadsQuoted(sheet)) : missing;
    return rangeEdit(file, { start: end, end }, text);
  });
}

/** A column with its separator, in every row that has it. */
export function removedColumn({ file, header, rows, separator }: Sheet, column: number): readonly TextEdit[] {
  const { text } = file;
  const separatorFrom = (offset: number): number => text.indexOf(separator, offset);
  return [header, ...rows].flatMap((row) => {
    const [before, cell, behind] = [row[column - 1], row[column], row[column + 1]];
    if (!cell) return [];
    const end = behind ? separatorFrom(cell.end) : lineEndAt(file, cell.end);
    if (before) return [rangeEdit(file, { start: separatorFrom(before.end), end }, "")];
    return [rangeEdit(file, { start: cell.start, end: behind ? end + separator.length : end }, "")];
  });
}
