/** Checks a table as a whole: its own fields, the fields it declares for its rows, and each row. */
import type { Diagnostic, Result } from "../../diagnostics/diagnostic.ts";
import { capFaults } from "../../source/fault.ts";
import { nodeAt } from "../../source/locate.ts";
import type { SourceDocument, SourceRef } from "../../source/tree.ts";
import { checkNode } from "../check-node.ts";
import { columnsFaults } from "../columns/check-columns.ts";
import { idsFaults, ordersFaults } from "../columns/csv-orders.ts";
import { readFields } from "../declaration/card-fields.ts";
import { reservedFaults } from "../declaration/field-names.ts";
import type { RefLookup } from "../declaration/field-refs.ts";
import { TABLE } from "../declaration/owner.ts";
import { type EntrySchemas, reservedNames, weaveRows } from "../declaration/weave.ts";
import { rowsName, tableSchema } from "../files/table.schema.ts";
import type { JsonObject, TableFile } from "../files.ts";
import { type PatternSteps, patternSteps } from "../fit/bounded-pattern.ts";
import { type JsonSchema, UNREAD } from "../json-schema.ts";
import { type CheckedEntries, checkEntries } from "./check-entries.ts";
import { type EntriesList, entriesList } from "./entries-list.ts";

export interface CheckedTable {
  readonly file: TableFile;
  readonly path: string;
  /** The list that the rows are items of: in the table's file, or in the CSV file or workbook beside it. */
  readonly list: SourceRef;
  readonly fields: Readonly<Record<string, { readonly optional: boolean }>>;
}

const OUTER: JsonSchema = {
  ...tableSchema,
  properties: {
    ...tableSchema.properties,
    row: { type: "object", additionalProperties: UNREAD },
    rows: { oneOf: [{ type: "array", items: UNREAD }, rowsName] },
  },
};

export interface TableSources {
  /** The CSV file or the sheet that `rowsFileOf` named, parsed. */
  readonly rows?: SourceDocument | undefined;
  readonly refs: RefLookup;
  /** The remaining work for the game's patterns; default all of it. */
  readonly patterns?: PatternSteps;
}

/**
 * Checks a table; undefined if the table lacks something essential. Faulty fields of single rows are left out.
 */
export function checkTable(
  document: SourceDocument,
  { rows: csv, refs, patterns = patternSteps() }: TableSources,
): Result<CheckedTable | undefined> {
  const { root } = document;
  if (!root) return { value: undefined, diagnostics: [] };
  const outer = checkNode(document, root, OUTER, { what: "the table" });
  const row = nodeAt(root, ["row"]);
  const list = entriesList(document, csv, TABLE);
  const declared = readRowFields(document, refs);
  const reserved = row ? reservedFaults(document, row, declared?.value, reservedNames("rows")) : [];
  const schemas = weaveRows(declared?.value);
  // Missing ids are not reported if the pattern of the ids is at fault.
  const given = new Set(idsFaults(document, csv, TABLE).length > 0 ? ["id"] : []);
  const entries = list.value && checkEntries(list.value.document, list.value.list, schemas, given, patterns);
  const columns = entries && list.value ? columnsFaultsOf(document, list.value, entries, schemas) : [];
  const faults = [
    ...outer.diagnostics,
    ...(declared?.diagnostics ?? []),
    ...reserved,
    ...list.diagnostics,
    ...(entries?.diagnostics ?? []),
    ...columns,
  ];
  const home = list.value?.document.path ?? document.path;
  const diagnostics = capFaults(faults, "schema", new Map([[home, entries?.unreported ?? 0]]));
  if (!outer.value || !entries || !list.value) return { value: undefined, diagnostics };
  const { row: _row, rows: _rows, ...own } = outer.value as JsonObject;
  const file = {
    ...own,
    ...(declared?.value ? { row: declared.value as JsonObject } : {}),
    rows: entries.value.map(({ entry }) => entry),
  } as unknown as TableFile;
  const required = new Set(declared?.value?.required);
  const names = Object.keys(declared?.value?.properties ?? {});
  const fields = Object.fromEntries(names.map((name) => [name, { optional: !required.has(name) }]));
  const at = { file: home, path: list.value.path };
  return { value: { file, path: document.path, list: at, fields }, diagnostics };
}

/** Faults and omissions in the settings for the columns of the table's file. */
function columnsFaultsOf(
  table: SourceDocument,
  { document, list }: EntriesList,
  { columns }: CheckedEntries,
  schemas: EntrySchemas,
): readonly Diagnostic[] {
  const csv = document === table ? undefined : document;
  const own = csv ? columnsFaults(table, csv, list, columns, schemas) : [];
  return [...ordersFaults(table, csv, TABLE), ...own];
}

/** Reads `row:`, even if the rest of the table is faulty; undefined if it declares nothing. */
export function readRowFields(document: SourceDocument, refs: RefLookup): Result<JsonSchema> | undefined {
  const row = document.root && nodeAt(document.root, ["row"]);
  return row?.kind === "map" ? readFields(document, row, refs) : undefined;
}
