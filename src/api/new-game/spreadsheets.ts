/** The spreadsheets that a new game is made from: files, texts, and workbooks as bytes. */
import { basename, dirname, resolve } from "node:path";
import { BroadsideError, badOrder } from "../../diagnostics/broadside-error.ts";
import { option, wording } from "../../diagnostics/wording.ts";
import { createMemoryHost } from "../../host/memory-host.ts";
import { createNodeHost } from "../../host/node-host.ts";
import { COLUMN_USES, type ColumnUse } from "../../pipeline/fix/new-game/column-uses.ts";
import {
  type SpreadsheetDeck,
  type SpreadsheetFile,
  spreadsheetDecks,
} from "../../pipeline/fix/new-game/spreadsheet-decks.ts";
import { sheetsInWorkbook } from "../../pipeline/fix/new-game/spreadsheet-source.ts";
import { isWorkbook, tableName } from "../../source/table-files.ts";
import { type Options, refuseNoText, refuseOptions, refuseOther } from "../refuse-options.ts";

/** The path of a file, or what is in it. */
export type GivenSpreadsheet = string | SpreadsheetText | SpreadsheetWorkbook;

/** A spreadsheet that is not a file: rows copied from one have tabs between their cells. */
export interface SpreadsheetText {
  /** Its deck is called this: "Crew". */
  readonly name: string;
  /** CSV, or cells between tabs; the first row names the columns. */
  readonly text: string;
  /** What columns become, by their names; others are guessed. */
  readonly columns?: Readonly<Record<string, ColumnUse>>;
}

/** A workbook that is not a file on this computer. */
export interface SpreadsheetWorkbook {
  /** As the file is called where it comes from, ending in .xlsx or .ods. */
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Its sheet with the cards; default the only one that is filled. */
  readonly sheet?: string;
  /** As of a text. */
  readonly columns?: Readonly<Record<string, ColumnUse>>;
}

const TEXT_OPTIONS: Options<SpreadsheetText> = { name: "text", text: "text", columns: "object" };
const WORKBOOK_OPTIONS: Options<SpreadsheetWorkbook> = {
  name: "text",
  bytes: "object",
  sheet: "text",
  columns: "object",
};

/**
 * @param sheet of the workbooks that name none
 * @throws BroadsideError when one of them cannot be read, or has no cards
 */
export function decksFrom(
  from: readonly GivenSpreadsheet[],
  sheet: string | undefined,
): readonly SpreadsheetDeck[] {
  if (sheet !== undefined && !from.some((one) => typeof one === "string" && isWorkbook(one)))
    throw badOrder(
      wording`${option("sheet")} names a sheet of a workbook (.xlsx or .ods) in ${option("from")}`,
    );
  const found = spreadsheetDecks(from.map((one) => spreadsheetFile(one, sheet)));
  if ("refusal" in found) throw new BroadsideError("bad-order", found.refusal);
  return found.decks;
}

/**
 * The names of the sheets of a workbook that a person sees, in their order.
 * @param name as the file is called, for messages
 * @throws BroadsideError `bad-order` for what is not a workbook, or unpacks to too much
 */
export function sheetNames(name: string, bytes: Uint8Array): readonly string[] {
  refuseNoText(name, "name");
  refuseNoWorkbook({ name, bytes });
  const found = sheetsInWorkbook(bytes);
  if ("rule" in found) throw badOrder(`${name}: ${found.message}; ${found.fix}`);
  return found;
}

function spreadsheetFile(given: GivenSpreadsheet, wanted: string | undefined): SpreadsheetFile {
  if (typeof given === "string") return fileAt(given, wanted);
  return "bytes" in Object(given)
    ? workbookFile(given as SpreadsheetWorkbook)
    : textFile(given as SpreadsheetText);
}

function fileAt(path: string, wanted: string | undefined): SpreadsheetFile {
  const named = tableName(path);
  const of = named.sheet ?? (isWorkbook(named.file) ? wanted : undefined);
  return {
    shown: named.file,
    name: basename(named.file),
    host: createNodeHost(dirname(resolve(named.file))),
    ...(of !== undefined && { sheet: of }),
  };
}

function textFile(given: SpreadsheetText): SpreadsheetFile {
  refuseOptions(given, TEXT_OPTIONS, ["name", "text"]);
  const { name, text, columns } = given;
  // the name is one for people, and need not be one of a file
  const host = createMemoryHost({ "pasted.csv": text });
  const choices = choicesOf(columns);
  return { shown: name, name: "pasted.csv", title: name, host, choices, isPasted: true };
}

function workbookFile(given: SpreadsheetWorkbook): SpreadsheetFile {
  refuseOptions(given, WORKBOOK_OPTIONS, ["name", "bytes"]);
  refuseNoWorkbook(given);
  const { name, bytes, sheet, columns } = given;
  const host = createMemoryHost({ [name]: bytes });
  const choices = choicesOf(columns);
  return { shown: name, name, host, choices, isPasted: true, ...(sheet !== undefined && { sheet }) };
}

function refuseNoWorkbook({ name, bytes }: Pick<SpreadsheetWorkbook, "name" | "bytes">): void {
  if (!(bytes instanceof Uint8Array)) throw badOrder("`bytes`: expected a Uint8Array");
  if (!/^[^/\\#]+$/.test(name) || !isWorkbook(name))
    throw badOrder(`"${name}": expected the name of a workbook, ending in .xlsx or .ods`);
}

function choicesOf(columns: SpreadsheetText["columns"] = {}): ReadonlyMap<string, ColumnUse> {
  for (const [column, use] of Object.entries(columns)) refuseOther(use, `columns.${column}`, COLUMN_USES);
  return new Map(Object.entries(columns));
}
