/** Where a finding is, as reports write it. */
import type { Place } from "../../diagnostics/diagnostic.ts";
import { visible } from "../../diagnostics/text/visible.ts";
import { cellName } from "../../source/spreadsheet/cells.ts";
import { tableName } from "../../source/table-files.ts";

/** Places that are not files of the project, by the name that findings use. */
const ELSEWHERE: Readonly<Record<string, string>> = { sheet: "the sheets" };

/**
 * "decks/battle.yaml:84:5", which editors recognise; only words for a place without lines. In a sheet of a workbook, lines and
 * columns are its rows and columns: "decks/cards.xlsx:12:3".
 */
export function placeWords({ file, start }: Place): string {
  return isFile(file) ? `${fileWords(file)}:${start.line}:${start.column}` : fileWords(file);
}

/** The same for people: "decks/cards.xlsx, sheet Battle, C12". */
export function shownPlace(place: Place): string {
  const words = cellWords(place);
  return words === undefined ? placeWords(place) : `${fileWords(place.file)}, ${words}`;
}

/** "sheet Battle, C12"; undefined outside sheets of workbooks. */
export function cellWords(place: Place): string | undefined {
  const cell = sheetCell(place);
  return cell && `sheet ${visible(cell.sheet)}, ${cell.cell}`;
}

/** The sheet and the cell of a place in a workbook; undefined elsewhere. */
export function sheetCell({
  file,
  start,
}: Place): { readonly sheet: string; readonly cell: string } | undefined {
  const { sheet } = tableName(file);
  return sheet === undefined ? undefined : { sheet, cell: cellName(start.line, start.column) };
}

/** The file's path, without the sheet of a workbook, or the words used instead. */
export function fileWords(file: string): string {
  return isFile(file) ? visible(diskPath(file)) : (ELSEWHERE[file] as string);
}

/** The file that other programs can open: a workbook without its sheet. */
export const diskPath = (file: string): string => tableName(file).file;

/** False for a finding that is not in a file of the project. */
export function isFile(file: string): boolean {
  return !Object.hasOwn(ELSEWHERE, file);
}
