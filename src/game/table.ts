/** Tables: rows that cards refer to by id. */
import type { TableFile } from "../schema/files.ts";
import type { SourceRef } from "../source/tree.ts";
import { below, type Report } from "./fault.ts";
import { firstOfEachId } from "./first-of-each-id.ts";
import type { Table } from "./game.ts";
import type { CheckedFile } from "./input.ts";

/** A table with its place in its file, which `Table` itself does not keep. */
export type PlacedTable = Table & { readonly source: SourceRef };

export function resolveTable({ file, path }: CheckedFile<TableFile>, report: Report): PlacedTable {
  const source = { file: path, path: [] };
  const rows = file.rows.map(({ id, ...fields }, index) => ({
    id,
    fields,
    source: below(source, "rows", index),
  }));
  return {
    id: file.table,
    title: file.title,
    rows: firstOfEachId(rows, { rule: "table/duplicate-row", kind: "row", key: "id" }, report),
    source,
  };
}
