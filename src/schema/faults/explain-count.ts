/** Findings about the number of parts of a value, and about duplicate parts. */
import type { FaultWords } from "../../source/fault.ts";
import type { SourceNode } from "../../source/tree.ts";
import { isTuple, type JsonSchema } from "../json-schema.ts";
import { asInExample, expected, found } from "./words.ts";

/** Too many or too few items, characters or fields. */
export function wrongCount(name: string, node: SourceNode, schema: JsonSchema): FaultWords {
  const { count, unit, units, least = 0, most } = sizeOf(node, schema);
  const number =
    most === undefined ? `at least ${least}` : least === most ? `${least}` : `${least} to ${most}`;
  const wanted = schema.errorMessage ? expected(schema) : number;
  const counted = count < least ? "add what is missing" : "remove the extra ones";
  const fix = (isTuple(schema) ? asInExample(schema) : undefined) ?? counted;
  const message = `${name} has ${count} ${count === 1 ? unit : units}, expected ${wanted}`;
  if (node.kind !== "scalar") return { rule: "schema/wrong-count", message, fix };
  return count === 0 && least === 1
    ? emptyText(name)
    : { rule: "schema/wrong-count", message, why: "the field sets a limit on the length of its text", fix };
}

function emptyText(name: string): FaultWords {
  const message = `${name} is an empty text, expected at least 1 character`;
  return { rule: "schema/wrong-count", message, why: "an empty text has no effect", fix: "write the text" };
}

function sizeOf(node: SourceNode, schema: JsonSchema) {
  if (node.kind === "map")
    return {
      count: node.entries.length,
      unit: "field",
      units: "fields",
      least: schema.minProperties,
      most: undefined,
    };
  if (node.kind === "list")
    return {
      count: node.items.length,
      unit: "entry",
      units: "entries",
      least: schema.minItems,
      most: schema.maxItems,
    };
  const count = [...node.text].length;
  return { count, unit: "character", units: "characters", least: schema.minLength, most: schema.maxLength };
}

/** @param indexes of two equal entries */
export function repeatedEntry(
  name: string,
  node: SourceNode,
  indexes: readonly [number, number],
): FaultWords {
  const entry = node.kind === "list" ? node.items[Math.min(...indexes)] : undefined;
  const words = entry === undefined ? "an entry" : found(entry);
  const message = `${name} has ${words} twice, expected each entry once`;
  return { rule: "schema/repeated-entry", message, fix: "leave one of them out" };
}
