/** Checks a part of a file against a schema: reads values, runs ajv, explains its errors. */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { SourceFile, SourceNode } from "../source/tree.ts";
import { explain } from "./faults/explain.ts";
import { type Explaining, isFull, startExplaining } from "./faults/explaining.ts";
import type { Json } from "./files.ts";
import { fits } from "./fit/fits.ts";
import { fittingFields, prune } from "./fit/prune.ts";
import { validate } from "./fit/validator.ts";
import type { JsonSchema } from "./json-schema.ts";
import { readValue } from "./value/read-value.ts";
import { startReading } from "./value/reading.ts";

export interface CheckWords {
  /** What messages call the whole value: "the deck", "this card". */
  readonly what: string;
  /** Its name as a field, if it is one. */
  readonly name?: string;
  /** How an unknown field can be declared. */
  readonly declare?: (field: string) => string;
  /** Templates print its values, so numbers that print differently from how they are written are reported. */
  readonly printed?: boolean;
  /** Shared by the parts of a file that are checked separately. */
  readonly explaining?: Explaining;
}

export interface CheckedNode {
  /** The usable part of the value; undefined if there is none. */
  readonly value: Json | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

export function checkNode(
  file: SourceFile,
  node: SourceNode,
  schema: JsonSchema,
  words: CheckWords,
): CheckedNode {
  const reading = startReading(file, schema, words.printed ?? false);
  const { what, name = what, declare, explaining = startExplaining() } = words;
  const value = readValue(node, schema, name, reading);
  const diagnostics = reading.faults;
  const { patterns } = explaining;
  if (fits(schema, value, patterns)) return { value, diagnostics };
  if (isFull(explaining)) {
    explaining.unreported += diagnostics.length > 0 ? 0 : 1;
    return { value: fittingFields(value, schema, patterns), diagnostics };
  }
  const errors = validate(schema, value, patterns);
  explain(errors, { reading, value, node, what, name, declare, explaining });
  return { value: errors.length === 0 ? value : prune(value, schema, errors, patterns), diagnostics };
}
