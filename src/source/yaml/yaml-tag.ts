/** YAML's tags (`!!str`, `!include`), which have no meaning here. */
import type { ParsedNode } from "yaml";
import type { SourceFile, TextRange } from "../tree.ts";
import { yamlLibrary } from "./yaml-library.ts";
import type { ReportYaml } from "./yaml-report.ts";

/** Maximum distance of a tag before its value; otherwise the value is marked instead. */
const LOOK_BACK = 200;

export function refuseTag(file: SourceFile, node: ParsedNode, range: TextRange, report: ReportYaml): void {
  if (yamlLibrary().isAlias(node) || node.tag === undefined) return;
  const before = file.text.slice(Math.max(0, range.start - LOOK_BACK), range.start);
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
