/**
 * The single walk over a parsed YAML document: builds our tree, with exact ranges, reports refusals, follows aliases and
 * merges. The target of an alias gets the place of the alias, so that a fault in it is shown there.
 */
import type { ParsedNode, Scalar, YAMLMap, YAMLSeq } from "yaml";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { quoteFix } from "../edit/yaml-quote.ts";
import { type FaultWords, faultAt } from "../fault.ts";
import { controlCharacterWords } from "../text/characters.ts";
import type { SourceFile, SourceNode, SourceScalar, TextRange } from "../tree.ts";
import { type Anchors, type Converted, createAnchors } from "./yaml-anchors.ts";
import { commentInText } from "./yaml-comment.ts";
import { collectEntries, type RawEntry } from "./yaml-entries.ts";
import { yamlLibrary } from "./yaml-library.ts";
import { tooManyKeys, tooManyValues, YAML_LIMITS } from "./yaml-limits.ts";
import { separateEntries } from "./yaml-missing-dash.ts";
import type { ReportYaml } from "./yaml-report.ts";
import { falseSpaces } from "./yaml-slips.ts";
import { refuseTag } from "./yaml-tag.ts";

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
  const items = separateEntries(walk.file, list, walk.report).map((item) => {
    const converted = convert(walk, item, last, depth + 1);
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

/** A key's text as written; undefined, and a fault, if it is not text. */
function keyOf(
  file: SourceFile,
  key: ParsedNode | null,
  range: TextRange,
  report: ReportYaml,
): string | undefined {
  const { isAlias, isMap, isScalar, isSeq } = yamlLibrary();
  if (key) refuseTag(file, key, range, report);
  const spaces = isScalar(key) && key.type === "PLAIN" ? falseSpaces(key.source, 0) : undefined;
  if (spaces) {
    const { at: _own, ...words } = spaces;
    report(range, words);
    return undefined;
  }
  if (isScalar(key) && (key.source !== "" || key.type !== "PLAIN")) return key.source;
  const found = isMap(key) ? "a map" : isSeq(key) ? "a list" : isAlias(key) ? "an alias" : "nothing";
  const fix = isMap(key) || isSeq(key) ? "put the text in quotes" : "write the field's name";
  report(range, { rule: "yaml/key", message: `${found} as a key, expected a field name`, fix });
  return undefined;
}

/** The value, and the characters as written; reports characters not allowed in text. */
function convertScalar(
  file: SourceFile,
  scalar: Scalar.Parsed,
  range: TextRange,
  report: ReportYaml,
): Converted {
  const quoted = scalar.type !== "PLAIN";
  const text = scalar.source;
  const end = range.start + file.text.slice(range.start, range.end).trimEnd().length;
  const own = { start: range.start, end };
  const value = scalar.value as SourceScalar["value"];
  const refused = controlCharacterWords(text);
  if (refused) report(own, refused);
  if (!quoted) commentInText(file, own, report);
  return { node: { kind: "scalar", value, text, quoted, ...own }, end };
}

/** Maximum distance of an anchor before its value; otherwise the value is marked instead. */
const LOOK_BACK = 200;

/**
 * An anchor that no alias uses: of `title: &Sons Trading Co.` YAML keeps only "Trading Co.".
 * @param at where the value of the anchor begins
 */
function unusedAnchor(
  text: string,
  name: string,
  at: number,
): { readonly at: TextRange; readonly words: FaultWords } {
  const word = `&${name}`;
  const range = rangeOf(text, word, at);
  const fix = isBeforeWords(text, range.end)
    ? `${quoteFix(text, range.start)}; or remove ${word}`
    : `remove ${word}; if it belongs to the text, put the text in quotes`;
  const message = `"${word}" is read as an anchor, which no alias *${name} uses, and ignored`;
  return { at: range, words: { rule: "yaml/unused-anchor", severity: "warning", message, fix } };
}

/** True if words of a text follow on the line: not a list, a map, a block or a comment. */
function isBeforeWords(text: string, from: number): boolean {
  const rest = text.slice(from, from + LOOK_BACK).split("\n", 1)[0] ?? "";
  return /^[^\S\n]*[^\s[{|>#-]/.test(rest) && !/:(\s|$)/.test(rest);
}

function rangeOf(text: string, word: string, at: number): TextRange {
  const found = text.slice(0, at + word.length).lastIndexOf(word);
  const start = found === -1 || found < at - LOOK_BACK ? at : found;
  return { start, end: Math.min(text.length, start + word.length) };
}
