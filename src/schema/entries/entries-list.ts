/** Where the cards of a deck and the rows of a table are listed: in its own file, or in a CSV file or workbook beside it. */
import type { Result } from "../../diagnostics/diagnostic.ts";
import { faultAt } from "../../source/fault.ts";
import { nodeAt } from "../../source/locate.ts";
import { resolvePath } from "../../source/relative-path.ts";
import { sheetName, tableName } from "../../source/table-files.ts";
import type { SourceDocument, SourceList, SourcePath } from "../../source/tree.ts";
import { DECK, type Owner, TABLE } from "../declaration/owner.ts";

/** Endings in small letters, as on systems where `crew.CSV` is another file. */
const ENTRIES_FILE = /^[^/\\:]+\.(?:csv|tsv|xlsx|ods)$|^[^/\\:]+\.(?:xlsx|ods)#/;

/**
 * The CSV file that a deck takes its cards from, as a project path, or the workbook with the sheet that it names; undefined
 * if it lists them itself.
 */
export const cardsFileOf = (document: SourceDocument): string | undefined => entriesFileOf(document, DECK);

/** The same for the rows of a table. */
export const rowsFileOf = (document: SourceDocument): string | undefined => entriesFileOf(document, TABLE);

function entriesFileOf(document: SourceDocument, { list }: Owner): string | undefined {
  const entries = document.root && nodeAt(document.root, [list]);
  if (entries?.kind !== "scalar" || !ENTRIES_FILE.test(entries.text)) return undefined;
  const { file, sheet } = tableName(entries.text);
  const path = resolvePath(document.path, file);
  return path !== undefined && sheet !== undefined ? sheetName(path, sheet) : path;
}

/** A list of entries, and where it is. */
export interface EntriesList {
  readonly document: SourceDocument;
  readonly list: SourceList;
  readonly path: SourcePath;
}

/**
 * Undefined if there is no list; a file that cannot be read is a finding.
 * @param table the file that the entries come from, parsed; undefined if none is named or it cannot be opened
 */
export function entriesList(
  document: SourceDocument,
  table: SourceDocument | undefined,
  owner: Owner,
): Result<EntriesList | undefined> {
  const { list } = owner;
  const node = document.root && nodeAt(document.root, [list]);
  if (node?.kind === "list") return { value: { document, list: node, path: [list] }, diagnostics: [] };
  if (table?.root?.kind === "list")
    return { value: { document: table, list: table.root, path: [] }, diagnostics: [] };
  const path = entriesFileOf(document, owner);
  if (!node || path === undefined || table) return { value: undefined, diagnostics: [] };
  const fault = faultAt(document, node, {
    rule: "schema/no-spreadsheet",
    message: `the ${list} come from ${path}, which does not exist or cannot be read`,
    fix: "correct the name, or fix that file",
  });
  return { value: undefined, diagnostics: [fault] };
}
