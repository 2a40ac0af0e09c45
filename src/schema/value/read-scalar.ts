/** Reads one scalar as the type its schema expects, as far as its characters allow. */
import { derived } from "../../remember/derived.ts";
import { faultAt } from "../../source/fault.ts";
import { uncut } from "../../source/text/uncut.ts";
import type { SourceScalar } from "../../source/tree.ts";
import type { Json } from "../files.ts";
import { type JsonSchema, type JsonType, typesOf } from "../json-schema.ts";
import { type Reading, reportNode } from "./reading.ts";
import { doubtfulNumber, unusableNumber } from "./written-number.ts";

/** Numbers and booleans of YAML 1.2 core (section 10.3.2), without infinities and NaN. */
const NUMBER = /^[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?$/;
const OTHER_NUMBER = /^(0o[0-7]+|0x[0-9a-fA-F]+)$/;
const NOT_FINITE = /^([-+]?\.(inf|Inf|INF)|\.(nan|NaN|NAN))$/;
const BOOLEAN = /^(true|True|TRUE|false|False|FALSE)$/;

export function readScalar(node: SourceScalar, schema: JsonSchema, name: string, reading: Reading): Json {
  const wants = wantsOf(schema);
  if (node.value === null && !node.quoted) return readEmpty(node, wants.null, name, reading);
  if (reading.cells && wants.array) return readCellList(node, schema, name, reading);
  const listed = wants.listed.size > 0 && !node.quoted ? wants.listed.get(node.text.trim()) : undefined;
  if (listed !== undefined) return listed;
  if (!node.quoted && (wants.types === undefined ? !reading.cells : wants.number)) {
    const number = readNumber(node, wants, name, reading);
    if (number !== undefined) return number;
  }
  if (!node.quoted && wants.boolean && BOOLEAN.test(node.text.trim())) return /^t/i.test(node.text.trim());
  if (wants.string || reading.cells || typeof node.value === "string") return textOf(node.text);
  return node.value;
}

/** What a schema expects of a scalar; cached, because it is needed for every card. */
interface Wants {
  readonly types: readonly JsonType[] | undefined;
  readonly null: boolean;
  readonly array: boolean;
  readonly string: boolean;
  readonly boolean: boolean;
  /** Whole or not. */
  readonly number: boolean;
  /** Whole numbers only. */
  readonly whole: boolean;
  /** Values of `enum` or `const` that are not texts, by their written form. */
  readonly listed: ReadonlyMap<string, Json>;
}

const wantsOf = derived((schema: JsonSchema): Wants => {
  const types = typesOf(schema);
  const has = (type: JsonType): boolean => types?.includes(type) ?? false;
  const values = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
  return {
    types,
    null: has("null"),
    array: has("array"),
    string: has("string"),
    boolean: has("boolean"),
    number: has("number") || has("integer"),
    whole: has("integer") && !has("number"),
    listed: byWrittenForm(values.filter((value) => typeof value !== "string") as Json[]),
  };
});

/** True if the schema accepts only texts: then a non-empty scalar is its text. */
export function takesTextsOnly(schema: JsonSchema): boolean {
  const { types, listed } = wantsOf(schema);
  return types?.length === 1 && types[0] === "string" && listed.size === 0;
}

/** True if the schema takes numbers, so that an unquoted whole number in its shortest form is one. */
export function takesNumbers(schema: JsonSchema): boolean {
  const { number, listed } = wantsOf(schema);
  return number && listed.size === 0;
}

/** True if YAML would read the characters as a number. */
export function isNumberText(text: string): boolean {
  return NUMBER.test(text) || OTHER_NUMBER.test(text) || NOT_FINITE.test(text);
}

export function isBooleanText(text: string): boolean {
  return BOOLEAN.test(text);
}

/** The text without the line break at the end of a block (`|`). */
export function textOf(written: string): string {
  return uncut(written.endsWith("\n") ? written.slice(0, -1) : written);
}

/** Of values written the same, the first. */
const byWrittenForm = (values: readonly Json[]): ReadonlyMap<string, Json> =>
  new Map(values.toReversed().map((value) => [String(value), value]));

function readEmpty(node: SourceScalar, isAllowed: boolean, name: string, reading: Reading): null {
  if (!isAllowed) {
    const word = node.text === "" ? "" : ` ("${node.text}" means no value)`;
    const fix =
      node.text === "" ? fixOfEmpty(name) : `remove it, or for the text write "${node.text}" in quotes`;
    reportNode(reading, node, { rule: "schema/empty-field", message: `${name} is empty${word}`, fix });
  }
  return null;
}

/** A name with spaces is probably the rest of a text split by a comma: `{ text: Costs 3, pays 1 }`. */
function fixOfEmpty(name: string): string {
  return /\s/.test(name)
    ? "give it a value, or if it continues a text before a comma, put that text in quotes"
    : "give it a value, or remove it";
}

/** A cell `a | b` as a list; the items are read by the list's own schema. */
function readCellList(node: SourceScalar, schema: JsonSchema, name: string, reading: Reading): Json {
  const parts = node.text.split("|").map((part) => part.trim());
  return parts
    .filter((part) => part !== "")
    .map((part, index) =>
      readScalar({ ...node, text: part, value: part }, schema.items ?? {}, `${name}[${index}]`, reading),
    );
}

/** A decimal comma that cannot be a thousands separator. */
const DECIMAL_COMMA = /^[-+]?(0,\d+|\d+,(\d{1,2}|\d{4,}))$/;

/** A cell with a decimal comma, as spreadsheets of many countries save numbers, read as a number. */
function withPoint(node: SourceScalar, written: string, { faults, file }: Reading): string {
  if (!DECIMAL_COMMA.test(written)) return written;
  const number = written.replace(",", ".");
  const message = `decimal commas are read as points: "${written}" is ${number}`;
  const fix = "to print the comma, let the schema say string";
  faults.push(faultAt(file, node, { rule: "csv/decimal-comma", severity: "hint", message, fix }));
  return number;
}

/** The number that the characters mean; undefined if they are not a number, or if a text was allowed and is more exact. */
function readNumber(node: SourceScalar, wants: Wants, name: string, reading: Reading): number | undefined {
  if (Number.isSafeInteger(node.value) && String(node.value) === node.text) return node.value as number;
  const typed = node.text.trim();
  const written = reading.cells && !wants.string ? withPoint(node, typed, reading) : typed;
  if (!isNumberText(written)) return undefined;
  const number = NOT_FINITE.test(written) ? Number.NaN : Number(written);
  if (wants.string && String(number) !== written) return undefined;
  const { printed, faults, file } = reading;
  const value = { name, written, number, whole: wants.whole, printed };
  const unusable = unusableNumber(value);
  if (unusable) {
    reportNode(reading, node, unusable);
    return 0;
  }
  const doubt = doubtfulNumber(value);
  if (doubt) faults.push(faultAt(file, node, doubt));
  return number;
}
