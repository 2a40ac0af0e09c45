/** Faults that occur in every row of a CSV file: those of one column are one finding, in spreadsheet terms. */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { counted } from "../../diagnostics/words.ts";
import { manyAsOne } from "../../source/csv/csv-alike.ts";
import { CARD_NUMBER, idFrom } from "../../source/csv/csv-ids.ts";
import { faultAt } from "../../source/fault.ts";
import type { SourceDocument, SourceList, SourceMap } from "../../source/tree.ts";
import type { Owner } from "../declaration/owner.ts";
import { missingField } from "../faults/explain-map.ts";
import type { JsonSchema } from "../json-schema.ts";
import { cellsOf, rowsOf } from "./column-orders.ts";
import { idColumn } from "./id-column.ts";

/** A row that lacks a required field, and its name in messages. */
export interface Lacking {
  readonly row: SourceMap;
  readonly what: string;
}

/** A required field that rows leave empty: one finding per column. */
export function missingInColumn(
  csv: SourceDocument,
  list: SourceList,
  key: string,
  lacking: readonly [Lacking, ...Lacking[]],
  { schema, owner }: { readonly schema: JsonSchema; readonly owner: Owner },
): Diagnostic {
  const [{ row, what }] = lacking;
  const { range, words } = missingField(row, key, schema, what);
  const count = list.items.length;
  const messageOfMany =
    lacking.length === count
      ? `no ${owner.noun} has ${key}`
      : `${lacking.length} of ${counted(count, owner.noun)} have no ${key}, first ${what}`;
  return faultAt(csv, range, {
    ...words,
    message: lacking.length === 1 && count > 1 ? words.message : messageOfMany,
    fix: csv.fills?.includes(key) ? fixOfCells(csv, key, lacking.length) : fixOfColumn(key, list, owner),
  });
}

function fixOfCells(csv: SourceDocument, key: string, count: number): string {
  const column = csv.columns?.includes(key) ? `the column "${key}"` : `the column that fills ${key}`;
  return count === 1 ? `fill the cell of this row in ${column}` : `fill ${column}`;
}

function fixOfColumn(key: string, list: SourceList, owner: Owner): string {
  const other =
    key === "id"
      ? `write in the ${owner.file} how to name the ${owner.list}: ${idsFor(list, owner)}`
      : `name another column in \`columns:\` of the ${owner.file}`;
  return `add a column "${key}", or ${other}`;
}

/** A column that names the entries, or else their numbers. */
function idsFor(list: SourceList, { noun }: Owner): string {
  const rows = rowsOf(list);
  const names = new Set(rows.flatMap(({ entries }) => entries.map(({ key }) => key)));
  const id = idColumn(cellsOf(rows, names), idFrom);
  return id === undefined ? `ids: "${noun}-{${CARD_NUMBER}:03}"` : `ids: "{${id}}"`;
}

/** Merges the faults of a column's cells; for decimal commas, only the first in the file. */
export function columnFaults(
  csv: SourceDocument,
  { items }: SourceList,
  faults: readonly Diagnostic[],
): readonly Diagnostic[] {
  const columnOf = ({ start }: Diagnostic): string | undefined => {
    const row = items.findLast((item) => item.start <= start.offset);
    const entries = row?.kind === "map" ? row.entries : [];
    return entries.findLast(({ value }) => value.start <= start.offset && start.offset <= value.end)?.key;
  };
  const commas = faults.filter(({ rule }) => rule === "csv/decimal-comma").slice(1);
  const others = commas.length === 0 ? faults : faults.filter((fault) => !commas.includes(fault));
  if (others.length <= 3 || csv.columns === undefined) return others;
  return manyAsOne(others, (fault) => {
    const column = columnOf(fault);
    return column === undefined || fault.rule === "schema/missing-field"
      ? undefined
      : `${fault.rule}\0${column}`;
  });
}
