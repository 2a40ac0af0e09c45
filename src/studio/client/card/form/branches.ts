/** Alternatives of a schema: which of them a value follows, what they are called, and what a new value begins as. */

import type { JsonSchema } from "../../../../index.ts";
import { resolved, typeOf, typesOf } from "../../project/card-schema.ts";
import { isMap, type Json } from "../../project/json.ts";

/** The branch whose types and constants fit the value; the first of several. */
export function bestBranch(branches: readonly JsonSchema[], value: Json): number {
  const scores = branches.map((branch) => scoreOf(branch, value));
  return scores.indexOf(Math.max(...scores));
}

function scoreOf(schema: JsonSchema, value: Json): number {
  const inner = schema.oneOf ?? schema.anyOf;
  if (inner) return Math.max(...inner.map((branch) => scoreOf(branch, value)));
  if (schema.const !== undefined) return schema.const === value ? 5 : -5;
  if (schema.enum) return schema.enum.includes(value) ? 5 : -5;
  const types = typesOf(schema);
  const type = typeOf(value);
  const fits = types.length === 0 || types.includes(type) || (type === "number" && types.includes("integer"));
  if (!fits) return -10;
  if (!isMap(value)) return types.length;
  const { properties = {}, required = [] } = schema;
  const known = Object.keys(value).map((key) => {
    const only = properties[key]?.const;
    if (only !== undefined) return only === value[key] ? 20 : -20;
    return Object.hasOwn(properties, key) ? 1 : -1;
  });
  return (
    1 + known.reduce((sum, one) => sum + one, 0) - required.filter((key) => !Object.hasOwn(value, key)).length
  );
}

const TYPE_WORDS: Readonly<Record<string, string>> = {
  string: "Text",
  number: "Number",
  integer: "Number",
  boolean: "Yes or no",
  array: "List",
  object: "Fields",
  null: "Nothing",
};

/** Its title, the constant that names its kind, or its type. */
export function branchTitle(schema: JsonSchema, index: number): string {
  if (schema.title !== undefined) return schema.title;
  if (schema.const !== undefined) return String(schema.const);
  const named = Object.values(schema.properties ?? {}).find((field) => field.const !== undefined);
  if (named) return String(named.const);
  return typesOf(schema).map((type) => TYPE_WORDS[type] ?? type)[0] ?? `Kind ${index + 1}`;
}

/** The smallest value of a schema: what a new item, or a union after a change of its kind, begins as. */
export function freshOf(written: JsonSchema, whole: JsonSchema): Json {
  const schema = resolved(written, whole);
  if (schema.default !== undefined) return schema.default as Json;
  if (schema.const !== undefined) return schema.const as Json;
  if (schema.enum) return (schema.enum[0] ?? "") as Json;
  const [branch] = schema.oneOf ?? schema.anyOf ?? [];
  if (branch) return freshOf(branch, whole);
  switch (typesOf(schema)[0]) {
    case "number":
    case "integer":
      return schema.minimum ?? 0;
    case "boolean":
      return false;
    case "array":
      return Array.from({ length: schema.minItems ?? 0 }, () => freshOf(schema.items ?? {}, whole));
    case "object":
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([name, field]) => schema.required?.includes(name) || field.const !== undefined)
          .map(([name, field]) => [name, freshOf(field, whole)]),
      );
    default:
      return "";
  }
}
