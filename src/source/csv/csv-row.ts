/** One row of a CSV file as a map; columns with dots in their names make maps within it. */
import { groupedBy } from "../../diagnostics/grouped.ts";
import type { SourceEntry, SourceMap, TextRange } from "../tree.ts";
import type { Column } from "./csv-header.ts";
import type { RowId } from "./csv-ids.ts";
import type { Cell } from "./csv-rows.ts";

interface Filled {
  readonly path: readonly string[];
  readonly column: Column;
  readonly cell: Cell;
}

/**
 * Keys have the place of their column's header, values that of their cell.
 * @param id for a row without its own id
 */
export function mapOfRow(
  columns: readonly Column[],
  row: readonly Cell[],
  range: TextRange,
  id?: RowId,
): SourceMap {
  const filled = columns.flatMap((column, index) => {
    const cell = row[index];
    return cell && cell.text.trim() !== "" && column.path.length > 0
      ? [{ path: column.path, column, cell }]
      : [];
  });
  const entries = entriesOf(filled);
  const isNamed = id === undefined || entries.some(({ key }) => key === "id");
  return {
    kind: "map",
    entries: isNamed ? entries : [madeId(id), ...entries],
    start: range.start,
    end: range.end,
  };
}

function madeId({ text, at, header }: RowId): SourceEntry {
  return { key: "id", keyRange: header, value: { kind: "scalar", value: text, text, quoted: false, ...at } };
}

function entriesOf(filled: readonly Filled[]): readonly SourceEntry[] {
  return [...groupedBy(filled, ({ path }) => path[0] as string)].map(([key, group]) => {
    const [first] = group;
    const keyRange = { start: first.column.start, end: first.column.end };
    if (first.path.length === 1) return { key, keyRange, value: scalarOf(first.cell) };
    const inner = group.map((one) => ({ ...one, path: one.path.slice(1) }));
    const range = { start: first.cell.start, end: (group.at(-1) as Filled).cell.end };
    return { key, keyRange, value: { kind: "map", entries: entriesOf(inner), ...range } };
  });
}

function scalarOf({ text, start, end }: Cell): SourceEntry["value"] {
  return { kind: "scalar", value: text, text, quoted: false, start, end };
}
