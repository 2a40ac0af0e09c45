/** The first row of a CSV file: the card field that each column fills. */
import { isReservedName } from "../../diagnostics/reserved-names.ts";
import { counted } from "../../diagnostics/words.ts";
import type { ReportCsv } from "../fault.ts";
import type { TextRange } from "../tree.ts";
import type { Cell } from "./csv-rows.ts";

/** By column name, the field it fills if its name is different; undefined ignores the column. */
export type ColumnFields = ReadonlyMap<string, string | undefined>;

export interface Column extends TextRange {
  /** As in the first row, with normalised spaces; empty for a column without a name. */
  readonly name: string;
  /** "special.cost" is ["special", "cost"]; empty if the column fills nothing. */
  readonly path: readonly string[];
}

/** A dot between words makes a map of fields. "No. of cards", "Dmg." and "v1.2" are plain names. */
const MAP_NAME = /^[\p{L}\p{N}_-]+(\.\p{L}[\p{L}\p{N}_-]*)+$/u;

/** Ignores empty columns without a name, which spreadsheets save beside others, if other columns have names. */
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

/** Replaces each run of white space, including line breaks, with one space, and trims. */
const nameOf = ({ text }: Cell): string => text.replaceAll(/\s+/g, " ").trim();

const isFilled = (cell: Cell | undefined): boolean => cell !== undefined && cell.text.trim() !== "";

interface SeenNames {
  /** Fields by lower-case name, and the column that fills each. */
  readonly names: Map<string, string>;
  /** Names that are maps because a longer name begins with them. */
  readonly maps: Set<string>;
}

/** Also records the name. */
function faultOf(field: string, path: readonly string[], column: string, { names, maps }: SeenNames) {
  const reserved = path.find(isReservedName);
  if (reserved !== undefined)
    return {
      rule: "csv/reserved-key",
      message: `"${reserved}" cannot be a field name`,
      fix: "choose another name",
    };
  const key = field.toLowerCase();
  const parents = path.slice(1).map((_, step) => path.slice(0, step + 1).join("."));
  const other = names.get(key);
  if (other !== undefined) return duplicate(other, column, field);
  if (maps.has(key) || parents.some((parent) => names.has(parent.toLowerCase())))
    return {
      rule: "csv/duplicate-header",
      message: `"${field}" is both a value and a map of dotted fields`,
      fix: "rename one of the columns",
    };
  names.set(key, column);
  for (const parent of parents) maps.add(parent.toLowerCase());
  return undefined;
}

function duplicate(first: string, second: string, field: string) {
  const message =
    first === second
      ? `two columns are named "${first}"`
      : first.toLowerCase() === second.toLowerCase()
        ? `the columns "${first}" and "${second}" differ only in capitals`
        : second !== field || first !== field
          ? `the columns "${first}" and "${second}" both fill the field "${field}"`
          : `two columns fill the field "${field}"`;
  const fix = /^[\d.,]+$/.test(first)
    ? "if the first row is a card, put a row with the column names above it; otherwise rename or remove one of them"
    : "rename or remove one of them";
  return { rule: "csv/duplicate-header", message, fix } as const;
}

function blankHeader(count: number, isNamed: boolean) {
  return {
    rule: "csv/blank-header",
    severity: isNamed ? "warning" : "error",
    message:
      count === 1
        ? "a column without a name; its values are ignored"
        : `${counted(count, "column")} without a name; their values are ignored`,
    fix: "name the field in the first row, or remove the column",
  } as const;
}
