/**
 * Cards and rows whose values are read straight from the table of their list, without a tree: those in which everything is
 * in order, which are nearly all. Any other entry is left to the checks that explain. test/schema/plain-entries.test.ts
 * compares the two.
 */
import type { FieldTable, SourceFile } from "../../source/tree.ts";
import type { EntrySchemas } from "../declaration/weave.ts";
import type { CardEntry, Json } from "../files.ts";
import type { PatternSteps } from "../fit/bounded-pattern.ts";
import { checkOf } from "../fit/fits.ts";
import type { JsonSchema } from "../json-schema.ts";
import { takesNumbers, textOf } from "../value/read-scalar.ts";
import { isIndex, propertySchema, readValue, textsOf } from "../value/read-value.ts";
import { startReading } from "../value/reading.ts";

/** The entry of an item; undefined if it is not plain. Then no steps of patterns are counted either. */
export type ReadPlain = (item: number) => CardEntry | undefined;

/** The value of a field; undefined if it needs the checks that explain. */
type ReadField = (table: FieldTable, field: number) => Json | undefined;

/** @param defaults names the fields that an entry need not have */
export function plainEntries(
  file: SourceFile,
  table: FieldTable,
  schemas: EntrySchemas,
  defaults: ReadonlySet<string>,
  steps: PatternSteps,
): ReadPlain {
  const readers = table.names.map((name) => readerOf(name, file, schemas, steps));
  const required = ["id", ...schemas.required].filter((name) => !defaults.has(name));
  const read: ReadPlain = (item) => {
    const end = table.firstOf(item + 1);
    const entry: Record<string, Json> = {};
    for (let field = table.firstOf(item); field < end; field += 1) {
      const name = table.nameOf(field);
      const value = readers[name]?.(table, field);
      if (value === undefined) return undefined;
      entry[table.names[name] as string] = value;
    }
    for (const name of required) if (!Object.hasOwn(entry, name)) return undefined;
    return typeof entry.id === "string" ? (entry as unknown as CardEntry) : undefined;
  };
  const checkedBy = asKnown(keyOf(schemas, required), (table.noteOf(0) as Noted | undefined)?.checkedBy);
  return (item) => {
    const known = table.noteOf(item) as Noted | undefined;
    if (known?.checkedBy === checkedBy && known.steps <= steps.left) {
      steps.left -= known.steps;
      return known.entry;
    }
    const before = steps.left;
    const entry = read(item);
    if (entry === undefined) steps.left = before;
    // Without steps left, not everything was checked.
    else if (steps.left >= 0)
      table.note(item, { checkedBy, entry, steps: before - steps.left } satisfies Noted);
    return entry;
  };
}

/** An entry in its list's table: as long as neither what is written nor the schemas change, it is the same object. */
interface Noted {
  readonly checkedBy: string;
  readonly entry: CardEntry;
  /** Number of steps that its patterns took. */
  readonly steps: number;
}

/** The known string object if they are equal: thousands of comparisons with it are quicker. */
const asKnown = (text: string, known: string | undefined): string => (known === text ? known : text);

/** Everything that decides how an entry is read, as text. */
const keyOf = ({ entry, each }: EntrySchemas, required: readonly string[]): string =>
  JSON.stringify([entry, each !== undefined, required]);

/** Undefined for a name that makes an entry special. */
function readerOf(
  name: string,
  file: SourceFile,
  { entry, each }: EntrySchemas,
  steps: PatternSteps,
): ReadField | undefined {
  const schema = propertySchema(entry, name);
  if (schema === false || isIndex(name) || (name === "each" && each)) return undefined;
  const check = checkOf(schema, entry);
  const readNode = nodeReader(name, schema, file, entry);
  const read = textsOf(entry).has(name)
    ? textReader(readNode)
    : isNumber(schema)
      ? numberReader(readNode)
      : readNode;
  return (table, field) => {
    const value = read(table, field);
    return value !== undefined && check(value, steps) ? value : undefined;
  };
}

/** @param otherwise reads what is no text */
const textReader =
  (otherwise: ReadField): ReadField =>
  (table, field) => {
    const text = table.textOf(field);
    return text === undefined ? otherwise(table, field) : textOf(text);
  };

/** Whole numbers that are represented exactly, as they are printed. */
const WHOLE_NUMBER = /^(?:0|-?[1-9][0-9]{0,14})$/;

/** @param otherwise reads other numbers, and what is no number */
const numberReader =
  (otherwise: ReadField): ReadField =>
  (table, field) => {
    const text = table.isQuoted(field) ? undefined : table.textOf(field);
    return text !== undefined && WHOLE_NUMBER.test(text) ? Number(text) : otherwise(table, field);
  };

const isNumber = ({ $ref, oneOf, anyOf, ...own }: JsonSchema): boolean =>
  !$ref && !oneOf && !anyOf && takesNumbers(own);

/** Reads a value as the checks that explain do; undefined if they report it. */
function nodeReader(name: string, schema: JsonSchema, file: SourceFile, root: JsonSchema): ReadField {
  return (table, field) => {
    const reading = startReading(file, root, true);
    const value = readValue(table.entryOf(field).value, schema, name, reading);
    return reading.faults.length === 0 ? value : undefined;
  };
}
