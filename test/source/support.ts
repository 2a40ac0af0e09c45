/** Files read from text, and their faults as lines that a test can state. */
import { expect } from "vitest";
import type { Diagnostic } from "../../src/diagnostics/diagnostic.ts";
import { parseCsv } from "../../src/source/csv/csv.ts";
import type { SourceDocument, SourceMap, SourceNode } from "../../src/source/tree.ts";
import { readRegular } from "../../src/source/yaml/regular/yaml-regular.ts";
import { parseYaml } from "../../src/source/yaml/yaml.ts";
import { parseAnyYaml } from "../../src/source/yaml/yaml-any.ts";

export interface Read {
  readonly document: SourceDocument;
  readonly diagnostics: readonly Diagnostic[];
  /** "line:column rule", in order. */
  readonly faults: readonly string[];
}

/** Where the quick reader accepts the text, the library must agree. */
export function readYaml(text: string, path = "a.yaml"): Read {
  const { value, diagnostics } = parseYaml({ path, text });
  if (readRegular({ path, text })) expect({ value, diagnostics }).toStrictEqual(parseAnyYaml({ path, text }));
  return { document: value, diagnostics, faults: placed(diagnostics) };
}

export function readCsv(text: string, path = "a.csv"): Read {
  const { value, diagnostics } = parseCsv({ path, text });
  return { document: value, diagnostics, faults: placed(diagnostics) };
}

export function placed(diagnostics: readonly Diagnostic[]): readonly string[] {
  return diagnostics.map(({ rule, start }) => `${start.line}:${start.column} ${rule}`);
}

/** The tree as plain values: scalars as their written text, without the effect of a schema. */
export function texts(node: SourceNode | undefined): unknown {
  if (node === undefined) return undefined;
  if (node.kind === "scalar") return node.text;
  if (node.kind === "list") return node.items.map(texts);
  return Object.fromEntries(node.entries.map(({ key, value }) => [key, texts(value)]));
}

export function entriesOf(node: SourceNode | undefined): SourceMap["entries"] {
  return node?.kind === "map" ? node.entries : [];
}
