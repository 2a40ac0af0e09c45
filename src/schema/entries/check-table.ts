/** Checks a table as a whole: its own fields, the fields it declares for its rows, and each row. */
import type { Result } from "../../diagnostics/diagnostic.ts";
import { capFaults } from "../../source/fault.ts";
import { nodeAt } from "../../source/locate.ts";
import type { SourceDocument } from "../../source/tree.ts";
import { checkNode } from "../check-node.ts";
import { readFields } from "../declaration/card-fields.ts";
import { reservedFaults } from "../declaration/field-names.ts";
import type { RefLookup } from "../declaration/field-refs.ts";
import { reservedNames, weaveRows } from "../declaration/weave.ts";
import { tableSchema } from "../files/table.schema.ts";
import type { JsonObject, TableFile } from "../files.ts";
import { type PatternSteps, patternSteps } from "../fit/bounded-pattern.ts";
import { type JsonSchema, UNREAD } from "../json-schema.ts";
import { checkEntries } from "./check-entries.ts";

export interface CheckedTable {
  readonly file: TableFile;
  readonly path: string;
  readonly fields: Readonly<Record<string, { readonly optional: boolean }>>;
}

const OUTER: JsonSchema = {
  ...tableSchema,
  properties: {
    ...tableSchema.properties,
    row: { type: "object", additionalProperties: UNREAD },
    rows: { type: "array", items: UNREAD },
  },
};

/**
 * Checks a table; undefined if the table lacks something essential. Faulty fields of single rows are left out.
 * @param patterns the remaining work for the game's patterns
 */
export function checkTable(
  document: SourceDocument,
  refs: RefLookup,
  patterns: PatternSteps = patternSteps(),
): Result<CheckedTable | undefined> {
  const { root } = document;
  if (!root) return { value: undefined, diagnostics: [] };
  const outer = checkNode(document, root, OUTER, { what: "the table" });
  const row = nodeAt(root, ["row"]);
  const rows = nodeAt(root, ["rows"]);
  const declared = readRowFields(document, refs);
  const reserved = row ? reservedFaults(document, row, declared?.value, reservedNames("rows")) : [];
  const entries =
    rows?.kind === "list"
      ? checkEntries(document, rows, weaveRows(declared?.value), new Set(), patterns)
      : undefined;
  const faults = [
    ...outer.diagnostics,
    ...(declared?.diagnostics ?? []),
    ...reserved,
    ...(entries?.diagnostics ?? []),
  ];
  const diagnostics = capFaults(faults, "schema", new Map([[document.path, entries?.unreported ?? 0]]));
  if (!outer.value || !entries) return { value: undefined, diagnostics };
  const { row: _row, ...own } = outer.value as JsonObject;
  const file = {
    ...own,
    ...(declared?.value ? { row: declared.value as JsonObject } : {}),
    rows: entries.value.map(({ entry }) => entry),
  } as unknown as TableFile;
  const required = new Set(declared?.value?.required);
  const names = Object.keys(declared?.value?.properties ?? {});
  const fields = Object.fromEntries(names.map((name) => [name, { optional: !required.has(name) }]));
  return { value: { file, path: document.path, fields }, diagnostics };
}

/** Reads `row:`, even if the rest of the table is faulty; undefined if it declares nothing. */
export function readRowFields(document: SourceDocument, refs: RefLookup): Result<JsonSchema> | undefined {
  const row = document.root && nodeAt(document.root, ["row"]);
  return row?.kind === "map" ? readFields(document, row, refs) : undefined;
}
