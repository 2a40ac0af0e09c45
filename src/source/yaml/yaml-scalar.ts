/** Converts YAML's scalars: the value, the characters as written, and characters not allowed in text. */
import type { Scalar } from "yaml";
import { controlCharacterWords } from "../text/characters.ts";
import type { SourceFile, SourceScalar, TextRange } from "../tree.ts";
import type { Converted } from "./yaml-anchors.ts";
import { commentInText } from "./yaml-comment.ts";
import type { ReportYaml } from "./yaml-report.ts";

export function convertScalar(
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
