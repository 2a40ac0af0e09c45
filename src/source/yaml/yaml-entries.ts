/** The entries of one map: keys told apart, reserved ones refused, `<<` merged. */

import { isReservedName } from "../../diagnostics/reserved-names.ts";
import { placeAt } from "../locate.ts";
import type { SourceEntry, SourceFile, SourceMap, SourceNode, TextRange } from "../tree.ts";
import type { ReportYaml } from "./yaml-walk.ts";

export interface RawEntry {
  /** Undefined when the key was refused already. */
  readonly key: string | undefined;
  readonly keyRange: TextRange;
  /** A key in quotes is a plain name, also "<<". */
  readonly quoted: boolean;
  readonly value: SourceNode;
}

/**
 * Own entries in the order written, each key once, then those that `<<` brings and the map has not itself. A key that
 * was written twice keeps its first value; both places are told.
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
  // An alias that leads nowhere was told where it stands.
  const given = written.filter((node) => !isLostAlias(node));
  const maps = given.filter((node) => node.kind === "map");
  if (maps.length < given.length)
    report(keyRange, {
      rule: "yaml/merge",
      message: "`<<` takes fields over from a map, expected an alias of one",
      fix: "write `<<: *name`, or `<<: [*first, *second]`, where the map is marked &name",
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
    message: `"${key}" is written twice, first in line ${place.start.line}`,
    fix: key === "<<" ? "write one `<<: [*first, *second]`" : "remove one of the two",
    related: [{ ...place, message: `"${key}" is first written here` }],
  });
}

function reportReserved(key: string, range: TextRange, report: ReportYaml): void {
  const message = `"${key}" cannot be the name of a field`;
  report(range, { rule: "yaml/reserved-key", message, fix: "choose another name" });
}
