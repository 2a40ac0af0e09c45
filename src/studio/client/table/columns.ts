/**
 * The columns of a deck as a table: one for each field, fields of maps as columns of their own ("special.cost"). Those that
 * the deck declares come first, in its order; of the fields that every card may have, `copies`, those that are used, and
 * those that have a column in a CSV file.
 */
import type { DeckData, JsonSchema } from "../../../index.ts";
import { resolved } from "../project/card-schema.ts";

export type ColumnKind =
  | "text"
  | "picture"
  | "icon"
  | "integer"
  | "number"
  | "boolean"
  | "enum"
  | "list"
  | "other";

export interface Column {
  /** Its path with dots, as in a spreadsheet. */
  readonly key: string;
  readonly path: readonly string[];
  readonly kind: ColumnKind;
  readonly schema: JsonSchema;
  /** Of an enum. */
  readonly choices: readonly string[];
  readonly isRequired: boolean;
  /** The deck declares it, so its type can be changed. */
  readonly isDeclared: boolean;
}

type Values = DeckData["cards"][number]["values"];
type Value = Values[string];

/** Maps within maps beyond this are shown as texts. */
const DEEPEST = 3;

export function columnsOf(deck: DeckData): readonly Column[] {
  const { schema, declared, cards, defaults } = deck;
  const fields = schema.properties ?? {};
  const inFile = deck.columns?.map((name) => name.split(".")[0] ?? "") ?? [];
  const isUsed = (name: string): boolean =>
    cards.some(({ values }) => Object.hasOwn(values, name)) ||
    Object.hasOwn(defaults, name) ||
    inFile.includes(name);
  const others = Object.keys(fields).filter((name) => name !== "id" && !declared.includes(name));
  const common = others.filter((name) => name === "copies" || isUsed(name));
  const unknown = new Set([...cards.flatMap(({ values }) => Object.keys(values)), ...inFile]);
  // ids that are made of other columns are typed there
  const own = inFile.length > 0 && !inFile.includes("id") ? [] : ["id"];
  const names = [...own, ...declared, ...common];
  const lost = [...unknown].filter((name) => !names.includes(name) && name !== "id");
  const required = schema.required ?? [];
  return [...names, ...lost].flatMap((name) =>
    columnsIn([name], fields[name] ?? {}, {
      root: schema,
      isDeclared: declared.includes(name),
      isRequired: required.includes(name),
    }),
  );
}

export const hasColumn = (deck: DeckData, key: string): boolean =>
  columnsOf(deck).some((one) => one.key === key);

/** The column by which people know a card, from 0: its name, else the first one. */
export const nameColumn = (columns: readonly Column[]): number => Math.max(0, named(columns));

const named = (columns: readonly Column[]): number =>
  columns.findIndex(({ key }) => /^(title|name)$/i.test(key));

/** The column that is typed first, from 0: the card's name, not its id. */
export function firstTyped(columns: readonly Column[]): number {
  const name = named(columns);
  return name >= 0
    ? name
    : Math.max(
        0,
        columns.findIndex(({ key }) => key !== "id"),
      );
}

interface Found {
  readonly root: JsonSchema;
  readonly isDeclared: boolean;
  readonly isRequired: boolean;
}

function columnsIn(path: readonly string[], written: JsonSchema, found: Found): readonly Column[] {
  const schema = resolved(written, found.root);
  const inner = Object.entries(schema.properties ?? {});
  if (inner.length > 0 && path.length < DEEPEST)
    return inner.flatMap(([name, one]) =>
      columnsIn([...path, name], one, {
        ...found,
        isRequired: found.isRequired && (schema.required ?? []).includes(name),
      }),
    );
  const { isDeclared, isRequired } = found;
  const choices = (schema.enum ?? []).filter((value) => value !== null).map(String);
  return [{ key: path.join("."), path, kind: kindOf(schema), schema, choices, isDeclared, isRequired }];
}

function kindOf(schema: JsonSchema): ColumnKind {
  if (schema.enum) return "enum";
  switch (typeOf(schema)) {
    case "integer":
      return "integer";
    case "number":
      return "number";
    case "boolean":
      return "boolean";
    case "array":
      return isOfScalars(schema.items) ? "list" : "other";
    case "object":
      return "other";
    default:
      return schema.oneOf || schema.anyOf ? "other" : (schema.format ?? "text");
  }
}

/** The only type of a value; undefined if it may have several. */
function typeOf({ type }: JsonSchema): string | undefined {
  const types = typeof type === "string" ? [type] : (type ?? []);
  return types.length === 1 ? types[0] : undefined;
}

