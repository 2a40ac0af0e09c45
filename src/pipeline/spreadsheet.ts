/**
 * A spreadsheet as the deck that it can be: which column names the cards, which says how often each is printed, what the
 * others hold, and where each goes on a first card. Nothing in the file changes; what cannot be said in its own words is
 * said in the deck.
 */
import type { Result } from "../diagnostics/diagnostic.ts";
import { cardFields } from "../schema/files/card.schema.ts";
import {
  areAddresses,
  type ColumnCells,
  copiesColumn,
  guessFields,
  idColumn,
} from "../schema/guess-columns.ts";
import { type JsonSchema, typesOf } from "../schema/json-schema.ts";
import { type CsvOrders, parseCsv, readTable } from "../source/csv.ts";
import { CARD_NUMBER, idFrom } from "../source/csv-ids.ts";
import { decodeText } from "../source/decode.ts";
import type { SourceFile, SourceMap, SourceNode } from "../source/tree.ts";

/** A field of the cards that is printed: its way through maps, and the words before its value. */
export interface CardField {
  readonly path: readonly string[];
  readonly label: string;
  readonly schema: JsonSchema;
  /** Its value on each card, as written; "" where a card has none. */
  readonly values: readonly string[];
}

export interface Spreadsheet {
  /** The file's text, in UTF-8. */
  readonly text: string;
  readonly orders: CsvOrders;
  /** What the deck declares. */
  readonly declared: Readonly<Record<string, JsonSchema>>;
  readonly required: readonly string[];
  readonly title: CardField | undefined;
  readonly body: CardField | undefined;
  readonly picture: CardField | undefined;
  /** All other fields, in the order of the columns. */
  readonly lines: readonly CardField[];
  /** Cards, not counting their copies. */
  readonly cards: number;
  readonly copies: string | undefined;
  /** Columns of web addresses, which are left out. */
  readonly leftOut: readonly string[];
}

/**
 * Reads a spreadsheet for a new deck. The value is undefined when the file cannot be read, or has no cards.
 * @param path of the CSV file, as it is called in findings
 * @param deck the deck's id, for ids by number
 * @param isPicture whether a cell names a picture that is there
 */
export function readSpreadsheet(
  path: string,
  bytes: Uint8Array,
  deck: string,
  isPicture: (cell: string) => boolean,
): Result<Spreadsheet | undefined> {
  const decoded = decodeText(`${path.replace(/\.(csv|tsv|tab|txt)$/i, "")}.csv`, bytes);
  const file = { path, text: decoded.value.text };
  const faults = decoded.diagnostics.map((fault) => ({ ...fault, file: path }));
  if (faults.some(({ severity }) => severity === "error")) return { value: undefined, diagnostics: faults };
  const orders = ordersFor(file, deck);
  const { value, diagnostics } = parseCsv(file, orders.csv);
  const rows = value.root?.kind === "list" ? value.root.items.filter((row) => row.kind === "map") : [];
  const found = [...faults, ...diagnostics];
  if (rows.length === 0 || found.some(({ severity }) => severity === "error"))
    return { value: undefined, diagnostics: found };
  return { value: placed(file, rows, orders, isPicture), diagnostics: found };
}

interface Orders {
  readonly csv: CsvOrders;
  readonly copies: string | undefined;
}

function ordersFor(file: SourceFile, deck: string): Orders {
  const { columns, rows } = readTable(file);
  const cells: readonly ColumnCells[] = columns.flatMap(({ name }, index) =>
    name === "" ? [] : [{ name, cells: rows.slice(1).map((row) => row[index]?.text.trim() ?? "") }],
  );
  const copies = copiesColumn(cells);
  const id = idColumn(cells, idFrom);
  const taken = new Set(cells.map(({ name }) => name.toLowerCase()));
  const fields = cells.flatMap(({ name, cells }): (readonly [string, string | undefined])[] => {
    if (name !== id && areAddresses(cells)) return [[name, undefined]];
    const field = name === copies ? "copies" : fieldName(name, taken, name === id && areIds(cells));
    return field === name ? [] : [[name, field]];
  });
  const digits = String(Math.max(rows.length - 1, 10)).length;
  const isOwn = id === "id" && areIds(cells.find(({ name }) => name === id)?.cells ?? []);
  const ids = id === undefined ? `${deck}-{${CARD_NUMBER}:0${digits}}` : `{${id}}`;
  return { csv: { fields: new Map(fields), ...(isOwn ? {} : { ids }) }, copies };
}

/** True when the cells of a column are ids as they are. */
const areIds = (cells: readonly string[]): boolean => cells.every((cell) => idFrom(cell) === cell);

/** Names that have a meaning of their own on every card. */
const RESERVED: ReadonlySet<string> = new Set(["id", "each", ...Object.keys(cardFields)]);

