/** OpenDocument spreadsheets (ODF 1.3), as LibreOffice, OpenOffice and Google Sheets write them. All sheets are in one file. */

import type { Workbook } from "../sheets.ts";
import { noWorkbook } from "../unreadable.ts";
import { readXml } from "../xml.ts";
import type { ZipFile } from "../zip.ts";
import { contentTaker, type OdsSheet } from "./ods-content.ts";

/** @throws Unreadable */
export function openOds(zip: ZipFile): Workbook {
  if (isProtected(zip))
    throw noWorkbook("the workbook is protected with a password", "save it without a password");
  const sheets: OdsSheet[] = [];
  readXml(zip, "content.xml", contentTaker(sheets));
  if (sheets.length === 0)
    throw noWorkbook("this is an OpenDocument file without sheets, expected a spreadsheet (.ods)");
  return {
    sheets,
    cellsOf: ({ name }) => sheets.find((sheet) => sheet.name === name)?.cells ?? { rows: [] },
  };
}

function isProtected(zip: ZipFile): boolean {
  let isEncrypted = zip.names.includes("encrypted-package");
  readXml(zip, "META-INF/manifest.xml", {
    open(element) {
      isEncrypted ||= element === "encryption-data";
    },
  });
  return isEncrypted;
}
