/**
 * Turns a spreadsheet into a deck: which column names the cards, which gives the number of copies, what the others
 * contain, and where each goes on a first card. The file itself is not changed; the deck declares what the file cannot
 * express.
 */
import type { Result } from "../../../diagnostics/diagnostic.ts";
import { guessFields } from "../../../schema/columns/guess-columns.ts";
import type { JsonSchema } from "../../../schema/json-schema.ts";
import { type CsvOrders, parseCsv } from "../../../source/csv/csv.ts";
import { readCells } from "../../../source/csv/csv-cells.ts";
import type { SheetTable } from "../../../source/spreadsheet/sheet-table.ts";
import { decodeText } from "../../../source/text/decode.ts";
import type { SourceEntry, SourceMap } from "../../../source/tree.ts";
import type { CardField } from "./card-field.ts";
import {
  type ColumnChoices,
  type ColumnUse,
  chosenSchema,
  type UsedColumn,
  usedColumn,
  useOf,
} from "./column-uses.ts";
import { type ColumnUses, usesOfColumns } from "./spreadsheet-columns.ts";
import { arePictures, type FieldPlaces, MOST_PICTURES, placesOf } from "./spreadsheet-places.ts";

export interface Spreadsheet extends FieldPlaces {
  /** The file's text, in UTF-8. */
  readonly text: string;
  readonly orders: CsvOrders;
  /** What the deck declares. */
  readonly declared: Readonly<Record<string, JsonSchema>>;
  readonly required: readonly string[];
  /** Cards, not counting their copies. */
  readonly cards: number;
  readonly copies: string | undefined;
  /** Columns that are left out: those of web addresses. */
  readonly leftOut: readonly string[];
  /** What each column becomes. */
  readonly columns: readonly UsedColumn[];
  /** Remarks about results that may surprise. */
  readonly remarks: readonly string[];
}

/**
 * Reads a spreadsheet for a new deck. The value is undefined if the file cannot be read, or has no cards.
 * @param path the path of the CSV file, as shown in findings
 * @param deck the deck's id, for ids by number
 * @param choices what a person wants columns to become
 */
export function readSpreadsheet(
  path: string,
  bytes: Uint8Array,
  deck: string,
  choices: ColumnChoices = new Map(),
): Result<Spreadsheet | undefined> {
  const { value: file, diagnostics: faults } = decodeText(path, bytes, true);
  if (faults.some(({ severity }) => severity === "error")) return { value: undefined, diagnostics: faults };
  return spreadsheetOf({ file, cells: readCells(file.text, path), diagnostics: faults }, deck, choices);
}

/** The same for a table that has been read. */
export function spreadsheetOf(
  { file, cells, diagnostics: faults }: SheetTable,
  deck: string,
  choices: ColumnChoices = new Map(),
): Result<Spreadsheet | undefined> {
  const uses = usesOfColumns(file, cells, deck, choices);
  const { value, diagnostics } = parseCsv(file, uses.csv, cells);
  const rows = value.root?.kind === "list" ? value.root.items.filter((row) => row.kind === "map") : [];
  const found = [...faults, ...diagnostics];
  if (rows.length === 0 || found.some(({ severity }) => severity === "error"))
    return { value: undefined, diagnostics: found };
  return { value: sheetOf(file.text, rows, uses, choices), diagnostics: found };
}

