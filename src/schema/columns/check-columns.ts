/**
 * Compares the columns of a CSV file with the fields its deck declares: columns without a field, fields without a column,
 * and renamed columns. Each is one finding, with what to write in the deck.
 */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { listedFirst, shortened } from "../../diagnostics/words.ts";
import { idFrom } from "../../source/csv/csv-ids.ts";
import { faultAt } from "../../source/fault.ts";
import type { SourceDocument, SourceList, SourceMap } from "../../source/tree.ts";
import type { Owner } from "../declaration/owner.ts";
import type { EntrySchemas } from "../declaration/weave.ts";
import type { JsonSchema } from "../json-schema.ts";
import { cellsOf, editsFor, NO_ORDERS, ordersFor, rowsOf, shownBlock, withRenames } from "./column-orders.ts";
import {
  goneFault,
  type LostFields,
  lostFields,
  MOST_NAMED,
  NOTHING_LOST,
  renamedFault,
} from "./column-renames.ts";
import { idColumn } from "./id-column.ts";

/** The differences between columns and fields. */
export interface Columns {
  /** Columns without a field, including renamed ones; their cells are not checked. */
  readonly undeclared: ReadonlySet<string>;
  readonly lost: LostFields;
}

export const NO_COLUMNS: Columns = { undeclared: new Set(), lost: NOTHING_LOST };

/** @param defaults names the fields that rows need not have */
export function compareColumns(
  csv: SourceDocument,
  list: SourceList,
  { entry, declared }: EntrySchemas,
  defaults: ReadonlySet<string>,
): Columns {
  const undeclared = undeclaredIn(list, entry);
  return { undeclared, lost: lostFields(csv, list, declared, defaults, undeclared) };
}

/** Fields of the rows that the deck does not declare. */
function undeclaredIn(list: SourceList, entry: JsonSchema): ReadonlySet<string> {
  const fields = entry.properties ?? {};
  if (entry.additionalProperties !== false) return new Set();
  const undeclared = new Set<string>();
  for (const { entries } of rowsOf(list))
    for (const { key } of entries) if (!Object.hasOwn(fields, key)) undeclared.add(key);
  return undeclared;
}

/** A row without the fields that are reported together. */
export function withoutFields(map: SourceMap, names: ReadonlySet<string>): SourceMap {
  return names.size === 0 ? map : { ...map, entries: map.entries.filter(({ key }) => !names.has(key)) };
}

/** What the deck's declarations of its file's columns lack or have too much. */
export function columnsFaults(
  deck: SourceDocument,
  csv: SourceDocument,
  list: SourceList,
  { undeclared, lost }: Columns,
  schemas: EntrySchemas,
): readonly Diagnostic[] {
  const { owner } = schemas;
  const renamed = new Set(lost.renames.map(({ column }) => column));
  const fresh = new Set([...undeclared].filter((name) => !renamed.has(name)));
  const orders = fresh.size === 0 ? NO_ORDERS : ordersFor(deck, csv, list, fresh, specialFields(schemas));
  // Both findings share one set of edits: each alone would start a second `columns:`. If a person has to decide which
  // column was renamed, the others wait: one of them may be it.
  const sure = lost.renames.filter(({ isSure }) => isSure);
  const isDecided = sure.length === lost.renames.length;
  const edits = editsFor(deck, withRenames(isDecided ? orders : NO_ORDERS, sure), owner);
  const withEdits = edits && edits.length > 0 ? { edits } : {};
  const faults = [
    renamedFault(deck, csv, list, lost.renames, owner),
    undeclaredFault(deck, csv, list, fresh, shownBlock(orders, owner), owner),
  ].flatMap((fault) => fault ?? []);
  const [first, ...others] = sure.length > 0 ? faults : faults.toReversed();
  const gone = goneFault(deck, csv, lost, fresh, schemas);
  return [...(first ? [{ ...first, ...withEdits }] : []), ...others, ...(gone ? [gone] : [])];
}

/** Fields that every card has and that a column in other capitals may fill: `ID`, `Copies`, and required fields. */
function specialFields({ id, fields, declared, required }: EntrySchemas) {
  const names = ["copies", ...required.filter((name) => !Object.hasOwn(declared, name))];
  return {
    id,
    ...Object.fromEntries(names.flatMap((name) => (fields[name] ? [[name, fields[name]] as const] : []))),
  };
}

/** The one finding about undeclared columns. */
function undeclaredFault(
  deck: SourceDocument,
  csv: SourceDocument,
  list: SourceList,
  names: ReadonlySet<string>,
  block: readonly string[],
  owner: Owner,
): Diagnostic | undefined {
  if (names.size === 0) return undefined;
  const entries = rowsOf(list).flatMap((row) => row.entries);
  const first = entries.find(({ key }) => names.has(key));
  if (!first) return undefined;
  const quoted = [...names].map((name) => `"${shortened(name)}"`);
  return faultAt(csv, first.keyRange, {
    rule: "schema/undeclared-columns",
    message: `the ${owner.file} declares no field for ${names.size === 1 ? "the column" : "the columns"} ${listedFirst(quoted, MOST_NAMED)}`,
    fix: `write in ${deck.path}:\n${block.join("\n")}`,
  });
}

/** True if the finding about undeclared columns already says which of them names the cards. */
export function offersIds(list: SourceList, { undeclared, lost }: Columns): boolean {
  const fresh = [...undeclared].filter((name) => !lost.renames.some(({ column }) => column === name));
  return fresh.length > 0 && idColumn(cellsOf(rowsOf(list), new Set(fresh)), idFrom) !== undefined;
}
