/** What a spreadsheet file is, for a new deck: a text with cells, which is copied as UTF-8, or a sheet of a workbook. */
import type { FaultWords } from "../../../source/fault.ts";
import { readSheet, sheetsOf } from "../../../source/spreadsheet/read-sheet.ts";
import type { SheetTable } from "../../../source/spreadsheet/sheet-table.ts";
import { isFault, openWorkbook } from "../../../source/spreadsheet/workbook.ts";

/** A sheet of a workbook. */
export interface WorkbookSource {
  readonly table: SheetTable;
  readonly sheet: string;
  /** There are other sheets, so that decks must name theirs. */
  readonly isOneOfSeveral: boolean;
}

/** Why a workbook cannot be used. */
export interface WorkbookFault {
  readonly fault: FaultWords;
  /** Its sheets, if one of them must be named. */
  readonly sheets?: readonly string[];
}

/** @param wanted name of a sheet; by default the only one that is filled */
export function workbookSource(
  path: string,
  bytes: Uint8Array,
  wanted?: string,
): WorkbookSource | WorkbookFault {
  const workbook = openWorkbook(bytes);
  if (isFault(workbook)) return { fault: workbook };
  const found = readSheet(workbook, path, wanted);
  if ("fault" in found)
    return { fault: found.fault, ...(found.of === "name" && { sheets: sheetsOf(workbook) }) };
  return { ...found, isOneOfSeveral: workbook.sheets.length > 1 };
}

/** Names of the sheets that a person sees, or why the workbook cannot be read. */
export function sheetsInWorkbook(bytes: Uint8Array): readonly string[] | FaultWords {
  const workbook = openWorkbook(bytes);
  return isFault(workbook) ? workbook : sheetsOf(workbook);
}
