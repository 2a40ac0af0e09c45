/** State of one walk over a part of a file: the file, the schema's root, and the faults found so far. */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { type FaultWords, faultAt } from "../../source/fault.ts";
import { isTable } from "../../source/table-files.ts";
import type { SourceFile, SourceNode } from "../../source/tree.ts";
import type { JsonSchema } from "../json-schema.ts";

export interface Reading {
  readonly file: SourceFile;
  /** Cells of a CSV file or a sheet are text until the schema makes them a number or a list. */
  readonly cells: boolean;
  /** Fields of cards and rows, which templates print. */
  readonly printed: boolean;
  /** Where `#/$defs/...` leads. */
  readonly root: JsonSchema;
  readonly faults: Diagnostic[];
  /** Places of values already reported, for which ajv's errors are ignored; see `isFaulted`. */
  readonly faulted: Set<string>;
}

export function startReading(file: SourceFile, root: JsonSchema, printed: boolean): Reading {
  return { file, cells: isTable(file.path), printed, root, faults: [], faulted: new Set() };
}

/** Reports a fault of a value, once. */
export function reportNode(reading: Reading, node: SourceNode, words: FaultWords): void {
  reading.faulted.add(placeOf(node));
  reading.faults.push(faultAt(reading.file, node, words));
}

/** True if `reportNode` has reported the value that is written here. */
export function isFaulted({ faulted }: Reading, node: SourceNode): boolean {
  return faulted.size > 0 && faulted.has(placeOf(node));
}

/** The place stands for the node, because a table makes the nodes of its items anew each time it is asked. */
const placeOf = ({ kind, start, end }: SourceNode): string => `${kind} ${start} ${end}`;

/** The schema behind a local `$ref`. */
export function dereference(schema: JsonSchema, root: JsonSchema): JsonSchema {
  if (schema.$ref === undefined) return schema;
  const target = root.$defs?.[schema.$ref.replace("#/$defs/", "")];
  if (!target) throw new Error(`a schema of ours refers to ${schema.$ref}, which does not exist`);
  return target;
}
