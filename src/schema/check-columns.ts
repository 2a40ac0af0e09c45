/**
 * The columns of a CSV file as a whole: those that their deck does not declare, those that rows leave empty, and faults
 * that come with every row. Each is one finding.
 */
import type { Diagnostic, TextEdit } from "../diagnostics/diagnostic.ts";
import { nearest } from "../diagnostics/nearest.ts";
import { counted, listed, shortened } from "../diagnostics/words.ts";
import { manyAsOne } from "../source/csv-alike.ts";
import { CARD_NUMBER, idFrom } from "../source/csv-ids.ts";
import { faultAt } from "../source/fault.ts";
import { nodeAt } from "../source/locate.ts";
import { entryOf, insertFields } from "../source/node-edits.ts";
import type { SourceDocument, SourceList, SourceMap } from "../source/tree.ts";
import { rangeEdit } from "../source/value-edit.ts";
import { asKey, declarationOf } from "./declaration.ts";
import { missingField } from "./explain-map.ts";
import { type ColumnCells, copiesColumn, guessFields, idColumn } from "./guess-columns.ts";
import type { JsonSchema } from "./json-schema.ts";

/** Columns that are named in one message. */
const MOST_NAMED = 6;
/** Fields that are declared in one message. */
const MOST_FIELDS_SHOWN = 30;

/** Fields of the rows that no deck declares. Those that look like a slip of a declared one are not among them. */
export function undeclaredColumns({ items }: SourceList, entry: JsonSchema): ReadonlySet<string> {
  const known = entry.properties ?? {};
  if (entry.additionalProperties !== false) return new Set();
  const used = new Set(
    items.flatMap((item) => (item.kind === "map" ? item.entries.map(({ key }) => key) : [])),
  );
  const free = Object.keys(known).filter((name) => !used.has(name));
  const isSlip = (name: string): boolean => {
    const near = nearest(name, free);
    return near !== undefined && near.toLowerCase() !== name.toLowerCase();
  };
  return new Set([...used].filter((name) => !Object.hasOwn(known, name) && !isSlip(name)));
}

/** A row without the fields that are reported as one. */
export function withoutFields(map: SourceMap, names: ReadonlySet<string>): SourceMap {
  return names.size === 0 ? map : { ...map, entries: map.entries.filter(({ key }) => !names.has(key)) };
}

/** The one finding about undeclared columns, with what to write in the deck. */
export function undeclaredFault(
  deck: SourceDocument,
  csv: SourceDocument,
  list: SourceList,
  names: ReadonlySet<string>,
  known: Readonly<Record<string, JsonSchema>>,
): readonly Diagnostic[] {
  const rows = list.items.filter((item) => item.kind === "map");
  const first = rows.flatMap(({ entries }) => entries).find(({ key }) => names.has(key));
  if (!first) return [];
  const orders = ordersFor(rows, names, known);
  const shown = [...names].slice(0, MOST_NAMED).map((name) => `"${shortened(name)}"`);
  const rest = names.size - shown.length;
  const edits = editsFor(deck, orders);
  return [
    faultAt(csv, first.keyRange, {
      rule: "schema/undeclared-columns",
      message: `the deck declares no field for ${names.size === 1 ? "the column" : "the columns"} ${
        rest > 0 ? `${shown.join(", ")} and ${rest} more` : listed(shown)
      }`,
      fix: `write in ${deck.path}:\n${shownBlock(orders).join("\n")}`,
      ...(edits ? { edits } : {}),
    }),
  ];
}

/** What is to be written into a deck. */
interface DeckOrders {
  /** "Qty: copies". */
  readonly columns: readonly string[];
  readonly ids: string | undefined;
  /** "Card Name: { type: string }". */
  readonly fields: readonly string[];
}

function ordersFor(
  rows: readonly SourceMap[],
  names: ReadonlySet<string>,
  known: Readonly<Record<string, JsonSchema>>,
): DeckOrders {
  const own = rows.map((row) => ({ ...row, entries: row.entries.filter(({ key }) => names.has(key)) }));
  const cells = cellsOf(own, names);
  const has = (field: string): boolean => rows.some((row) => entryOf(row, field));
  const copies = has("copies") ? undefined : copiesColumn(cells);
  const inOtherCapitals = [...names].flatMap((name) => {
    const field = Object.keys(known).find((one) => one.toLowerCase() === name.toLowerCase());
    return field === undefined || has(field) || name === copies ? [] : [[name, field] as const];
  });
  const renamed = new Map([
    ...inOtherCapitals,
    ...(copies === undefined ? [] : [[copies, "copies"] as const]),
  ]);
  const needsIds = !has("id") && ![...renamed.values()].includes("id");
  const id = needsIds ? idColumn(cells, idFrom) : undefined;
  const fields = Object.entries(guessFields(own)).filter(([name]) => !renamed.has(name));
  return {
    columns: [...renamed].map(([name, field]) => `${asKey(name)}: ${field}`),
    ids: id === undefined ? undefined : `ids: "{${id}}"`,
    fields: fields.map(([name, schema]) => declarationOf(name, schema)),
  };
}

