/**
 * A form as a description, from the schema of a card and its values: which fields there are, what each takes, what is not in
 * the schema. Pure: what is drawn from it, and what typing does, is elsewhere.
 */

import type { JsonSchema } from "../../../../index.ts";
import { type FieldPath, resolved, typeOf, typesOf } from "../../project/card-schema.ts";
import { isMap, type Json, type JsonMap } from "../../project/json.ts";
import { bestBranch, branchTitle, freshOf } from "./branches.ts";

export type Control =
  | { readonly kind: "text"; readonly isLong: boolean; readonly hasMarks: boolean }
  | { readonly kind: "icon" }
  | { readonly kind: "picture" }
  | {
      readonly kind: "number";
      readonly isWhole: boolean;
      readonly least?: number | undefined;
      readonly most?: number | undefined;
      readonly step: number;
    }
  | { readonly kind: "switch" }
  | { readonly kind: "choice"; readonly options: readonly Json[] }
  | { readonly kind: "constant"; readonly value: Json }
  | {
      readonly kind: "list";
      readonly items: readonly Field[];
      /** What a new item is made of. */
      readonly fresh: Json;
      readonly canAdd: boolean;
      readonly canRemove: boolean;
    }
  | { readonly kind: "map"; readonly fields: readonly Field[] }
  | {
      readonly kind: "union";
      readonly branches: readonly Branch[];
      /** The one that fits the value best. */
      readonly chosen: number;
      readonly field: Field;
    }
  /** A value that the form has no control for: shown as it is. */
  | { readonly kind: "plain" };

export interface Branch {
  readonly title: string;
  /** What a value of this kind begins as. */
  readonly fresh: Json;
}

export interface Field {
  readonly path: FieldPath;
  /** Its name in the file; of an item of a list its position from 1. */
  readonly name: string;
  readonly label: string;
  readonly help?: string | undefined;
  readonly examples: readonly string[];
  /** Absent = not written in the card. */
  readonly value?: Json | undefined;
  /** What holds as long as the card says nothing: from the deck's defaults, or the schema's. */
  readonly usual?: Json | undefined;
  readonly isRequired: boolean;
  /** The schema does not have it. */
  readonly isUnknown: boolean;
  readonly control: Control;
}

/** What is known about a deck besides its schema. */
export interface DeckHints {
  /** Fields, as joined names, whose texts name pictures or icons. */
  readonly pictures: ReadonlySet<string>;
  readonly icons: ReadonlySet<string>;
  /** Fields in which some card has a long text. */
  readonly longTexts: ReadonlySet<string>;
  /** Values that the deck's defaults give. */
  readonly defaults: JsonMap;
}

interface Reading {
  readonly whole: JsonSchema;
  readonly hints: DeckHints;
}

/** Fields that every card may have, which a form shows after those of the deck. */
export const COMMON: ReadonlySet<string> = new Set(["id", "copies", "front", "back", "origin", "note"]);

/** The fields of a card, those of the deck first. */
export function fieldsOfCard(schema: JsonSchema, values: JsonMap, hints: DeckHints): readonly Field[] {
  const fields = mapFields(schema, values, [], { whole: schema, hints });
  const isCommon = ({ name }: Field): boolean => COMMON.has(name);
  return [...fields.filter((field) => !isCommon(field)), ...fields.filter(isCommon)];
}

/** Declared fields in the order of the schema, then what else is written. */
function mapFields(schema: JsonSchema, values: JsonMap, path: FieldPath, reading: Reading): readonly Field[] {
  const { properties = {}, required = [], additionalProperties } = schema;
  const declared = Object.entries(properties)
    .filter(([name]) => name !== "each")
    .map(([name, inner]) =>
      fieldOf(inner, {
        path: [...path, name],
        value: Object.hasOwn(values, name) ? values[name] : undefined,
        isRequired: required.includes(name),
        reading,
      }),
    );
  const others = Object.keys(values).filter((name) => !Object.hasOwn(properties, name) && name !== "each");
  const isOpen = additionalProperties !== undefined && additionalProperties !== false;
  const inner = typeof additionalProperties === "object" ? additionalProperties : undefined;
  return [
    ...declared,
    ...others.map((name) => ({
      ...fieldOf(inner ?? schemaLike(values[name] as Json), {
        path: [...path, name],
        value: values[name],
        isRequired: false,
        reading,
      }),
      isUnknown: !isOpen,
    })),
  ];
}

interface Place {
  readonly path: FieldPath;
  readonly value: Json | undefined;
  readonly isRequired: boolean;
  readonly reading: Reading;
}

function fieldOf(written: JsonSchema, { path, value, isRequired, reading }: Place): Field {
  const schema = resolved(written, reading.whole);
  const step = path.at(-1) ?? "";
  const name = typeof step === "number" ? String(step + 1) : step;
  const [first = ""] = path;
  const given = path.length === 1 ? reading.hints.defaults[String(first)] : undefined;
  return {
    path,
    name,
    label: labelOf(name, schema),
    ...(schema.description !== undefined && { help: schema.description }),
    examples: (schema.examples ?? []).filter((one) => typeof one !== "object").map(String),
    ...(value !== undefined && { value }),
    usual: given ?? (schema.default as Json | undefined),
    isRequired: isRequired && given === undefined,
    isUnknown: false,
    control: controlOf(schema, path, value ?? given, reading),
  };
}

