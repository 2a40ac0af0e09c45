/**
 * Workbooks, `.xlsx` and `.ods`: their sheets by name, and the filled cells of each. What is inside decides which of the two
 * it is, not the file's name. Read only; formulas are not calculated.
 */
import type { FaultWords } from "../fault.ts";
import type { SheetCells } from "./cells.ts";
import { foreignFile } from "./foreign-file.ts";
import { openOds } from "./ods/ods.ts";
import type { Sheet, Workbook } from "./sheets.ts";
import { noWorkbook, Unreadable } from "./unreadable.ts";
import { openXlsx } from "./xlsx/xlsx.ts";
import { openZip, type ZipFile } from "./zip.ts";

/** The workbook, or why it cannot be read. */
export function openWorkbook(bytes: Uint8Array): Workbook | FaultWords {
  return attempted(() => {
    const foreign = foreignFile(bytes);
    if (foreign) throw foreign;
    const zip = openZip(bytes);
    const workbook = openerFor(zip)(zip);
    if (workbook.sheets.length === 0) throw noWorkbook("the workbook has no sheet with cells");
    return workbook;
  });
}

/** The cells of a sheet, or why they cannot be read. */
export const readCellsOf = (workbook: Workbook, sheet: Sheet): SheetCells | FaultWords =>
  attempted(() => workbook.cellsOf(sheet));

function attempted<T>(read: () => T): T | FaultWords {
  try {
    return read();
  } catch (error) {
    if (error instanceof Unreadable) return error.words;
    throw error;
  }
}

export const isFault = <T extends object>(read: T | FaultWords): read is FaultWords => "rule" in read;

function openerFor({ names }: ZipFile): (zip: ZipFile) => Workbook {
  if (names.includes("content.xml") || names.includes("encrypted-package")) return openOds;
  if (names.includes("[Content_Types].xml") || names.includes("_rels/.rels")) return openXlsx;
  const what = names.some((name) => /^Index(\/|\.zip$)/.test(name)) ? "a Numbers document" : "a zip archive";
  throw noWorkbook(
    `this is ${what}, expected a workbook (.xlsx or .ods)`,
    "export it as .xlsx: in Numbers, File > Export To > Excel",
  );
}
