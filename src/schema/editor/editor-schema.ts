/**
 * JSON Schema as the YAML language servers of editors read it: our own subset plus conditions and `defaultSnippets`, which
 * suggest values without requiring them.
 */
import { mapValues } from "../../diagnostics/map-values.ts";
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

/** Maps each schema inside a schema; the schema's own keywords are kept. */
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

/** Conditions of JSON Schema; without `otherwise`, anything is allowed if the condition is false. */
export function when(condition: EditorSchema, met: EditorSchema, otherwise: EditorSchema = {}): EditorSchema {
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema, in data that nobody awaits
  return { if: condition, then: met, else: otherwise };
}
