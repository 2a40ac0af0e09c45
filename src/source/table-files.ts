/**
 * Files of rows, by their names: texts with a separator (`.csv`, `.tsv`), and workbooks (`.xlsx`, `.ods`), which have sheets.
 * A sheet is named as in `cards.xlsx#Battle`, in content files and in the places of findings.
 */

/** A file of rows as content names it. */
export interface TableName {
  /** Without the sheet. */
  readonly file: string;
  /** Of a workbook, if one is named. */
  readonly sheet?: string;
}

const TEXT_TABLE = /\.(?:csv|tsv)$/i;
const WORKBOOK = /\.(?:xlsx|ods)$/i;
const SHEET = /^(.+?\.(?:xlsx|ods))#(.+)$/is;

/** A text with cells between commas, semicolons or tabs. */
export const isTextTable = (path: string): boolean => TEXT_TABLE.test(path);

/** A workbook, or a sheet of one. */
export const isWorkbook = (path: string): boolean => WORKBOOK.test(tableName(path).file);

/** Any file of rows, or a sheet of a workbook. */
export const isTable = (path: string): boolean => isTextTable(path) || isWorkbook(path);

/** True if cells of the file stand between tabs, whatever its first line looks like. */
export const isTabbed = (path: string): boolean => /\.tsv$/i.test(path);

/** The file and the sheet of a name such as `cards.xlsx#Battle`. */
export function tableName(name: string): TableName {
  const [, file, sheet] = SHEET.exec(name) ?? [];
  return file === undefined || sheet === undefined ? { file: name } : { file, sheet };
}

/** The name of a sheet as content files write it. */
export const sheetName = (file: string, sheet: string): string => `${file}#${sheet}`;

/** Why cards in a workbook cannot be changed, and what to do instead. @param path with or without the sheet */
export function whyReadOnly(path: string): string {
  const { file, sheet } = tableName(path);
  const name = file.slice(file.lastIndexOf("/") + 1);
  const where = sheet === undefined ? name : `the sheet "${sheet}" of ${name}`;
  return `these cards are in ${where}, and workbooks are only read: change them in your spreadsheet program, or save the sheet as CSV`;
}
