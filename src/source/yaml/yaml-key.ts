/** Keys of YAML maps: only field names are allowed. */
import type { ParsedNode } from "yaml";
import type { SourceFile, TextRange } from "../tree.ts";
import { yamlLibrary } from "./yaml-library.ts";
import type { ReportYaml } from "./yaml-report.ts";
import { falseBlanks } from "./yaml-slips.ts";
import { refuseTag } from "./yaml-tag.ts";

/** A key's text as written; undefined, and a fault, if it is not text. */
export function keyOf(
  file: SourceFile,
  key: ParsedNode | null,
  range: TextRange,
  report: ReportYaml,
): string | undefined {
  const { isAlias, isMap, isScalar, isSeq } = yamlLibrary();
  if (key) refuseTag(file, key, range, report);
  const blanks = isScalar(key) && key.type === "PLAIN" ? falseBlanks(key.source, 0) : undefined;
  if (blanks) {
    const { at: _own, ...words } = blanks;
    report(range, words);
    return undefined;
  }
  if (isScalar(key) && (key.source !== "" || key.type !== "PLAIN")) return key.source;
  const found = isMap(key) ? "a map" : isSeq(key) ? "a list" : isAlias(key) ? "an alias" : "nothing";
  const fix = isMap(key) || isSeq(key) ? "put the text in quotes" : "write the field's name";
  report(range, { rule: "yaml/key", message: `${found} as a key, expected a field name`, fix });
  return undefined;
}
