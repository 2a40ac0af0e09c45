/** Files that are named like workbooks, and are something else, by how they begin. */
import { noWorkbook, type Unreadable } from "./unreadable.ts";

const SAVE_AS = "in your spreadsheet program, save it as Excel workbook (.xlsx) or as .ods";

const startsWith = (bytes: Uint8Array, signature: string): boolean =>
  Buffer.from(bytes.subarray(0, signature.length)).toString("latin1") === signature;

/** Both a protected .xlsx and an old .xls are compound files (MS-CFB). */
const COMPOUND = "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1";

/** Undefined for a zip archive, which every workbook is. */
export function foreignFile(bytes: Uint8Array): Unreadable | undefined {
  if (startsWith(bytes, "PK\x03\x04")) return undefined;
  if (startsWith(bytes, COMPOUND)) return compoundFile(bytes);
  if (bytes.length === 0) return noWorkbook("the file is empty, expected a workbook", SAVE_AS);
  const head = Buffer.from(bytes.subarray(0, 256)).toString("latin1").trimStart();
  if (/^<(?:!doctype\s+html|html|table)/i.test(head))
    return noWorkbook("this is a web page (HTML), expected a workbook", SAVE_AS);
  if (head.startsWith("<")) return noWorkbook("this is XML, expected a workbook", SAVE_AS);
  const isText = !Buffer.from(bytes.subarray(0, 4096)).includes(0);
  return isText
    ? noWorkbook("this is a text file, expected a workbook", "if it has rows of cells, name it .csv or .tsv")
    : noWorkbook("this is not a workbook", SAVE_AS);
}

function compoundFile(bytes: Uint8Array): Unreadable {
  const isProtected = Buffer.from(bytes).includes(Buffer.from("EncryptedPackage", "utf16le"));
  return isProtected
    ? noWorkbook("the workbook is protected with a password", "save it without a password")
    : noWorkbook("this is an old Excel workbook (.xls), expected .xlsx", SAVE_AS);
}
