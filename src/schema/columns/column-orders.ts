/**
 * What a deck has to declare for undeclared columns: which of them is `copies` or the id, and the types of the others, as
 * lines to paste and as edits. A field with a built-in meaning is offered only if the cells fit it; any other column
 * becomes a field with its own name.
 */
import type { TextEdit } from "../../diagnostics/diagnostic.ts";
import { onlyNearest } from "../../diagnostics/nearest.ts";
import { idFrom } from "../../source/csv/csv-ids.ts";
import { entryOf, insertFields } from "../../source/edit/node-edits.ts";
import { rangeEdit } from "../../source/edit/value-edit.ts";
import { nodeAt } from "../../source/locate.ts";
import type { SourceDocument, SourceList, SourceMap } from "../../source/tree.ts";
import { asKey, declarationOf } from "../declaration/declaration.ts";
import type { Owner } from "../declaration/owner.ts";
import type { JsonSchema } from "../json-schema.ts";
import { columnFits, type Rename, renameLine } from "./column-renames.ts";
import { copiesColumn } from "./copies-column.ts";
import { type ColumnCells, guessFields } from "./guess-columns.ts";
import { idColumn } from "./id-column.ts";

/** Maximum number of fields declared in one message. */
const MOST_FIELDS_SHOWN = 30;

/** What to write into a deck or a table. */
export interface DeckOrders {
  /** "Qty: copies". */
  readonly columns: readonly string[];
  readonly ids: string | undefined;
  /** "Card Name: { type: string }". */
  readonly fields: readonly string[];
}

/**
 * @param names undeclared columns, without renamed ones
 * @param special schemas of the built-in fields that a column may fill
 */
export function ordersFor(
  deck: SourceDocument,
  csv: SourceDocument,
  list: SourceList,
  names: ReadonlySet<string>,
  special: Readonly<Record<string, JsonSchema>>,
): DeckOrders {
  const rows = rowsOf(list);
  const own = rows.map((row) => ({ ...row, entries: row.entries.filter(({ key }) => names.has(key)) }));
  const cells = cellsOf(own, names);
  const has = (field: string): boolean => rows.some((row) => entryOf(row, field));
  const copies =
    has("copies") || !special.copies ? undefined : (copiesColumn(cells) ?? misspeltCopies(cells));
  const renamed = new Map<string, string>();
  if (copies !== undefined) renamed.set(copies, "copies");
  for (const [field, schema] of Object.entries(special)) {
    const column = [...names].find((name) => name.toLowerCase() === field.toLowerCase());
    const isFree = column !== undefined && !renamed.has(column) && !has(field);
    if (isFree && columnFits(csv, list, column, schema)) renamed.set(column, field);
  }
  const hasIds = deck.root && nodeAt(deck.root, ["ids"]);
  const needsIds = !hasIds && !has("id") && ![...renamed.values()].includes("id");
  const id = needsIds ? idColumn(cells, idFrom) : undefined;
  const fields = Object.entries(guessFields(own)).filter(([name]) => !renamed.has(name));
  return {
    columns: [...renamed].map(([name, field]) => `${asKey(name)}: ${field}`),
    ids: id === undefined ? undefined : `ids: "{${id}}"`,
    fields: fields.map(([name, schema]) => declarationOf(name, schema)),
  };
}

/** Declarations for columns that were only renamed. */
export const withRenames = (orders: DeckOrders, renames: readonly Rename[]): DeckOrders => ({
  ...orders,
  columns: [...renames.map(renameLine), ...orders.columns],
});

export const NO_ORDERS: DeckOrders = { columns: [], ids: undefined, fields: [] };

export const rowsOf = ({ items }: SourceList): readonly SourceMap[] =>
  items.filter((item) => item.kind === "map");

/** "Copise", if its cells are numbers of copies. */
const misspeltCopies = (cells: readonly ColumnCells[]): string | undefined =>
  cells.find(
    (column) =>
      onlyNearest(column.name, ["copies"]) !== undefined &&
      copiesColumn([{ ...column, name: "copies" }]) !== undefined,
  )?.name;

/** The cells of columns by row; "" if a row has none. */
export function cellsOf(rows: readonly SourceMap[], names: ReadonlySet<string>): readonly ColumnCells[] {
  const cells = new Map([...names].map((name) => [name, rows.map(() => "")]));
  for (const [index, { entries }] of rows.entries())
    for (const { key, value } of entries) {
      const column = cells.get(key);
      if (column && value.kind === "scalar") column[index] = value.text;
    }
  return [...cells].map(([name, cells]) => ({ name, cells }));
}

/** The lines to paste; if there are very many fields, only the first ones. */
export function shownBlock({ fields, ...orders }: DeckOrders, owner: Owner): readonly string[] {
  const lines = blockOf({ ...orders, fields: fields.slice(0, MOST_FIELDS_SHOWN) }, owner);
  const more = fields.length - MOST_FIELDS_SHOWN;
  return more > 0 ? [...lines, `    # and ${more} more, which the fix adds`] : lines;
}

function blockOf({ columns, ids, fields }: DeckOrders, owner: Owner): readonly string[] {
  return [
    ...(columns.length > 0 ? [`columns: { ${columns.join(", ")} }`] : []),
    ...(ids === undefined ? [] : [ids]),
    ...(fields.length > 0
      ? [`${owner.fields}:`, "  properties:", ...fields.map((field) => `    ${field}`)]
      : []),
  ];
}

/** The same as edits of the deck: after its existing declarations, or before its cards. */
export function editsFor(
  deck: SourceDocument,
  orders: DeckOrders,
  owner: Owner,
): readonly TextEdit[] | undefined {
  const { root } = deck;
  const cards = root?.kind === "map" ? entryOf(root, owner.list) : undefined;
  if (root?.kind !== "map" || !cards || deck.text[root.start] === "{") return undefined;
  const inside = (path: readonly string[], lines: readonly string[]): TextEdit | undefined => {
    const map = nodeAt(root, path);
    const last = map?.kind === "map" ? map.entries.at(-1) : undefined;
    return map?.kind === "map" && last ? insertFields(deck, map, last, lines) : undefined;
  };
  const { columns, fields, ids } = orders;
  if (fields.length > 0 && entryOf(root, owner.fields) && !inside([owner.fields, "properties"], fields))
    return undefined;
  const added = [
    columns.length > 0 ? inside(["columns"], columns) : undefined,
    fields.length > 0 ? inside([owner.fields, "properties"], fields) : undefined,
  ];
  const lines = blockOf(
    {
      columns: added[0] ? [] : columns,
      fields: added[1] ? [] : fields,
      ids,
    },
    owner,
  );
  const at = { start: cards.keyRange.start, end: cards.keyRange.start };
  const before = lines.length > 0 ? [rangeEdit(deck, at, `${lines.join("\n")}\n`)] : [];
  return [...added.flatMap((edit) => edit ?? []), ...before];
}
