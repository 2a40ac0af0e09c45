/** Checks content given as text, and lists its faults as lines that a test can state. */
import { expect } from "vitest";
import type { Diagnostic } from "../../src/diagnostics/diagnostic.ts";
import { checkContent, type FileTypes } from "../../src/schema/check-content.ts";
import { csvOrders } from "../../src/schema/columns/csv-orders.ts";
import { type CheckedDeck, checkDeck, type DeckSources } from "../../src/schema/entries/check-deck.ts";
import type { FileKind } from "../../src/schema/files.ts";
import { patternSteps } from "../../src/schema/fit/bounded-pattern.ts";
import { parseCsv } from "../../src/source/csv/csv.ts";
import { wholeTree } from "../../src/source/field-table.ts";
import type { SourceDocument } from "../../src/source/tree.ts";
import { parseYaml } from "../../src/source/yaml/yaml.ts";
import { expectEqual } from "../support/equal.ts";

export interface Checked<T> {
  readonly value: T | undefined;
  readonly diagnostics: readonly Diagnostic[];
  /** "line:column rule: message | fix", in order. */
  readonly faults: readonly string[];
}

export function check<K extends FileKind>(kind: K, text: string): Checked<FileTypes[K]> {
  const parsed = parseYaml({ path: `${kind}.yaml`, text });
  const { value, diagnostics } = checkContentBothWays(kind, parsed.value);
  return { value, ...faultsOf([...parsed.diagnostics, ...diagnostics]) };
}

/** From the tables of its lists, and from the whole tree: the results are equal. */
export function checkContentBothWays<K extends FileKind>(
  kind: K,
  document: SourceDocument,
): ReturnType<typeof checkContent<K>> {
  const checked = checkContent(kind, document);
  expectEqual(checked, checkContent(kind, whole(document)));
  return checked;
}

/** With nothing left to be made. */
export const whole = (document: SourceDocument): SourceDocument => ({
  ...document,
  root: document.root && wholeTree(document.root),
});

/** `text` is what follows the fields that every deck has; other files of the game are given by path. */
export function deck(text: string, files: Readonly<Record<string, string>> = {}): Checked<CheckedDeck> {
  const head = "deck: d\ntitle: D\nsize: poker-us\nfront: f\n";
  const path = "content/g/decks/d.yaml";
  const parsed = parseYaml({ path, text: head + text });
  const csv = files["content/g/decks/d.csv"];
  const file = { path: "content/g/decks/d.csv", text: csv ?? "" };
  const cards = csv === undefined ? undefined : parseCsv(file, csvOrders(parsed.value));
  const refs = (file: string) => {
    const found = files[file];
    return found === undefined ? undefined : parseYaml({ path: file, text: found }).value;
  };
  const { value, diagnostics } = checkBothWays(parsed.value, { cards: cards?.value, refs });
  return { value, ...faultsOf([...parsed.diagnostics, ...(cards?.diagnostics ?? []), ...diagnostics]) };
}

/** From the tables of its lists, and from the whole tree: the results are equal. */
export function checkBothWays(
  document: SourceDocument,
  sources: DeckSources,
  left = patternSteps().left,
): ReturnType<typeof checkDeck> {
  const steps = [{ left }, { left }] as const;
  const checked = checkDeck(document, { ...sources, patterns: steps[0] });
  expectEqual(checked, checkDeck(whole(document), { ...sources, patterns: steps[1] }));
  expect(steps[0]).toEqual(steps[1]);
  return checked;
}

/** The same for a deck whose cards come from a CSV file. */
export function csvDeck(fields: string, csv: string): Checked<CheckedDeck> {
  return deck(`${fields}cards: d.csv\n`, { "content/g/decks/d.csv": csv });
}

function faultsOf(diagnostics: readonly Diagnostic[]) {
  const faults = diagnostics.map(
    ({ start, rule, message, fix }) => `${start.line}:${start.column} ${rule}: ${message} | ${fix}`,
  );
  return { diagnostics, faults };
}
