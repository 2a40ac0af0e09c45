/** The first row of a CSV file: the path in a card that each column fills. */

import { isReservedName } from "../diagnostics/reserved-names.ts";
import type { ReportCsv } from "./csv.ts";
import type { Cell } from "./csv-cells.ts";
import type { TextRange } from "./tree.ts";

export interface Column extends TextRange {
  /** "special.cost" is ["special", "cost"]; empty when the column cannot be used. */
  readonly path: readonly string[];
}

/** Blank columns that hold nothing, which spreadsheets save beside others, are passed over where others have names. */
export function readHeader(
  header: readonly Cell[],
  body: readonly (readonly Cell[])[],
  report: ReportCsv,
): readonly Column[] {
  const isNamed = header.some(isFilled);
  const isUsed = (index: number): boolean => !isNamed || body.some((row) => isFilled(row[index]));
  /** Full names seen, and names that are maps because a longer name begins with them. */
  const names = new Set<string>();
  const maps = new Set<string>();
  return header.map((cell, index) => {
    const column = { start: cell.start, end: cell.end };
    const path = cell.text
      .trim()
      .split(".")
      .map((step) => step.trim());
    const name = path.join(".");
    if (name === "" && !isUsed(index)) return { ...column, path: [] };
    const parents = path.slice(1).map((_, step) => path.slice(0, step + 1).join("."));
    const words = faultOf(
      name,
      path,
      names.has(name),
      maps.has(name) || parents.some((parent) => names.has(parent)),
    );
    if (words) {
      report(column, words);
      return { ...column, path: [] };
    }
    names.add(name);
    for (const parent of parents) maps.add(parent);
    return { ...column, path };
  });
}

const isFilled = (cell: Cell | undefined): boolean => cell !== undefined && cell.text.trim() !== "";

function faultOf(name: string, path: readonly string[], isTwice: boolean, isMapToo: boolean) {
  if (name === "")
    return {
      rule: "csv/blank-header",
      message: "a column without a name",
      fix: "name the field in the first row, or remove the column",
    };
  if (path.includes(""))
    return {
      rule: "csv/blank-header",
      message: `"${name}" has nothing on one side of a dot`,
      fix: "write the names on both sides",
    };
  const reserved = path.find(isReservedName);
  if (reserved !== undefined)
    return {
      rule: "csv/reserved-key",
      message: `"${reserved}" cannot be the name of a field`,
      fix: "choose another name",
    };
  if (isTwice)
    return {
      rule: "csv/duplicate-header",
      message: `two columns are called "${name}"`,
      fix: "rename or remove one of them",
    };
  if (isMapToo)
    return {
      rule: "csv/duplicate-header",
      message: `"${name}" is both a value and a map of fields with dots`,
      fix: "rename one of the columns",
    };
  return undefined;
}