/** The field for a column: its own name, unless a card or a drawing could not have it; then one that is not `taken`. */
function fieldName(name: string, taken: Set<string>, isId: boolean): string {
  if (name === "id" && isId) return name;
  const plain = name
    .replaceAll(/[&<>"'`{}[\]\\|]+/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  const wanted = plain === "" ? "field" : plain;
  if (wanted === name && !RESERVED.has(name)) return name;
  const base = RESERVED.has(wanted) ? `card ${wanted}` : wanted;
  for (let number = 1; ; number++) {
    const field = number === 1 ? base : `${base} ${number}`;
    if (taken.has(field.toLowerCase())) continue;
    taken.add(field.toLowerCase());
    return field;
  }
}

function placed(
  { text }: SourceFile,
  rows: readonly SourceMap[],
  { csv, copies }: Orders,
  isPicture: (cell: string) => boolean,
): Spreadsheet {
  const printed = rows.map((row) => ({
    ...row,
    entries: row.entries.filter(({ key }) => key !== "id" && key !== "copies"),
  }));
  const declared = guessFields(printed);
  const columns = new Map([...csv.fields].map(([column, field]) => [field ?? "", column]));
  const fields = Object.entries(declared)
    .flatMap(([name, schema]) => fieldsIn([name], schema, printed))
    .map((field) => ({ ...field, label: columns.get(field.path.join(".")) ?? field.label }));
  const picture = fields.find(({ values }) => arePictures(values, isPicture));
  const texts = fields.filter((field) => field !== picture && typesOf(field.schema)?.[0] !== "array");
  const title = titleAmong(texts);
  const body = bodyAmong(texts.filter((field) => field !== title));
  const name =
    title?.path.length === 1 && title.values.every((value) => value !== "") ? title.path[0] : undefined;
  const rest = fields.filter((field) => ![picture, title, body].includes(field));
  return {
    text,
    orders: csv,
    declared,
    required: name === undefined ? [] : [name],
    title,
    body,
    picture,
    lines: csv.ids === undefined ? [idLine(rows), ...rest] : rest,
    cards: rows.length,
    copies,
    leftOut: [...csv.fields].flatMap(([column, field]) => (field === undefined ? [column] : [])),
  };
}

/** An id that is a column of its own is printed like other fields. */
function idLine(rows: readonly SourceMap[]): CardField {
  return {
    path: ["id"],
    label: "id",
    schema: { type: "string" },
    values: rows.map((row) => valueAt(row, ["id"])),
  };
}

function fieldsIn(
  path: readonly string[],
  schema: JsonSchema,
  rows: readonly SourceMap[],
): readonly CardField[] {
  if (schema.properties)
    return Object.entries(schema.properties).flatMap(([name, inner]) =>
      fieldsIn([...path, name], inner, rows),
    );
  return [{ path, label: path.join(" "), schema, values: rows.map((row) => valueAt(row, path)) }];
}

function valueAt(row: SourceMap, path: readonly string[]): string {
  const node = path.reduce<SourceNode | undefined>(
    (at, step) => (at?.kind === "map" ? at.entries.find(({ key }) => key === step)?.value : undefined),
    row,
  );
  return node?.kind === "scalar" ? node.text : "";
}

/** Every cell is a file name, and at least one of the files is there. */
function arePictures(values: readonly string[], isPicture: (cell: string) => boolean): boolean {
  const filled = values.filter((value) => value !== "");
  return (
    filled.length > 0 &&
    filled.every((value) => /^[^\\:]+\.(png|jpe?g|webp|gif|svg)$/i.test(value)) &&
    filled.some(isPicture)
  );
}

/** Names of columns that hold a card's name, the best first. */
const TITLES = [/^(card ?)?(name|title)$/i, /\b(name|title)\b/i, /^(card|character|creature)$/i];
/** Longer values are no titles. */
const LONGEST_TITLE = 60;

function titleAmong(fields: readonly CardField[]): CardField | undefined {
  const short = fields.filter(({ values }) => longest(values) <= LONGEST_TITLE);
  const named = TITLES.flatMap((pattern) => short.find(({ label }) => pattern.test(label)) ?? [])[0];
  const distinct = short.find(
    ({ values }) => new Set(values).size === values.length && values.some((value) => /\p{L}/u.test(value)),
  );
  return named ?? distinct ?? short[0];
}

/** Shorter texts need no box of their own, unless the column is called a text. */
const SHORTEST_BODY = 25;
const SHORTEST_NAMED = 10;
const BODIES = /\b(text|rules?|effect|ability|description)\b/i;

function bodyAmong(fields: readonly CardField[]): CardField | undefined {
  const lengthOf = ({ values }: CardField): number => {
    const filled = values.filter((value) => value !== "");
    return filled.reduce((sum, value) => sum + value.length, 0) / Math.max(1, filled.length);
  };
  const [first] = fields.toSorted((a, b) => lengthOf(b) - lengthOf(a));
  if (first && lengthOf(first) >= SHORTEST_BODY) return first;
  return fields.find((field) => BODIES.test(field.label) && lengthOf(field) >= SHORTEST_NAMED);
}

const longest = (values: readonly string[]): number => Math.max(0, ...values.map((value) => value.length));
