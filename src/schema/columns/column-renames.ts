/**
 * Fields that a deck declares and that no column of its CSV file fills: renamed in the spreadsheet, judging by names and
 * cells, or removed. Without a finding they would silently vanish from every card. Limit: a field that only a shared
 * declaration (`$ref`) makes optional may be meant for other decks, and is ignored.
 */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { nearest, onlyNearest } from "../../diagnostics/nearest.ts";
import { listed, listedFirst } from "../../diagnostics/words.ts";
import { faultAt } from "../../source/fault.ts";
import { nodeAt } from "../../source/locate.ts";
import type { SourceDocument, SourceList, SourceNode } from "../../source/tree.ts";
import { checkNode } from "../check-node.ts";
import { asKey } from "../declaration/declaration.ts";
import type { Owner } from "../declaration/owner.ts";
import type { EntrySchemas } from "../declaration/weave.ts";
import type { JsonSchema } from "../json-schema.ts";

/** An undeclared column, and the field it used to be. */
export interface Rename {
  readonly column: string;
  /** Path with dots between its steps. */
  readonly field: string;
  /** The names are so similar that there is no doubt. */
  readonly isSure: boolean;
}

export interface LostFields {
  readonly renames: readonly Rename[];
  readonly gone: readonly string[];
}

export const NOTHING_LOST: LostFields = { renames: [], gone: [] };

type Fields = Readonly<Record<string, JsonSchema>>;

/**
 * @param declared fields by name
 * @param defaults names the fields that rows need not have
 * @param undeclared names the columns that may be a field under another name
 */
export function lostFields(
  csv: SourceDocument,
  list: SourceList,
  declared: Fields,
  defaults: ReadonlySet<string>,
  undeclared: ReadonlySet<string>,
): LostFields {
  if (list.items.length === 0) return NOTHING_LOST;
  const fills = csv.fills ?? [];
  const isFilled = (field: string): boolean =>
    fills.some((one) => one === field || field.startsWith(`${one}.`) || one.startsWith(`${field}.`));
  const lost = Object.entries(declared)
    .filter(([name]) => !defaults.has(name))
    .flatMap(([name, schema]) => leavesOf(name, schema))
    .filter(([field]) => !isFilled(field));
  const renames = alikeNames(
    [...undeclared],
    lost.map(([field]) => field),
  );
  const columns = [...undeclared].filter((name) => !renames.some(({ column }) => column === name));
  const left = lost.filter(([name]) => !renames.some(({ field }) => field === name));
  const [column, ...otherColumns] = columns;
  const [field, ...otherFields] = left;
  const isOnly = column !== undefined && field && otherColumns.length + otherFields.length === 0;
  if (isOnly && columnFits(csv, list, column, field[1]))
    return { renames: [...renames, { column, field: field[0], isSure: false }], gone: [] };
  return { renames, gone: left.map(([name]) => name) };
}

/** The fields of a map as dotted paths, or the field itself. */
function leavesOf(name: string, schema: JsonSchema): readonly (readonly [string, JsonSchema])[] {
  const inner = Object.entries(schema.properties ?? {});
  return inner.length === 0
    ? [[name, schema]]
    : inner.flatMap(([step, one]) => leavesOf(`${name}.${step}`, one));
}

/** Maximum number of names compared: a deck with more lost fields was given a different file. */
const MOST_COMPARED = 50;

/** Pairs each column with the field of the most similar name; each field is used once. */
function alikeNames(columns: readonly string[], fields: readonly string[]): readonly Rename[] {
  const free = new Set(fields.slice(0, MOST_COMPARED));
  const renames: Rename[] = [];
  const take = (column: string, field: string | undefined, isSure: boolean): void => {
    if (field === undefined || !free.delete(field)) return;
    renames.push({ column, field, isSure });
  };
  for (const column of columns) {
    const field = onlyNearest(column, free);
    if (field !== undefined && onlyNearest(field, columns) === column) take(column, field, true);
  }
  for (const column of columns)
    if (!renames.some((one) => one.column === column)) take(column, nearest(column, free), false);
  return renames;
}

