/** Files read from text, and their faults as lines that a test can state. */
import type { Diagnostic } from "../../src/diagnostics/diagnostic.ts";
import { parseCsv } from "../../src/source/csv/csv.ts";
import { dialectOf } from "../../src/source/csv/csv-dialect.ts";
import { readByLibrary } from "../../src/source/csv/csv-library.ts";
import { readRegularCells } from "../../src/source/csv/csv-regular.ts";
import { entryIn, wholeTree } from "../../src/source/field-table.ts";
import type { SourceDocument, SourceMap, SourceNode } from "../../src/source/tree.ts";
import { readRegular } from "../../src/source/yaml/regular/yaml-regular.ts";
import { parseYaml } from "../../src/source/yaml/yaml.ts";
import { parseAnyYaml } from "../../src/source/yaml/yaml-any.ts";
import { expectEqual } from "../support/equal.ts";

export interface Read {
  readonly document: SourceDocument;
  readonly diagnostics: readonly Diagnostic[];
  /** "line:column rule", in order. */
  readonly faults: readonly string[];
}

/** With nothing left to be made, so that it can be compared. */
export function whole(document: SourceDocument): SourceDocument {
  return { ...document, root: document.root && wholeTree(document.root) };
}

/** Asks the tables of a tree for single entries and texts, from the last to the first; the tree itself is right. */
export function askTables(root: SourceNode | undefined): void {
  if (root?.kind !== "map") return;
  for (const { value } of root.entries) {
    if (value.kind !== "list" || !value.table) continue;
    const { table } = value;
    for (const [index, item] of [...value.items.entries()].reverse()) {
      const asked = wholeTree(table.nodeOf(index));
      expectEqual(asked, wholeTree(item));
      const entries = asked.kind === "map" ? [...asked.entries.entries()].reverse() : [];
      const first = table.firstOf(index);
      const isNoted = table.firstOf(index + 1) > first;
      for (const [nth, entry] of entries) {
        expectEqual(item.kind === "map" && entryIn(item, entry.key), entry);
        if (!isNoted) continue;
        const { value: node } = entry;
        expectEqual(table.names[table.nameOf(first + nth)], entry.key);
        expectEqual(table.entryOf(first + nth), entry);
        const text = table.textOf(first + nth);
        if (text !== undefined) expectEqual({ ...node, text, quoted: table.isQuoted(first + nth) }, node);
      }
    }
  }
}

/** Where the quick reader accepts the text, the library must agree. */
export function readYaml(text: string, path = "a.yaml"): Read {
  const { value, diagnostics } = parseYaml({ path, text });
  if (readRegular({ path, text })) {
    askTables(value.root);
    expectEqual({ value: whole(value), diagnostics }, parseAnyYaml({ path, text }));
  }
  return { document: value, diagnostics, faults: placed(diagnostics) };
}

/** True if the quick reader of cells accepted the text; then it must have read it as the library does. */
export function agreesOnCells(text: string): boolean {
  const dialect = dialectOf(text);
  const regular = readRegularCells(dialect);
  if (regular) expectEqual(regular, readByLibrary(dialect));
  return regular !== undefined;
}

export function readCsv(text: string, path = "a.csv"): Read {
  agreesOnCells(text);
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