const isOfScalars = (items: JsonSchema | undefined): boolean =>
  items === undefined || !["array", "object", undefined].includes(typeOf(items));

/** True for cells in which any text may be. */
export const isText = ({ kind }: Column): boolean => kind === "text" || kind === "picture" || kind === "icon";

const PICTURE = /\.(png|jpe?g|webp|svg)$/i;
const PICTURE_NAME = /^(picture|image|art|photo|illustration)s?$/i;
/** A name of an icon, or words that mean one. */
const ICON = /^[\p{L}\p{N}][\p{L}\p{N} _-]{0,40}$/u;
const ICON_NAME = /^(icon|symbol)s?$/i;

/**
 * Texts that name something are known by what they say too, and as long as a column is empty by its name.
 * @param texts of the cells that are not empty
 * @param isShown a template of the deck shows a picture by this field
 */
export function kindByTexts(
  { kind, key, schema }: Pick<Column, "kind" | "key" | "schema">,
  texts: readonly string[],
  isShown = false,
): ColumnKind {
  if (kind !== "text" || schema.format !== undefined) return kind;
  const name = key.split(".").at(-1) ?? key;
  const arePictures = texts.length > 0 ? texts.every((text) => PICTURE.test(text)) : PICTURE_NAME.test(name);
  if (isShown || arePictures) return "picture";
  return ICON_NAME.test(name) && texts.every((text) => ICON.test(text)) ? "icon" : "text";
}

export const valueAt = (values: Values, path: readonly string[]): Value | undefined =>
  path.reduce<Value | undefined>(
    (whole, step) =>
      typeof whole === "object" && whole !== null && !Array.isArray(whole) && Object.hasOwn(whole, step)
        ? (whole as Values)[step]
        : undefined,
    values,
  );

/** A value as the text of a cell, which the project reads back as the same. */
export function textOf(value: Value | undefined): string {
  if (value === undefined || value === null) return "";
  if (typeof value !== "object") return String(value);
  if (
    Array.isArray(value) &&
    value.every((item) => typeof item !== "object" && !/[|\n]|^\s|\s$/.test(String(item)))
  )
    return value.length === 0 ? "[]" : value.join(" | ");
  return inBrackets(value);
}

/** As YAML in brackets, which can be typed too. */
function inBrackets(value: Value): string {
  if (Array.isArray(value)) return `[${value.map(inBrackets).join(", ")}]`;
  if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value).map(([key, inner]) => `${key}: ${inBrackets(inner)}`);
    return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
  }
  if (typeof value !== "string") return String(value);
  return /^[\p{L}_][\p{L}\p{N} _-]*$/u.test(value) && !/^(true|false|null|yes|no)$|\s$/i.test(value)
    ? value
    : JSON.stringify(value);
}

/** Why a text does not fit its column, for people; undefined if it does. Patterns are left to the project. */
export function misfitOf(text: string, { kind, schema, choices, isRequired }: Column): string | undefined {
  const typed = text.trim();
  if (typed === "") return isRequired ? "a value is required" : undefined;
  switch (kind) {
    case "integer":
      return /^[-+]?\d+$/.test(typed) ? outOfRange(Number(typed), schema) : "expected a whole number";
    case "number":
      return /^[-+]?(\d+([.,]\d*)?|[.,]\d+)$/.test(typed)
        ? outOfRange(Number(typed.replace(",", ".")), schema)
        : "expected a number";
    case "boolean":
      return /^(true|false)$/i.test(typed) ? undefined : "expected true or false";
    case "enum":
      return choices.includes(typed) ? undefined : `expected ${listed(choices)}`;
    default:
      return schema.maxLength !== undefined && [...typed].length > schema.maxLength
        ? `expected at most ${schema.maxLength} characters`
        : undefined;
  }
}

function outOfRange(value: number, { minimum, maximum }: JsonSchema): string | undefined {
  const isLow = minimum !== undefined && value < minimum;
  if (!isLow && !(maximum !== undefined && value > maximum)) return undefined;
  if (minimum === undefined) return `expected at most ${maximum}`;
  return maximum === undefined ? `expected ${minimum} or more` : `expected ${minimum} to ${maximum}`;
}

const MOST_NAMED = 8;

function listed(words: readonly string[]): string {
  const shown = words.slice(0, MOST_NAMED);
  const more = words.length > MOST_NAMED ? " ..." : "";
  return shown.length < 2
    ? `${shown[0] ?? "nothing"}`
    : `${shown.slice(0, -1).join(", ")} or ${shown.at(-1)}${more}`;
}
