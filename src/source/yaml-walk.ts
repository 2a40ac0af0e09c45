/**
 * The one walk over a parsed YAML document: into our tree, with exact ranges, every refusal on the way, aliases and
 * merges followed. What an alias stands for keeps the place where it is written, so that a fault in it is shown there.
 */
import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type ParsedNode,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { controlCharacterIn } from "./characters.ts";
import { type FaultWords, faultAt } from "./fault.ts";
import type { SourceEntry, SourceFile, SourceNode, SourceScalar, TextRange } from "./tree.ts";
import { type Converted, createAnchors } from "./yaml-anchors.ts";
import { commentInText } from "./yaml-comment.ts";
import { collectEntries, type RawEntry } from "./yaml-entries.ts";
import { YAML_LIMITS } from "./yaml-limits.ts";

/** Called by the parts of the walk for each fault. */
export type ReportYaml = (range: TextRange, words: FaultWords) => void;

export function walkYaml(
  file: SourceFile,
  contents: ParsedNode,
): { readonly root: SourceNode | undefined; readonly faults: readonly Diagnostic[] } {
  const faults: Diagnostic[] = [];
  const report: ReportYaml = (range, words) => faults.push(faultAt(file, range, words));
  const anchors = createAnchors(report);
  let tooMany = false;

  function convert(node: ParsedNode | null, at: number, depth: number): Converted {
    if (node === null) return emptyAt(at);
    const range = { start: node.range[0], end: node.range[1] };
    if (anchors.count() > YAML_LIMITS.nodes) {
      if (!tooMany) reportTooMany(range);
      tooMany = true;
      return { ...emptyAt(range.start), end: range.end };
    }
    if (isAlias(node)) return { node: anchors.follow(node.source, range, depth), end: range.end };
    refuseTag(node, range);
    const name = node.anchor;
    const convertOwn = () => convertNode(node, range, depth);
    return name === undefined ? anchors.counted(convertOwn, depth) : anchors.define(name, convertOwn, depth);
  }

  function convertNode(
    node: Exclude<ParsedNode, { source: string }> | Scalar.Parsed,
    range: TextRange,
    depth: number,
  ): Converted {
    if (isMap(node)) return convertMap(node as YAMLMap.Parsed, range, depth);
    if (isSeq(node)) return convertList(node as YAMLSeq.Parsed, range, depth);
    return convertScalar(node as Scalar.Parsed, range);
  }

  function convertList(list: YAMLSeq.Parsed, range: TextRange, depth: number): Converted {
    let end = range.start;
    const items = list.items.map((item) => {
      const converted = convert(item as ParsedNode | null, end, depth + 1);
      end = Math.max(end, converted.end);
      return converted.node;
    });
    return {
      node: { kind: "list", items, start: range.start, end: list.flow ? range.end : end },
      end: list.flow ? range.end : end,
    };
  }

  function convertMap(map: YAMLMap.Parsed, range: TextRange, depth: number): Converted {
    let end = range.start;
    if (map.items.length > YAML_LIMITS.keys)
      report(range, {
        rule: "yaml/limit",
        message: `a map of ${map.items.length} keys, expected at most ${YAML_LIMITS.keys}`,
        fix: "make it a list",
      });
    const raw: RawEntry[] = map.items.slice(0, YAML_LIMITS.keys).map(({ key, value }) => {
      const keyRange = key ? { start: key.range[0], end: key.range[1] } : { start: end, end };
      const converted = convert(value, keyRange.end, depth + 1);
      end = Math.max(end, keyRange.end, converted.end);
      return {
        key: keyOf(key, keyRange),
        keyRange,
        quoted: isScalar(key) && key.type !== "PLAIN",
        value: converted.node,
      };
    });
    const entries: readonly SourceEntry[] = collectEntries(raw, file, report);
    return {
      node: { kind: "map", entries, start: range.start, end: map.flow ? range.end : end },
      end: map.flow ? range.end : end,
    };
  }

  /** A key's text as written; undefined, and a fault, when it is no text. */
  function keyOf(key: ParsedNode | null, range: TextRange): string | undefined {
    if (key) refuseTag(key, range);
    if (isScalar(key) && (key.source !== "" || key.type !== "PLAIN")) return key.source;
    const found = isMap(key) ? "a map" : isSeq(key) ? "a list" : isAlias(key) ? "an alias" : "nothing";
    const fix = isMap(key) || isSeq(key) ? "put the text in quotes" : "write the field's name";
    report(range, { rule: "yaml/key", message: `${found} as a key, expected the name of a field`, fix });
    return undefined;
  }

  function convertScalar(scalar: Scalar.Parsed, range: TextRange): Converted {
    const quoted = scalar.type !== "PLAIN";
    const text = scalar.source;
    const end = range.start + file.text.slice(range.start, range.end).trimEnd().length;
    const own = { start: range.start, end };
    const value = scalar.value as SourceScalar["value"];
    const character = controlCharacterIn(file, text, own);
    if (character) faults.push(character);
    if (!quoted) commentInText(file, own, report);
    return { node: { kind: "scalar", value, text, quoted, ...own }, end };
  }

  function refuseTag(node: ParsedNode, range: TextRange): void {
    if (isAlias(node) || node.tag === undefined) return;
    const before = file.text.slice(Math.max(0, range.start - 200), range.start);
    const tag = /!\S*(?=\s*(?:&\S+\s*)?$)/.exec(before);
    const start = tag ? range.start - before.length + tag.index : range.start;
    const word = tag?.[0] ?? "!";
    report(
      { start, end: start + word.length },
      {
        rule: "yaml/tag",
        message: `"${word}" is a YAML tag, and tags have no meaning here`,
        fix: "remove it; if it belongs to the text, put the text in quotes",
      },
    );
  }

  function reportTooMany(range: TextRange): void {
    const message = `more than ${YAML_LIMITS.nodes} values in one file`;
    report(range, { rule: "yaml/limit", message, fix: "divide the file" });
  }

  const { node } = convert(contents, 0, 0);
  return { root: node, faults };
}

function emptyAt(at: number): Converted {
  return { node: { kind: "scalar", value: null, text: "", quoted: false, start: at, end: at }, end: at };
}
