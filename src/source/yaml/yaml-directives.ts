/** Lines that begin with `%` (directives) are refused. */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { faultAt } from "../fault.ts";
import type { SourceFile, TextRange } from "../tree.ts";

/** Directives change the meaning of a file; only the one that states the default is accepted. */
export function directiveFaults(
  file: SourceFile,
  directives: readonly (TextRange & { readonly text: string })[],
): readonly Diagnostic[] {
  return directives
    .filter(({ text }) => !/^%YAML\s+1\.2\s*$/.test(text))
    .map(({ text, ...range }) =>
      faultAt(file, range, {
        rule: "yaml/version",
        message: `"${text.trim()}" requests a YAML version other than 1.2`,
        why: "files are read as YAML 1.2, where no and yes are words and 010 is ten",
        fix: "remove the line",
      }),
    );
}
