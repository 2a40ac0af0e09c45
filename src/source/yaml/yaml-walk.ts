/**
 * The single walk over a parsed YAML document: builds our tree, with exact ranges, reports refusals, follows aliases and
 * merges. The target of an alias gets the place of the alias, so that a fault in it is shown there.
 */

import type { ParsedNode, Scalar, YAMLMap, YAMLSeq } from "yaml";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { faultAt } from "../fault.ts";
import type { SourceFile, SourceNode, TextRange } from "../tree.ts";
import { type Anchors, type Converted, createAnchors } from "./yaml-anchors.ts";
import { collectEntries, type RawEntry } from "./yaml-entries.ts";
import { keyOf } from "./yaml-key.ts";
import { yamlLibrary } from "./yaml-library.ts";
import { tooManyKeys, tooManyValues, YAML_LIMITS } from "./yaml-limits.ts";
import type { ReportYaml } from "./yaml-report.ts";
import { convertScalar } from "./yaml-scalar.ts";
import { refuseTag } from "./yaml-tag.ts";
import { unusedAnchor } from "./yaml-unused-anchor.ts";

/** State of one walk. */
interface Walk {
  readonly file: SourceFile;
  readonly report: ReportYaml;
  readonly anchors: Anchors;
  /** The limit of nodes was exceeded and reported. */
  isOver: boolean;
}

export function walkYaml(
  file: SourceFile,
  contents: ParsedNode,
): { readonly root: SourceNode | undefined; readonly faults: readonly Diagnostic[] } {
  const faults: Diagnostic[] = [];
  const report: ReportYaml = (range, words) => faults.push(faultAt(file, range, words));
  const walk = { file, report, anchors: createAnchors(report), isOver: false };
  const { node: root } = convert(walk, contents, 0, 0);
  for (const { name, at } of walk.anchors.unused()) reportUnused(walk, name, at);
  return { root, faults };
}

/** `at` is the place of a missing value. */
function convert(walk: Walk, node: ParsedNode | null, at: number, depth: number): Converted {
  if (node === null) return emptyAt(at);
  const { anchors } = walk;
  const range = { start: node.range[0], end: node.range[1] };
  if (anchors.count() > YAML_LIMITS.nodes) return leaveOut(walk, range);
  if (yamlLibrary().isAlias(node)) return { node: anchors.follow(node.source, range, depth), end: range.end };
  refuseTag(walk.file, node, range, walk.report);
  const convertOwn = () => convertNode(walk, node, range, depth);
  return node.anchor === undefined
    ? anchors.counted(convertOwn, depth)
    : anchors.define(node.anchor, range.start, convertOwn, depth);
}

function convertNode(walk: Walk, node: ParsedNode, range: TextRange, depth: number): Converted {
  const { isMap, isSeq } = yamlLibrary();
  if (isMap(node)) return convertMap(walk, node as YAMLMap.Parsed, range, depth);
  if (isSeq(node)) return convertList(walk, node as YAMLSeq.Parsed, range, depth);
  return convertScalar(walk.file, node as Scalar.Parsed, range, walk.report);
}

function convertList(walk: Walk, list: YAMLSeq.Parsed, range: TextRange, depth: number): Converted {
  let last = range.start;
  const items = list.items.map((item) => {
    const converted = convert(walk, item as ParsedNode | null, last, depth + 1);
    last = Math.max(last, converted.end);
    return converted.node;
  });
  const end = list.flow ? range.end : last;
  return { node: { kind: "list", items, start: range.start, end }, end };
}

function convertMap(walk: Walk, map: YAMLMap.Parsed, range: TextRange, depth: number): Converted {
  if (map.items.length > YAML_LIMITS.keys) walk.report(range, tooManyKeys());
  let last = range.start;
  const raw: RawEntry[] = map.items.slice(0, YAML_LIMITS.keys).map(({ key, value }) => {
    const keyRange = key ? { start: key.range[0], end: key.range[1] } : { start: last, end: last };
    const converted = convert(walk, value, keyRange.end, depth + 1);
    if (yamlLibrary().isScalar(key) && key.anchor) reportUnused(walk, key.anchor, keyRange.start);
    last = Math.max(last, keyRange.end, converted.end);
    return {
      key: keyOf(walk.file, key, keyRange, walk.report),
      keyRange,
      quoted: yamlLibrary().isScalar(key) && key.type !== "PLAIN",
      value: converted.node,
    };
  });
  const entries = collectEntries(raw, walk.file, walk.report);
  const end = map.flow ? range.end : last;
  return { node: { kind: "map", entries, start: range.start, end }, end };
}

function reportUnused({ file, report }: Walk, name: string, valueStart: number): void {
  const { at, words } = unusedAnchor(file.text, name, valueStart);
  report(at, words);
}

/** A node beyond the limit, which is reported once. */
function leaveOut(walk: Walk, range: TextRange): Converted {
  if (!walk.isOver) walk.report(range, tooManyValues());
  walk.isOver = true;
  return { ...emptyAt(range.start), end: range.end };
}

function emptyAt(at: number): Converted {
  return { node: { kind: "scalar", value: null, text: "", quoted: false, start: at, end: at }, end: at };
}
