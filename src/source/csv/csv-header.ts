/** The first row of a CSV file: the field of a card that each column fills. */

import { isReservedName } from "../../diagnostics/reserved-names.ts";
import { counted } from "../../diagnostics/words.ts";
import type { ReportCsv } from "../fault.ts";
import type { TextRange } from "../tree.ts";
import type { Cell } from "./csv-cells.ts";

/** By a column's name, the field that it fills instead of one of its own name; undefined leaves the column out. */
export type ColumnFields = ReadonlyMap<string, string | undefined>;

export interface Column extends TextRange {
  /** As the first row has it, blanks tidied; empty for a column without a name. */
  readonly name: string;
  /** "special.cost" is ["special", "cost"]; empty when the column fills nothing. */
  readonly path: readonly string[];
}

/** A dot between words makes a map of fields. "No. of cards", "Dmg." and "v1.2" are plain names. */
const MAP_NAME = /^[\p{L}\p{N}_-]+(\.\p{L}[\p{L}\p{N}_-]*)+$/u;

/** Blank columns that hold nothing, which spreadsheets save beside others, are passed over where others have names. */
export function readHeader(
  header: readonly Cell[],
  body: readonly (readonly Cell[])[],
  fields: ColumnFields,
  report: ReportCsv,
): readonly Column[] {
  const isNamed = header.some(isFilled);
  const isUsed = (index: number): boolean => !isNamed || body.some((row) => isFilled(row[index]));
  const nameless = header.filter((cell, index) => !isFilled(cell) && isUsed(index));
  if (nameless[0]) report(nameless[0], blankHeader(nameless.length, isNamed));
  const seen: SeenNames = { names: new Map(), maps: new Set() };
  return header.map((cell) => {
    const name = nameOf(cell);
    const column = { name, start: cell.start, end: cell.end };
    const field = fields.has(name) ? fields.get(name) : name;
    if (name === "" || field === undefined) return { ...column, path: [] };
    const path = MAP_NAME.test(field) ? field.split(".") : [field];
    const words = faultOf(field, path, name, seen);
    if (words) report(column, words, words.rule);
    return { ...column, path: words ? [] : path };
  });
}

/** Blanks of all kinds, also line ends, are one blank; none at the ends. */
const nameOf = ({ text }: Cell): string => text.replaceAll(/\s+/g, " ").trim();

const isFilled = (cell: Cell | undefined): boolean => cell !== undefined && cell.text.trim() !== "";

interface SeenNames {
  /** Fields by their names in lower case, and the column that fills each. */
  readonly names: Map<string, string>;
  /** Names that are maps because a longer name begins with them. */
  readonly maps: Set<string>;
}

/** Also notes the name. */
function faultOf(field: string, path: readonly string[], column: string, { names, maps }: SeenNames) {
  const reserved = path.find(isReservedName);
  if (reserved !== undefined)
    return {
      rule: "csv/reserved-key",
      message: `"${reserved}" cannot be the name of a field`,
      fix: "choose another name",
    };
  const key = field.toLowerCase();
  const parents = path.slice(1).map((_, step) => path.slice(0, step + 1).join("."));
  const other = names.get(key);
  if (other !== undefined) return duplicate(other, column, field);
  if (maps.has(key) || parents.some((parent) => names.has(parent.toLowerCase())))
    return {
      rule: "csv/duplicate-header",
      message: `"${field}" is both a value and a map of fields with dots`,
      fix: "rename one of the columns",
    };
  names.set(key, column);
  for (const parent of parents) maps.add(parent.toLowerCase());
  return undefined;
}

function duplicate(first: string, second: string, field: string) {
  const message =
    first === second
      ? `two columns are called "${first}"`
      : first.toLowerCase() === second.toLowerCase()
        ? `the columns "${first}" and "${second}" differ only in capitals`
        : second !== field || first !== field
          ? `the columns "${first}" and "${second}" both fill the field "${field}"`
          : `two columns fill the field "${field}"`;
  const fix = /^[\d.,]+$/.test(first)
    ? "if the first row is a card, put a row with the names of the columns above it; else rename or remove one of them"
    : "rename or remove one of them";
  return { rule: "csv/duplicate-header", message, fix } as const;
}

function blankHeader(count: number, isNamed: boolean) {
  return {
    rule: "csv/blank-header",
    severity: isNamed ? "warning" : "error",
    message:
      count === 1
        ? "a column without a name; its values are left out"
        : `${counted(count, "column")} without a name; their values are left out`,
    fix: "name the field in the first row, or remove the column",
  } as const;
}
