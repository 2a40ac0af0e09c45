/**
 * Walks a tree and its schema together and makes plain values: text where the schema says string, with the characters as
 * written; numbers, booleans and lists of cells elsewhere. Only nodes that have no value are reported here; the rest is
 * left to ajv.
 */

import { listed } from "../../diagnostics/words.ts";
import { derived } from "../../remember/derived.ts";
import { faultAt } from "../../source/fault.ts";
import type { SourceEntry, SourceMap, SourceNode } from "../../source/tree.ts";
import type { Json } from "../files.ts";
import { ANYTHING, type JsonSchema, typesOf, UNREAD } from "../json-schema.ts";
import { readScalar, takesTextsOnly, textOf } from "./read-scalar.ts";
import { dereference, type Reading } from "./reading.ts";
import { pickBranch } from "./union.ts";

/** `name` is what messages call the value: its key, with indices for items of lists. */
export function readValue(node: SourceNode, written: JsonSchema, name: string, reading: Reading): Json {
  const schema = resolveSchema(written, node, reading.root);
  if (schema === UNREAD) return null;
  if (schema === ANYTHING) return readFreely(node, name, reading);
  if (node.kind === "scalar") return readScalar(node, schema, name, reading);
  // The contents of a map or list that is not expected here do not matter.
  const types = typesOf(schema);
  if (types && !types.includes(node.kind === "map" ? "object" : "array"))
    return node.kind === "map" ? {} : [];
  if (node.kind === "map") return readMap(node, schema, reading);
  return node.items.map((item, index) => {
    const itemSchema = schema.prefixItems?.[index] ?? schema.items ?? ANYTHING;
    return readValue(item, itemSchema, `${name}[${index}]`, reading);
  });
}

/** The schema of a value with references followed and, in a union, the intended branch. */
function resolveSchema(written: JsonSchema, node: SourceNode, root: JsonSchema): JsonSchema {
  const schema = dereference(written, root);
  const branches = schema.oneOf ?? schema.anyOf;
  return branches ? resolveSchema(pickBranch(branches, node, root), node, root) : schema;
}

function readMap(map: SourceMap, schema: JsonSchema, reading: Reading): Json {
  const value: Record<string, Json> = {};
  const texts = textsOf(schema);
  reportReordered(map, reading);
  for (const { key, value: node } of map.entries) {
    if (node.kind === "scalar" && (node.quoted || node.value !== null) && texts.has(key)) {
      value[key] = textOf(node.text);
      continue;
    }
    const property = propertySchema(schema, key);
    // ajv reports unknown fields; their contents do not matter.
    value[key] = property === false ? null : readValue(node, property, key, reading);
  }
  return value;
}

/** Which fields of a map are always texts: most fields of most cards, so they are read fast. */
export const textsOf = derived((schema: JsonSchema): ReadonlySet<string> => {
  const fields = Object.entries(schema.properties ?? {}).filter(
    ([, { $ref, oneOf, anyOf, ...own }]) => !$ref && !oneOf && !anyOf && takesTextsOnly(own),
  );
  return new Set(fields.map(([name]) => name));
});

/** The schema that a map's schema has for one of its keys; false if it has none and allows no others. */
export function propertySchema(schema: JsonSchema, key: string): JsonSchema | false {
  const { properties, additionalProperties = true } = schema;
  if (properties && Object.hasOwn(properties, key)) return properties[key] as JsonSchema;
  return additionalProperties === true ? ANYTHING : additionalProperties;
}

/** Values without a schema: as YAML reads them. An empty one is still a fault. */
function readFreely(node: SourceNode, name: string, reading: Reading): Json {
  if (node.kind === "scalar") return readScalar(node, ANYTHING, name, reading);
  if (node.kind === "list")
    return node.items.map((item, index) => readFreely(item, `${name}[${index}]`, reading));
  reportReordered(node, reading);
  return Object.fromEntries(node.entries.map(({ key, value }) => [key, readFreely(value, key, reading)]));
}

/** What JavaScript treats as a list index: below 2^32 - 1, without leading zeros. */
export const isIndex = (key: string): boolean =>
  /^(?:0|[1-9]\d{0,9})$/.test(key) && Number(key) < 2 ** 32 - 1;

/** A separate error: "{ 1,5: x }" has the keys 1, without a value, and 5. */
const isEmpty = ({ value }: SourceEntry): boolean => value.kind === "scalar" && value.text === "";

/**
 * Reports a map of a card or row whose keys are iterated in a different order from the one written: JavaScript begins with
 * whole numbers, from the smallest, and a template's `#each` prints that order.
 */
function reportReordered({ entries }: SourceMap, { printed, file, faults }: Reading): void {
  if (!printed || !entries.some(({ key }) => isIndex(key)) || entries.some(isEmpty)) return;
  const keys = entries.map(({ key }) => key);
  const inOrder = Object.keys(Object.fromEntries(keys.map((key) => [key, null])));
  const wrong = entries.find(({ key }, index) => key !== inOrder[index]);
  if (wrong === undefined) return;
  faults.push(
    faultAt(file, wrong.keyRange, {
      rule: "schema/reordered-keys",
      severity: "warning",
      message: `templates iterate over these keys in the order ${listed(inOrder)}, not as written`,
      fix: `write a list, such as [{ name: ${keys[0]}, ... }, { name: ${keys[1]}, ... }], or names that are not whole numbers`,
    }),
  );
}
