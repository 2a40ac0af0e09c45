/** The entries of one map: duplicate keys and reserved ones refused, `<<` merged. */
import { isReservedName } from "../../diagnostics/reserved-names.ts";
import { placeAt } from "../locate.ts";
import type { SourceEntry, SourceFile, SourceMap, SourceNode, TextRange } from "../tree.ts";
import type { ReportYaml } from "./yaml-report.ts";

export interface RawEntry {
  /** Undefined if the key was already refused. */
  readonly key: string | undefined;
  readonly keyRange: TextRange;
  /** A key in quotes is a plain name, even "<<". */
  readonly quoted: boolean;
  readonly value: SourceNode;
}

/**
 * Own entries in the order written, each key once, then those from `<<` that the map does not have itself. A repeated key
 * keeps its first value; both places are reported.
 */
export function collectEntries(
  raw: readonly RawEntry[],
  file: SourceFile,
  report: ReportYaml,
): readonly SourceEntry[] {
  const entries = new Map<string, SourceEntry>();
  let merge: RawEntry | undefined;
  for (const entry of raw) {
    const { key, keyRange, value } = entry;
    if (key === undefined) continue;
    const isMerge = key === "<<" && !entry.quoted;
    const first = isMerge ? merge : entries.get(key);
    if (first) reportDuplicate(key, keyRange, first.keyRange, file, report);
    else if (isMerge) merge = entry;
    else if (isReservedName(key)) reportReserved(key, keyRange, report);
    else entries.set(key, { key, keyRange, value });
  }
  for (const map of merge ? mapsOf(merge, report) : []) {
    for (const entry of map.entries) if (!entries.has(entry.key)) entries.set(entry.key, entry);
  }
  return [...entries.values()];
}

function mapsOf({ value, keyRange }: RawEntry, report: ReportYaml): readonly SourceMap[] {
  const written = value.kind === "list" ? value.items : [value];
  // A dangling alias was reported at its place.
  const given = written.filter((node) => !isLostAlias(node));
  const maps = given.filter((node) => node.kind === "map");
  if (maps.length < given.length)
    report(keyRange, {
      rule: "yaml/merge",
      message: "`<<` merges the fields of a map, expected an alias of one",
      fix: "write `<<: *name`, or `<<: [*first, *second]`, with the map marked &name",
    });
  return maps;
}

function isLostAlias(node: SourceNode): boolean {
  return node.kind === "scalar" && node.value === null && node.text === "" && node.end > node.start;
}

function reportDuplicate(
  key: string,
  range: TextRange,
  first: TextRange,
  file: SourceFile,
  report: ReportYaml,
): void {
  const place = placeAt(file, first);
  report(range, {
    rule: "yaml/duplicate-key",
    message: `"${key}" is written twice, first on line ${place.start.line}`,
    fix: key === "<<" ? "write one `<<: [*first, *second]`" : "remove one of the two",
    related: [{ ...place, message: `"${key}" is first written here` }],
  });
}

function reportReserved(key: string, range: TextRange, report: ReportYaml): void {
  const message = `"${key}" cannot be a field name`;
  report(range, { rule: "yaml/reserved-key", message, fix: "choose another name" });
}