function cellsOf(rows: readonly SourceMap[], names: ReadonlySet<string>): readonly ColumnCells[] {
  const cells = new Map([...names].map((name) => [name, rows.map(() => "")]));
  for (const [index, { entries }] of rows.entries())
    for (const { key, value } of entries) {
      const column = cells.get(key);
      if (column && value.kind === "scalar") column[index] = value.text;
    }
  return [...cells].map(([name, cells]) => ({ name, cells }));
}

/** Of very many fields the first ones. */
function shownBlock({ fields, ...orders }: DeckOrders): readonly string[] {
  const lines = blockOf({ ...orders, fields: fields.slice(0, MOST_FIELDS_SHOWN) });
  const more = fields.length - MOST_FIELDS_SHOWN;
  return more > 0 ? [...lines, `    # and ${more} more, which check --fix writes`] : lines;
}

function blockOf({ columns, ids, fields }: DeckOrders): readonly string[] {
  return [
    ...(columns.length > 0 ? [`columns: { ${columns.join(", ")} }`] : []),
    ...(ids === undefined ? [] : [ids]),
    ...(fields.length > 0 ? ["card:", "  properties:", ...fields.map((field) => `    ${field}`)] : []),
  ];
}

/** The same as edits of the deck: behind what is declared already, else before its cards. */
function editsFor(deck: SourceDocument, orders: DeckOrders): readonly TextEdit[] | undefined {
  const { root } = deck;
  const cards = root?.kind === "map" ? entryOf(root, "cards") : undefined;
  if (root?.kind !== "map" || !cards || deck.text[root.start] === "{") return undefined;
  const inside = (path: readonly string[], lines: readonly string[]): TextEdit | undefined => {
    const map = nodeAt(root, path);
    const last = map?.kind === "map" ? map.entries.at(-1) : undefined;
    return map?.kind === "map" && last ? insertFields(deck, map, last, lines) : undefined;
  };
  const { columns, fields, ids } = orders;
  if (fields.length > 0 && entryOf(root, "card") && !inside(["card", "properties"], fields)) return undefined;
  const added = [
    columns.length > 0 ? inside(["columns"], columns) : undefined,
    fields.length > 0 ? inside(["card", "properties"], fields) : undefined,
  ];
  const lines = blockOf({
    columns: added[0] ? [] : columns,
    fields: added[1] ? [] : fields,
    ids: entryOf(root, "ids") ? undefined : ids,
  });
  const at = { start: cards.keyRange.start, end: cards.keyRange.start };
  const before = lines.length > 0 ? [rangeEdit(deck, at, `${lines.join("\n")}\n`)] : [];
  return [...added.flatMap((edit) => edit ?? []), ...before];
}

/** A required field that rows leave empty: one finding a column. `lacking` are the rows, `what` is how the first is called. */
export function missingInColumn(
  csv: SourceDocument,
  key: string,
  lacking: readonly [SourceMap, ...SourceMap[]],
  what: string,
  { items }: SourceList,
  schema: JsonSchema,
): Diagnostic {
  const { range, words } = missingField(lacking[0], key, schema, what);
  if (lacking.length === 1) return faultAt(csv, range, words);
  const all = lacking.length === items.length;
  const message = all
    ? `no card has ${key}`
    : `${lacking.length} of ${counted(items.length, "card")} have no ${key}, first ${what}`;
  const column = csv.columns?.includes(key) ? `fill the column "${key}"` : `add a column "${key}"`;
  const other =
    key === "id"
      ? `write in the deck what names the cards: ${idsFor(items)}`
      : "name another column in `columns:` of the deck";
  return faultAt(csv, range, { ...words, message, fix: `${column}, or ${other}` });
}

/** A column that names the cards, else their numbers. */
function idsFor(items: SourceList["items"]): string {
  const rows = items.filter((item) => item.kind === "map");
  const names = new Set(rows.flatMap(({ entries }) => entries.map(({ key }) => key)));
  const id = idColumn(cellsOf(rows, names), idFrom);
  return id === undefined ? `ids: "card-{${CARD_NUMBER}:03}"` : `ids: "{${id}}"`;
}

/** True when the finding about undeclared columns says already which of them names the cards. */
export function offersIds({ items }: SourceList, undeclared: ReadonlySet<string>): boolean {
  const rows = items.filter((item) => item.kind === "map");
  return undeclared.size > 0 && idColumn(cellsOf(rows, undeclared), idFrom) !== undefined;
}

/** Faults of the cells of a column as one; of decimal commas, the first in the file. */
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
