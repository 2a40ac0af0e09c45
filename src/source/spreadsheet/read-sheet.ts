/** Reads the sheet of a workbook that cards are taken from: the one that is named, or the only one that is filled. */
import { didYouMean } from "../../diagnostics/did-you-mean.ts";
import { onlyNearest } from "../../diagnostics/nearest.ts";
import { counted, listedFirst } from "../../diagnostics/words.ts";
import type { FaultWords } from "../fault.ts";
import { sheetName } from "../table-files.ts";
import { type SheetTable, tableOfSheet } from "./sheet-table.ts";
import type { Sheet, Workbook } from "./sheets.ts";
import { isFault, readCellsOf } from "./workbook.ts";

/** The cells of a sheet, or why there are none: a fault of the file, or of the name that something gives. */
export type SheetRead =
  | { readonly table: SheetTable; readonly sheet: string }
  | { readonly fault: FaultWords; readonly of: "file" | "name" };

/** How many sheets a message names. */
const MOST_NAMED = 8;

/**
 * @param path of the workbook
 * @param wanted name of a sheet; by default the only sheet that is neither hidden nor empty
 */
export function readSheet(workbook: Workbook, path: string, wanted?: string): SheetRead {
  const chosen = wanted === undefined ? onlySheet(workbook, path) : namedSheet(workbook, path, wanted);
  if ("rule" in chosen) return { fault: chosen, of: chosen.rule === "workbook/unreadable" ? "file" : "name" };
  const cells = readCellsOf(workbook, chosen);
  if (isFault(cells)) return { fault: cells, of: "file" };
  return { table: tableOfSheet(sheetName(path, chosen.name), cells), sheet: chosen.name };
}

/** Names of the sheets that a person sees. */
export const sheetsOf = ({ sheets }: Workbook): readonly string[] =>
  namesOf(sheets.filter(({ isHidden }) => !isHidden));

function onlySheet(workbook: Workbook, path: string): Sheet | FaultWords {
  const visible = workbook.sheets.filter(({ isHidden }) => !isHidden);
  const candidates = visible.length > 0 ? visible : workbook.sheets;
  if (candidates.length === 1) return candidates[0] as Sheet;
  const filled: Sheet[] = [];
  for (const sheet of candidates) {
    const cells = readCellsOf(workbook, sheet);
    if (isFault(cells)) return cells;
    if (cells.rows.length > 0) filled.push(sheet);
  }
  if (filled.length === 1) return filled[0] as Sheet;
  const [first] = filled.length > 0 ? filled : candidates;
  const names = namesOf(filled.length > 0 ? filled : candidates);
  return {
    rule: "workbook/which-sheet",
    message: `${nameOf(path)} has ${counted(names.length, "sheet")}: ${listedFirst(quoted(names), MOST_NAMED)}; expected the name of one of them`,
    fix: `name it: ${written(path, first?.name ?? "")}`,
  };
}

function namedSheet(workbook: Workbook, path: string, wanted: string): Sheet | FaultWords {
  const isWanted = ({ name }: Sheet): boolean => name.normalize("NFC") === wanted.normalize("NFC");
  const found = workbook.sheets.find(isWanted);
  if (found) return found;
  const names = namesOf(workbook.sheets);
  const sure = onlyNearest(wanted, names);
  return {
    rule: "workbook/unknown-sheet",
    message: `${nameOf(path)} has no sheet "${wanted}", only ${listedFirst(quoted(names), MOST_NAMED)}`,
    fix: didYouMean(wanted, names) ?? `name one of them: ${written(path, names[0] ?? "")}`,
    ...(sure !== undefined && { replacement: { text: sheetName(nameOf(path), sure) } }),
  };
}

const namesOf = (sheets: readonly Sheet[]): readonly string[] => sheets.map(({ name }) => name);
const quoted = (names: readonly string[]): readonly string[] => names.map((name) => `"${name}"`);
const nameOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1);

/** As a deck names it; in quotes if YAML would read anything else. */
function written(path: string, sheet: string): string {
  const name = sheetName(nameOf(path), sheet);
  return /: | #|["'\\]|\s$/.test(name) ? `cards: ${JSON.stringify(name)}` : `cards: ${name}`;
}
