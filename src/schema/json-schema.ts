/**
 * The part of JSON Schema 2020-12 that our schemas use, as TypeScript types. One extension, which editors also support:
 * `errorMessage` says what was expected where a pattern or a list of values would not.
 */

export type JsonType = "string" | "number" | "integer" | "boolean" | "null" | "array" | "object";

export interface JsonSchema {
  readonly $schema?: string;
  readonly $id?: string;
  readonly $ref?: string;
  readonly $defs?: { readonly [name: string]: JsonSchema };
  readonly title?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  /** "expected ...", for people. */
  readonly errorMessage?: string;
  readonly type?: JsonType | readonly JsonType[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: { readonly [name: string]: JsonSchema };
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly propertyNames?: JsonSchema;
  readonly minProperties?: number;
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  /** Of fields that games declare: what a text names, for forms and tables. */
  readonly format?: "picture" | "icon";
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  readonly oneOf?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
}

/** Accepts anything: for parts that another check reads. */
export const ANYTHING: JsonSchema = {};

/** Left to another check: not read here. */
export const UNREAD: JsonSchema = { description: "Read on its own." };

type OptionalKeys<T> = { [K in keyof T]-?: Record<never, never> extends Pick<T, K> ? K : never }[keyof T];
type RequiredKeys<T> = Exclude<keyof T, OptionalKeys<T>>;

/**
 * The schema of a map with exactly the fields of the type `T`: the compiler compares the names, and which of them are
 * optional.
 */
export function objectOf<T>(
  words: Pick<JsonSchema, "title" | "description" | "examples">,
  required: { readonly [K in RequiredKeys<T>]: JsonSchema },
  optional: { readonly [K in OptionalKeys<T>]: JsonSchema },
): JsonSchema {
  return {
    ...words,
    type: "object",
    properties: titled({ ...required, ...optional }),
    required: Object.keys(required),
    additionalProperties: false,
  };
}

/** The fields, each with a title: by default its key in words, "Up to" for "up-to". */
export function titled(fields: Readonly<Record<string, JsonSchema>>): Record<string, JsonSchema> {
  const withTitle = (key: string, field: JsonSchema): JsonSchema =>
    field.title === undefined ? { title: titleOf(key), ...field } : field;
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, withTitle(key, field)]));
}

const titleOf = (key: string): string => key.charAt(0).toUpperCase() + key.slice(1).replaceAll("-", " ");

/** A list whose entries differ by position, so that adding or removing one is never a fix. */
export const isTuple = ({ prefixItems }: JsonSchema): boolean => prefixItems !== undefined;

/** The types that a value may have, if the schema says; otherwise undefined. */
export function typesOf(schema: JsonSchema): readonly JsonType[] | undefined {
  if (schema.type !== undefined) return typeof schema.type === "string" ? [schema.type] : schema.type;
  const values = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
  if (values.length > 0) return [...new Set(values.map(typeOfValue))];
  if (schema.properties || schema.required) return ["object"];
  if (schema.items || schema.prefixItems) return ["array"];
  return undefined;
}

function typeOfValue(value: unknown): JsonType {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return typeof value as "string" | "number" | "boolean" | "object";
}