function sheetOf(
  text: string,
  rows: readonly SourceMap[],
  uses: ColumnUses,
  choices: ColumnChoices,
): Spreadsheet {
  const { csv, copies, remarks } = uses;
  const printed = rows.map((row) => ({
    ...row,
    entries: row.entries.filter(({ key }) => key !== "id" && key !== "copies"),
  }));
  const columns = new Map([...csv.fields].map(([column, field]) => [field ?? "", column]));
  const chosenFor = (path: readonly string[]): ColumnUse | undefined => {
    const field = path.join(".");
    return choices.get(columns.get(field) ?? field);
  };
  const valuesAt = valuesOf(rows);
  const declared = withChosen(guessFields(printed), (path) => chosenSchema(chosenFor(path), valuesAt(path)));
  const fields = Object.entries(declared)
    .flatMap(([name, schema]) => fieldsIn([name], schema, valuesAt))
    .map((field) => ({ ...field, label: columns.get(field.path.join(".")) ?? field.label }));
  const places = placesOf(fields, {
    title: fields.find(({ path }) => chosenFor(path) === "name"),
    body: fields.find(({ path }) => chosenFor(path) === "rules"),
    others: fields.filter(({ path }) => chosenFor(path) !== undefined && chosenFor(path) !== "picture"),
  });
  const { title, lines } = places;
  const name =
    title?.path.length === 1 && title.values.every((value) => value !== "") ? title.path[0] : undefined;
  const small = lines.filter(arePictures).map(({ label }) => `"${label}"`);
  return {
    ...places,
    text,
    orders: csv,
    declared,
    required: name === undefined ? [] : [name],
    lines: csv.ids === undefined ? [idLine(valuesAt), ...lines] : lines,
    cards: rows.length,
    copies,
    columns: uses.columns.map((column) => usedColumn(column, useIn(column.name, uses, fields, places))),
    leftOut: [...csv.fields].flatMap(([column, field]) => (field === undefined ? [column] : [])),
    remarks: [
      ...remarks,
      ...small.map(
        (column) =>
          `The card has ${MOST_PICTURES} pictures already; for ${column}, the file names are printed.`,
      ),
    ],
  };
}

function useIn(
  column: string,
  { csv, copies }: ColumnUses,
  fields: readonly CardField[],
  { title, body, pictures }: FieldPlaces,
): ColumnUse {
  if (column === copies) return "copies";
  const name = csv.fields.has(column) ? csv.fields.get(column) : column;
  if (name === undefined) return "out";
  const field = fields.find(({ path }) => path.join(".") === name);
  if (!field) return "text";
  if (field === title) return "name";
  if (field === body) return "rules";
  return pictures.includes(field) ? "picture" : useOf(field.schema);
}

type Schemas = Readonly<Record<string, JsonSchema>>;

/** The guessed schemas, but for those that were chosen. @param chosen by the way through maps */
function withChosen(
  guessed: Schemas,
  chosen: (path: readonly string[]) => JsonSchema | undefined,
  above: readonly string[] = [],
): Schemas {
  return Object.fromEntries(
    Object.entries(guessed).map(([name, schema]) => {
      const path = [...above, name];
      if (!schema.properties) return [name, chosen(path) ?? schema];
      return [name, { ...schema, properties: withChosen(schema.properties, chosen, path) }];
    }),
  );
}

type ValuesAt = (path: readonly string[]) => readonly string[];

/** An id with its own column is printed like other fields. */
function idLine(valuesAt: ValuesAt): CardField {
  return { path: ["id"], label: "id", schema: { type: "string" }, values: valuesAt(["id"]) };
}

function fieldsIn(path: readonly string[], schema: JsonSchema, valuesAt: ValuesAt): readonly CardField[] {
  if (schema.properties)
    return Object.entries(schema.properties).flatMap(([name, inner]) =>
      fieldsIn([...path, name], inner, valuesAt),
    );
  return [{ path, label: path.join(" "), schema, values: valuesAt(path) }];
}

/** Separates the names of a path; never occurs in a header cell. */
const STEP = "\0";

/** The values of all fields by row, gathered in one pass over the cells. */
function valuesOf(rows: readonly SourceMap[]): ValuesAt {
  const values = new Map<string, string[]>();
  const add = (row: number, before: string, { key, value }: SourceEntry): void => {
    const path = before + key;
    if (value.kind === "map") for (const entry of value.entries) add(row, path + STEP, entry);
    if (value.kind !== "scalar") return;
    const column = values.get(path) ?? rows.map(() => "");
    values.set(path, column);
    column[row] = value.text;
  };
  for (const [row, { entries }] of rows.entries()) for (const entry of entries) add(row, "", entry);
  return (path) => values.get(path.join(STEP)) ?? rows.map(() => "");
}
