/** State of one walk over a part of a file: the file, the schema's root, and the faults found so far. */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { type FaultWords, faultAt } from "../../source/fault.ts";
import type { SourceFile, SourceNode } from "../../source/tree.ts";
import type { JsonSchema } from "../json-schema.ts";

export interface Reading {
  readonly file: SourceFile;
  /** Cells of a CSV file are text until the schema makes them a number or a list. */
  readonly cells: boolean;
  /** Fields of cards and rows, which templates print. */
  readonly printed: boolean;
  /** Where `#/$defs/...` leads. */
  readonly root: JsonSchema;
  readonly faults: Diagnostic[];
  /** Nodes already reported, for which ajv's errors are ignored. */
  readonly faulted: Set<SourceNode>;
}

export function startReading(file: SourceFile, root: JsonSchema, printed: boolean): Reading {
  return { file, cells: file.path.endsWith(".csv"), printed, root, faults: [], faulted: new Set() };
}

/** Reports a fault of a value, once. */
export function reportNode(reading: Reading, node: SourceNode, words: FaultWords): void {
  reading.faulted.add(node);
  reading.faults.push(faultAt(reading.file, node, words));
}

/** The schema behind a local `$ref`. */
export function dereference(schema: JsonSchema, root: JsonSchema): JsonSchema {
  if (schema.$ref === undefined) return schema;
  const target = root.$defs?.[schema.$ref.replace("#/$defs/", "")];
  if (!target) throw new Error(`a schema of ours refers to ${schema.$ref}, which does not exist`);
  return target;
}
