/** Places inside a rule of rules.yaml. */
import type { SourcePath, SourceRef } from "../../source/tree.ts";

export function inRule(rule: { readonly source: SourceRef }, ...path: SourcePath): SourceRef {
  return { file: rule.source.file, path: [...rule.source.path, ...path] };
}
