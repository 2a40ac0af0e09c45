/** Entries of a list that lack their dash: YAML adds their fields to the entry above. */
import type { ParsedNode, YAMLMap, YAMLSeq } from "yaml";
import { rangeEdit } from "../edit/value-edit.ts";
import type { FaultWords } from "../fault.ts";
import type { SourceFile } from "../tree.ts";
import { yamlLibrary } from "./yaml-library.ts";
import type { ReportYaml } from "./yaml-report.ts";

type Pairs = YAMLMap.Parsed["items"];

/** Fields that are written again before they are taken for those of another entry; one may be a slip of its own. */
const FEWEST_REPEATED = 2;

/** Longer lines are not quoted whole. */
const LONGEST_LINE = 200;
const DASH = "- ";

/**
 * The items of a list. A map in which a run of fields is repeated, from one on that items of this list begin with, becomes
 * several; each missing dash is reported.
 */
export function separateEntries(
  file: SourceFile,
  { items, flow }: YAMLSeq.Parsed,
  report: ReportYaml,
): readonly (ParsedNode | null)[] {
  const nodes = items as readonly (ParsedNode | null)[];
  if (flow) return nodes;
  const maps = new Map(nodes.map((node) => [node, blockMap(node)]));
  const first = new Set([...maps.values()].flatMap((map) => nameOf(map?.items[0])));
  return nodes.flatMap((node) => {
    const map = maps.get(node);
    const parts = map && map.anchor === undefined ? partsOf(map.items, first) : [];
    if (!map || parts.length < 2) return [node];
    for (const part of parts.slice(1)) reportMissing(file, map, part, report);
    return parts.map((part) => mapOf(map, part));
  });
}

function blockMap(node: ParsedNode | null): YAMLMap.Parsed | undefined {
  return yamlLibrary().isMap(node) && !node.flow ? (node as YAMLMap.Parsed) : undefined;
}

/** @param first the fields that items of the list begin with */
function partsOf(pairs: Pairs, first: ReadonlySet<string | undefined>): readonly Pairs[] {
  const names = pairs.map((pair) => nameOf(pair)[0]);
  const seen = new Set<string | undefined>();
  const starts = names.flatMap((name, index) => {
    const isAgain = first.has(name) && seen.has(name);
    seen.add(name);
    return isAgain ? [index] : [];
  });
  const parts: Pairs[] = [];
  let begin = 0;
  let above = new Set(names.slice(0, starts[0]));
  for (const [index, start] of starts.entries()) {
    const own = names.slice(start, starts[index + 1]);
    if (own.filter((name) => above.has(name)).length >= FEWEST_REPEATED) {
      parts.push(pairs.slice(begin, start));
      begin = start;
      above = new Set();
    }
    for (const name of own) above.add(name);
  }
  return [...parts, pairs.slice(begin)];
}

const nameOf = (pair: Pairs[number] | undefined): readonly string[] =>
  yamlLibrary().isScalar(pair?.key) ? [pair.key.source] : [];

/** A map of some pairs of another. */
function mapOf(map: YAMLMap.Parsed, pairs: Pairs): ParsedNode {
  const part = new (yamlLibrary().YAMLMap)() as YAMLMap.Parsed;
  part.items = pairs;
  const start = pairs[0]?.key?.range[0] ?? map.range[0];
  part.range = [start, map.range[1], map.range[2]];
  return part;
}

function reportMissing(file: SourceFile, map: YAMLMap.Parsed, [pair]: Pairs, report: ReportYaml): void {
  const { text } = file;
  const [start = 0, end = 0] = pair?.key?.range ?? [];
  const [written = ""] = text.slice(start, start + LONGEST_LINE).split(/\r?\n/, 1);
  const dash = { start: start - DASH.length, end: start };
  const isPlaced =
    text.slice(map.range[0] - DASH.length, map.range[0]) === DASH && text.slice(dash.start, start) === "  ";
  report(
    { start, end },
    { ...missingDash(written.trim()), ...(isPlaced ? { edits: [rangeEdit(file, dash, DASH)] } : {}) },
  );
}

/** The words for an entry of a list that begins without a dash. */
export function missingDash(line: string): FaultWords {
  return {
    rule: "yaml/missing-dash",
    message: "a new entry of the list seems to begin here, but its dash is missing",
    fix: `write \`- ${line.slice(0, 60)}\``,
  };
}
