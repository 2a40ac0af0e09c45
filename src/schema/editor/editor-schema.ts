/**
 * JSON Schema as the YAML language servers of editors read it: our own part of it, with conditions, and with
 * `defaultSnippets`, which offer values without asking for them.
 */
import type { JsonSchema } from "../json-schema.ts";

export interface EditorSchema extends JsonSchema {
  readonly allOf?: readonly EditorSchema[];
  readonly if?: EditorSchema;
  readonly then?: EditorSchema;
  readonly else?: EditorSchema;
  readonly not?: EditorSchema;
  readonly contains?: EditorSchema;
  readonly defaultSnippets?: readonly { readonly label: string; readonly body: unknown }[];
}

/** A schema with each schema inside it changed; the schema's own keywords stay. */
export function mapInner(schema: EditorSchema, change: (inner: EditorSchema) => EditorSchema): EditorSchema {
  const changed: Record<string, unknown> = { ...schema };
  for (const word of ["properties", "$defs"] as const)
    if (schema[word]) changed[word] = mapValues(schema[word], change);
  for (const word of ["items", "propertyNames", "additionalProperties", "then", "else"] as const)
    if (typeof schema[word] === "object") changed[word] = change(schema[word]);
  for (const word of ["oneOf", "anyOf", "allOf", "prefixItems"] as const)
    if (schema[word]) changed[word] = schema[word].map(change);
  return changed;
}

export function mapValues<From, To>(
  map: Readonly<Record<string, From>>,
  change: (value: From, key: string) => To,
): Readonly<Record<string, To>> {
  return Object.fromEntries(Object.entries(map).map(([key, value]) => [key, change(value, key)]));
}

/** Conditions of JSON Schema; without `otherwise`, anything goes where the condition does not hold. */
export function when(condition: EditorSchema, met: EditorSchema, otherwise: EditorSchema = {}): EditorSchema {
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema, in data that nobody awaits
  return { if: condition, then: met, else: otherwise };
}
