/** Wording for values in messages: what was found and what was expected. */
import { listed, shortened } from "../../diagnostics/words.ts";
import type { SourceNode } from "../../source/tree.ts";
import { type JsonSchema, type JsonType, typesOf } from "../json-schema.ts";

const TYPE_WORDS: Readonly<Record<JsonType, string>> = {
  string: "a text",
  number: "a number",
  integer: "a whole number",
  boolean: "true or false",
  null: "nothing",
  array: "a list",
  object: "a map of fields",
};

/** "one of a, b or c", shortened if there are many. */
export function oneOf(values: readonly unknown[]): string {
  return values.length === 1 ? String(values[0]) : `one of ${listed(values, "or")}`;
}

/** A value of an example as YAML on one line. */
export function written(example: unknown): string {
  return JSON.stringify(example)
    .replaceAll(/"([a-zA-Z][\w-]*|\d+(?:\.\d+)?[a-z]+|\d+\.[a-z]\d|[\d.]+\.\d+\.\d+)"/g, "$1")
    .replaceAll(/([:,])(?=\S)/g, "$1 ");
}

/** A fix for a value that has no better one. */
export function asInExample({ examples = [] }: JsonSchema): string | undefined {
  return examples.length > 0 ? `write it as in ${written(examples[0])}` : undefined;
}

/** What the file contains: `"many"`, `the text "5" in quotes`, `a map`. */
export function found(node: SourceNode): string {
  if (node.kind === "map") return "a map";
  if (node.kind === "list") return "a list";
  const text = shortened(node.text);
  if (node.quoted)
    return /^[-+\d.]+$|^(true|false)$/.test(text) ? `the text "${text}" in quotes` : JSON.stringify(text);
  return typeof node.value === "string" ? JSON.stringify(text) : text;
}

/** "a whole number from 0 to 999", or the schema's own "expected ..." without its first word. */
export function expected(schema: JsonSchema): string {
  if (schema.errorMessage) return schema.errorMessage.replace(/^expected /, "");
  if (schema.const !== undefined) return String(schema.const);
  if (schema.enum) return oneOf(schema.enum);
  const types = (typesOf(schema) ?? []).map((type) => TYPE_WORDS[type]);
  const words = types.length > 0 ? types.join(" or ") : "another value";
  return words + limits(schema);
}

/** " from 0 to 999", " of at most 3 entries": the limits of a schema, if any. */
function limits(schema: JsonSchema): string {
  const { minimum, maximum, exclusiveMinimum: above, exclusiveMaximum: below } = schema;
  const parts = [
    minimum !== undefined && maximum !== undefined
      ? `from ${minimum} to ${maximum}`
      : (minimum !== undefined && `of at least ${minimum}`) ||
        (maximum !== undefined && `of at most ${maximum}`),
    above !== undefined && `above ${above}`,
    below !== undefined && `below ${below}`,
    schema.multipleOf !== undefined && `that is a multiple of ${schema.multipleOf}`,
  ].filter((part) => part !== false);
  return parts.length > 0 ? ` ${parts.join(" and ")}` : "";
}
