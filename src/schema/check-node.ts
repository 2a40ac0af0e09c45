/** A part of a file against a schema: values read, ajv asked, its faults explained. */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { SourceFile, SourceNode } from "../source/tree.ts";
import { explain } from "./explain.ts";
import type { Json } from "./files.ts";
import type { JsonSchema } from "./json-schema.ts";
import { prune } from "./prune.ts";
import { readValue } from "./read-value.ts";
import { startReading } from "./reading.ts";
import { validate } from "./validator.ts";

export interface CheckWords {
  /** What messages call the whole: "the deck", "this card". */
  readonly what: string;
  /** Its name as a field, where it is one. */
  readonly name?: string;
  /** How a field that is not known is made known. */
  readonly declare?: string;
}

export interface CheckedNode {
  /** What of it can be used; undefined when nothing can. */
  readonly value: Json | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

export function checkNode(
  file: SourceFile,
  node: SourceNode,
  schema: JsonSchema,
  words: CheckWords,
): CheckedNode {
  const reading = startReading(file, schema);
  const { what, name = what, declare } = words;
  const value = readValue(node, schema, name, reading);
  const errors = validate(schema, value);
  if (errors.length === 0) return { value, diagnostics: reading.faults };
  explain(errors, { reading, value, node, what, name, declare });
  return { value: prune(value, schema, errors), diagnostics: reading.faults };
}
