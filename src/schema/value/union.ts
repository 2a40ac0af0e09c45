/**
 * Decides which of several schemas was meant, by what a value looks like before anything is checked, so that a fault is
 * reported for one branch and not for all.
 */
import { derived } from "../../remember/derived.ts";
import type { SourceMap, SourceNode, SourceScalar } from "../../source/tree.ts";
import { type JsonSchema, typesOf } from "../json-schema.ts";
import { isBooleanText, isNumberText } from "./read-scalar.ts";
import { dereference } from "./reading.ts";

/** The branch that fits best; the first of several. */
export function pickBranch(branches: readonly JsonSchema[], node: SourceNode, root: JsonSchema): JsonSchema {
  const scored = branches.map((branch) => ({
    branch,
    score: scoreOf(dereference(branch, root), node, root),
  }));
  return scored.reduce((best, other) => (other.score > best.score ? other : best)).branch;
}

/** A field that names the kind of a map: every branch gives it one value, and each a different one. */
export interface Discriminator {
  readonly key: string;
  readonly values: readonly unknown[];
}

export function discriminatorOf(branches: readonly JsonSchema[]): Discriminator | undefined {
  const [first] = branches;
  for (const key of Object.keys(first?.properties ?? {})) {
    const values = branches.map((branch) => branch.properties?.[key]?.const);
    if (values.every((value) => value !== undefined) && new Set(values).size === values.length)
      return { key, values };
  }
  return undefined;
}

function scoreOf(schema: JsonSchema, node: SourceNode, root: JsonSchema): number {
  const inner = schema.oneOf ?? schema.anyOf;
  if (inner) return Math.max(...inner.map((branch) => scoreOf(dereference(branch, root), node, root)));
  const types = typesOf(schema);
  if (types === undefined) return 0;
  if (node.kind === "map") return types.includes("object") ? scoreOfMap(schema, node) : -100;
  if (node.kind === "list") return types.includes("array") ? 1 : -100;
  return scoreOfScalar(schema, types, node);
}

function scoreOfScalar(schema: JsonSchema, types: readonly string[], node: SourceScalar): number {
  const text = node.text.trim();
  if (schema.enum || schema.const !== undefined) return writtenValues(schema).has(text) ? 5 : 0;
  if (node.value === null && !node.quoted && types.includes("null")) return 4;
  if (!node.quoted && (types.includes("number") || types.includes("integer")) && isNumberText(text))
    // "007" is a number only where no branch takes it as text.
    return String(Number(text)) === text ? 4 : 1;
  if (!node.quoted && types.includes("boolean") && isBooleanText(text)) return 4;
  if (types.includes("string")) return schema.pattern && text.includes("\n") ? 1 : 2;
  return -50;
}

/** The values of `enum` or `const` as written. */
const writtenValues = derived(
  (schema: JsonSchema): ReadonlySet<string> => new Set((schema.enum ?? [schema.const]).map(String)),
);

function scoreOfMap(schema: JsonSchema, map: SourceMap): number {
  const keys = new Set(map.entries.map(({ key }) => key));
  let score = 1;
  for (const { key, value } of map.entries) {
    const property = schema.properties?.[key];
    if (!property) score -= schema.additionalProperties === false ? 1 : 0;
    else if (property.const === undefined) score += 1;
    else score += value.kind === "scalar" && value.text === String(property.const) ? 20 : -20;
  }
  for (const name of schema.required ?? []) if (!keys.has(name)) score -= 1;
  return score;
}
