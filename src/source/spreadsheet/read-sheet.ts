/** Reads the sheet of a workbook that cards are taken from: the one that is named, or the only one that is filled. */
import { didYouMean } from "../../diagnostics/did-you-mean.ts";
import { onlyNearest } from "../../diagnostics/nearest.ts";
import { counted, listedFirst } from "../../diagnostics/words.ts";
import type { FaultWords } from "../fault.ts";
import { sheetName } from "../table-files.ts";
import type { SheetCells } from "./cells.ts";
import { type SheetTable, tableOfSheet } from "./sheet-table.ts";
import type { Sheet, Workbook } from "./sheets.ts";
import { isFault, readCellsOf } from "./workbook.ts";

/** The cells of a sheet, or why there are none: a fault of the file, or of the name that something gives. */
export type SheetRead =
  | { readonly table: SheetTable; readonly sheet: string }
  | { readonly fault: FaultWords; readonly of: "file" | "name" };

const OF_NAME: ReadonlySet<string> = new Set(["workbook/which-sheet", "workbook/unknown-sheet"]);

/** How many sheets a message names. */
const MOST_NAMED = 8;

/**
 * @param path of the workbook
 * @param wanted name of a sheet; by default the only sheet that is neither hidden nor empty
 */
export function readSheet(workbook: Workbook, path: string, wanted?: string): SheetRead {
  const chosen = wanted === undefined ? onlySheet(workbook, path) : namedSheet(workbook, path, wanted);
  if ("rule" in chosen) return { fault: chosen, of: OF_NAME.has(chosen.rule) ? "name" : "file" };
  const { sheet, cells = readCellsOf(workbook, sheet) } = chosen;
  if (isFault(cells)) return { fault: cells, of: "file" };
  return { table: tableOfSheet(sheetName(path, sheet.name), cells), sheet: sheet.name };
}

/** Names of the sheets that a person sees. */
export const sheetsOf = ({ sheets }: Workbook): readonly string[] =>
  namesOf(sheets.filter(({ isHidden }) => !isHidden));

/** A sheet, and its cells if they were read to find it: reading them again would use up twice as much of what may be unpacked. */
interface Chosen {
  readonly sheet: Sheet;
  readonly cells?: SheetCells;
}

function onlySheet(workbook: Workbook, path: string): Chosen | FaultWords {
  const visible = workbook.sheets.filter(({ isHidden }) => !isHidden);
  const candidates = visible.length > 0 ? visible : workbook.sheets;
  if (candidates.length === 1) return { sheet: candidates[0] as Sheet };
  const filled: Required<Chosen>[] = [];
  for (const sheet of candidates) {
    const cells = readCellsOf(workbook, sheet);
    if (isFault(cells)) return cells;
    if (cells.rows.length > 0) filled.push({ sheet, cells });
  }
  const [only] = filled;
  if (only && filled.length === 1) return only;
  const names = namesOf(filled.length > 0 ? filled.map(({ sheet }) => sheet) : candidates);
  return {
    rule: "workbook/which-sheet",
    message: `${nameOf(path)} has ${counted(names.length, "sheet")}: ${listedFirst(quoted(names), MOST_NAMED)}; expected the name of one of them`,
    fix: `name it: ${written(path, names[0] ?? "")}`,
  };
}

function namedSheet(workbook: Workbook, path: string, wanted: string): Chosen | FaultWords {
  const isWanted = ({ name }: Sheet): boolean => name.normalize("NFC") === wanted.normalize("NFC");
  const sheet = workbook.sheets.find(isWanted);
  if (sheet) return { sheet };
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
