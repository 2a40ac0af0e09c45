/** Schemas of cards, as forms and tables read them. */
import type { JsonSchema } from "../../../index.ts";

/** Steps from a card to one of its values: names of fields, and positions in lists from 0. */
export type FieldPath = readonly (string | number)[];

type JsonType = Extract<NonNullable<JsonSchema["type"]>, string>;

/** The schema behind a reference to one of the whole's definitions, with the words beside the reference. */
export function resolved(schema: JsonSchema, whole: JsonSchema): JsonSchema {
  if (schema.$ref === undefined) return schema;
  const { $ref, ...own } = schema;
  return { ...whole.$defs?.[$ref.replace("#/$defs/", "")], ...own };
}

/** The types that a value may have; none if the schema does not say. */
export function typesOf({
  type,
  enum: listed,
  const: only,
  properties,
  items,
}: JsonSchema): readonly JsonType[] {
  if (type !== undefined) return typeof type === "string" ? [type] : type;
  const values = listed ?? (only === undefined ? [] : [only]);
  if (values.length > 0) return [...new Set(values.map(typeOf))];
  if (properties) return ["object"];
  return items ? ["array"] : [];
}

export function typeOf(value: unknown): JsonType {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return typeof value as "string" | "number" | "boolean" | "object";
}