/** "Up to" for "up-to", unless the schema has a title. */
function labelOf(name: string, { title }: JsonSchema): string {
  if (title !== undefined && title !== name) return title;
  const words = name.replaceAll(/[-_]+/g, " ").replaceAll(/([a-z])([A-Z])/g, "$1 $2");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function controlOf(schema: JsonSchema, path: FieldPath, value: Json | undefined, reading: Reading): Control {
  const branches = schema.oneOf ?? schema.anyOf;
  if (branches) return unionOf(branches, schema, path, value, reading);
  if (schema.const !== undefined) return { kind: "constant", value: schema.const as Json };
  if (schema.enum) return { kind: "choice", options: schema.enum as readonly Json[] };
  const types = typesOf(schema);
  const [type] = types.length > 1 && value !== undefined ? [matchingType(types, value)] : types;
  switch (type) {
    case "string":
      return textControl(path, schema, reading.hints);
    case "number":
    case "integer":
      return {
        kind: "number",
        isWhole: type === "integer",
        least: schema.minimum ?? (type === "integer" ? plus(schema.exclusiveMinimum, 1) : undefined),
        most: schema.maximum ?? (type === "integer" ? plus(schema.exclusiveMaximum, -1) : undefined),
        step: schema.multipleOf ?? 1,
      };
    case "boolean":
      return { kind: "switch" };
    case "array":
      return listOf(schema, path, value, reading);
    case "object":
      return { kind: "map", fields: mapFields(schema, isMap(value) ? value : {}, path, reading) };
    default:
      return value === undefined || typeof value !== "object" || value === null
        ? { kind: "text", isLong: false, hasMarks: true }
        : { kind: "plain" };
  }
}

const plus = (value: number | undefined, more: number): number | undefined =>
  value === undefined ? undefined : Math.floor(value) + more;

function matchingType(types: readonly string[], value: Json): string | undefined {
  const type = typeOf(value);
  if (types.includes(type)) return type;
  if (type === "number" && types.includes("integer")) return "integer";
  return types.includes("string") ? "string" : types[0];
}

/** Fields whose texts are ids or names of files: no marks are read in them. */
const PLAIN_NAMES = /^(id|front|back|die|board|colou?r|font)$/;

function textControl(path: FieldPath, schema: JsonSchema, hints: DeckHints): Control {
  const key = keyOf(path);
  if (hints.pictures.has(key)) return { kind: "picture" };
  if (hints.icons.has(key)) return { kind: "icon" };
  const isPlain = schema.pattern !== undefined || (path.length === 1 && PLAIN_NAMES.test(String(path[0])));
  return { kind: "text", isLong: hints.longTexts.has(key), hasMarks: !isPlain };
}

function listOf(schema: JsonSchema, path: FieldPath, value: Json | undefined, reading: Reading): Control {
  const list = Array.isArray(value) ? (value as readonly Json[]) : [];
  const { items = {}, prefixItems, minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
  return {
    kind: "list",
    items: list.map((item, index) =>
      fieldOf(prefixItems?.[index] ?? items, {
        path: [...path, index],
        value: item,
        isRequired: true,
        reading,
      }),
    ),
    fresh: freshOf(items, reading.whole),
    canAdd: !prefixItems && list.length < maxItems,
    canRemove: !prefixItems && list.length > minItems,
  };
}

function unionOf(
  branches: readonly JsonSchema[],
  outer: JsonSchema,
  path: FieldPath,
  value: Json | undefined,
  reading: Reading,
): Control {
  const schemas = branches.map((branch) => resolved(branch, reading.whole));
  const chosen = value === undefined ? 0 : bestBranch(schemas, value);
  const inner = schemas[chosen] ?? {};
  const { description: _said, ...own } = inner;
  return {
    kind: "union",
    branches: schemas.map((schema, index) => ({
      title: branchTitle(schema, index),
      fresh: freshOf(schema, reading.whole),
    })),
    chosen,
    field: fieldOf(
      { ...own, title: outer.title ?? String(path.at(-1) ?? "") },
      { path, value, isRequired: false, reading },
    ),
  };
}

/** Enough of a schema for a value that has none. */
function schemaLike(value: Json): JsonSchema {
  const type = typeOf(value);
  if (type === "array") return { type, items: schemaLike((value as readonly Json[])[0] ?? "") };
  if (type === "object")
    return {
      type,
      properties: Object.fromEntries(
        Object.entries(value as JsonMap).map(([name, inner]) => [name, schemaLike(inner)]),
      ),
    };
  return { type };
}

/** A field as text, the same for all items of a list: "pays.*.amount". */
export const keyOf = (path: FieldPath): string =>
  path.map((step) => (typeof step === "number" ? "*" : step)).join(".");
