/** What a person may not expect of a sheet, each once: formulas without results, merged and hidden cells, dates. */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { counted } from "../../diagnostics/words.ts";
import { cellName, columnName, type Note, type Noted, type SheetCells } from "./cells.ts";

type Words = Pick<Diagnostic, "rule" | "severity" | "message" | "why" | "fix">;

const REMARKS: Readonly<Record<Note, (noted: Noted) => Words>> = {
  unsolved: ({ count }) => ({
    rule: "workbook/unsolved-formula",
    severity: "warning",
    message: `${counted(count, "formula")} without a stored result; ${count === 1 ? "its cell counts" : "their cells count"} as empty`,
    why: "formulas are not calculated here: the program that wrote the file must store their results",
    fix: "open the workbook in a spreadsheet program, and save it there",
  }),
  merged: ({ row, column, count }) => ({
    rule: "workbook/merged-cells",
    severity: "warning",
    message: `${counted(count, "group")} of merged cells; the value belongs to the first cell, such as ${cellName(row, column)}, and the others are empty`,
    why: "each card has a row of its own, with all of its values",
    fix: "unmerge the cells, and fill in each of them",
  }),
  hiddenRows: ({ count }) => ({
    rule: "workbook/hidden-cells",
    severity: "hint",
    message: `${counted(count, "hidden row")}, read like the others`,
    why: "a filter that is left on would otherwise take cards out of the game",
    fix: "delete the rows, or give their cards 0 copies, if they are not to be printed",
  }),
  hiddenColumns: ({ column, count }) => ({
    rule: "workbook/hidden-cells",
    severity: "hint",
    message: `${counted(count, "hidden column")} (${count === 1 ? columnName(column) : `from ${columnName(column)} on`}), read like the others`,
    fix: "to leave out a column, write `columns: { <name>: false }` in the deck",
  }),
  localDates: ({ row, column, count }) => ({
    rule: "workbook/local-date",
    severity: "hint",
    message: `${counted(count, "date")}, such as ${cellName(row, column)}, in a format that follows the reader's country; read as year-month-day`,
    fix: "format the cells as text, or with a format of their own such as dd.mm.yyyy",
  }),
};

export function remarksOn(path: string, sheet: SheetCells): readonly Diagnostic[] {
  return (Object.keys(REMARKS) as Note[]).flatMap((kind) => {
    const noted = sheet[kind];
    if (!noted) return [];
    const { row: line, column } = noted;
    // The cell may have no text, and so no place of its own in that of the sheet.
    const start = { line, column, offset: 0 };
    return [{ ...REMARKS[kind](noted), file: path, start, end: { ...start, column: column + 1 } }];
  });
}