/** Maximum number of cells examined: more than any mistake repeats. */
const MOST_CELLS = 200;

/** True if a schema allows all cells of a column, or if it has none. */
export function columnFits(
  csv: SourceDocument,
  { items }: SourceList,
  column: string,
  schema: JsonSchema,
): boolean {
  const cells: readonly SourceNode[] = items.flatMap((item) =>
    item.kind === "map" ? item.entries.filter(({ key }) => key === column).map(({ value }) => value) : [],
  );
  return cells
    .slice(0, MOST_CELLS)
    .every((cell) =>
      checkNode(csv, cell, schema, { what: column }).diagnostics.every(
        ({ severity }) => severity !== "error",
      ),
    );
}

/** The one finding about renamed columns, without the fix for those that are certain. */
export function renamedFault(
  deck: SourceDocument,
  csv: SourceDocument,
  { items }: SourceList,
  renames: readonly Rename[],
  owner: Owner,
): Diagnostic | undefined {
  if (renames.length === 0) return undefined;
  const entries = items.flatMap((item) => (item.kind === "map" ? item.entries : []));
  const first = entries.find(({ key }) => renames.some(({ column }) => column === key));
  if (!first) return undefined;
  const columns = listed(renames.map(({ column }) => `"${column}"`));
  const fields = listed(renames.map(({ field }) => `"${field}"`));
  const isOne = renames.length === 1;
  const line = columnsLine(renames);
  const isSure = renames.every((rename) => rename.isSure);
  return faultAt(csv, first.keyRange, {
    rule: "schema/renamed-column",
    message: `the ${owner.file} declares ${fields}; the file has no such column${isOne ? "" : "s"}, but has ${columns}`,
    why: `the field${isOne ? " is" : "s are"} empty on every ${owner.noun}`,
    fix: isSure
      ? `write \`${line}\` in ${deck.path}, or correct the name${isOne ? "" : "s"} in the file`
      : `if the column was renamed, write \`${line}\` in ${deck.path}; if it is a new one, declare it there in \`${owner.fields}:\`, and remove ${fields}`,
  });
}

const columnsLine = (renames: readonly Pick<Rename, "column" | "field">[]): string =>
  `columns: { ${renames.map(renameLine).join(", ")} }`;

/** "Rule Text: Rules Text". */
export const renameLine = ({ column, field }: Pick<Rename, "column" | "field">): string =>
  `${asKey(column)}: ${asKey(field)}`;

/** Maximum number of fields or columns named in one message. */
export const MOST_NAMED = 6;

/** The one finding about declared fields that no column fills; missing required fields are reported at the rows. */
export function goneFault(
  deck: SourceDocument,
  csv: SourceDocument,
  { gone }: LostFields,
  undeclared: ReadonlySet<string>,
  { required, owner }: Pick<EntrySchemas, "required" | "owner">,
): Diagnostic | undefined {
  const properties = deck.root && nodeAt(deck.root, [owner.fields, "properties"]);
  const own = properties?.kind === "map" ? properties.entries : [];
  const places = gone.flatMap((field) => {
    const [top = ""] = field.split(".");
    const entry = own.find(({ key }) => key === field || key === top);
    return entry && !required.includes(field) ? [{ field, at: entry.keyRange }] : [];
  });
  const [first] = places;
  if (!first) return undefined;
  const quoted = places.map(({ field }) => `"${field}"`);
  const isOne = places.length === 1;
  const [column] = undeclared;
  const renamed =
    column === undefined
      ? ""
      : `; if a column was renamed, say so: \`${columnsLine([{ column, field: first.field }])}\``;
  return faultAt(deck, first.at, {
    rule: "schema/missing-column",
    severity: "warning",
    message: `no column of ${csv.path} fills the field${isOne ? "" : "s"} ${listedFirst(quoted, MOST_NAMED)}`,
    why: `${isOne ? "it is" : "they are"} empty on every ${owner.noun}, and the templates print nothing for ${isOne ? "it" : "them"}`,
    fix: `put the column${isOne ? "" : "s"} back into the file, or remove the field${isOne ? "" : "s"} from \`${owner.fields}:\`${renamed}`,
  });
}
