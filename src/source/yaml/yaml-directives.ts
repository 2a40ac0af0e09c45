/** Lines that begin with `%`: what they ask for is refused. */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { faultAt } from "../fault.ts";
import type { SourceFile, TextRange } from "../tree.ts";

/** Directives change what a file means; only the one that says what holds anyway is let through. */
export function directiveFaults(
  file: SourceFile,
  directives: readonly (TextRange & { readonly text: string })[],
): readonly Diagnostic[] {
  return directives
    .filter(({ text }) => !/^%YAML\s+1\.2\s*$/.test(text))
    .map(({ text, ...range }) =>
      faultAt(file, range, {
        rule: "yaml/version",
        message: `"${text.trim()}" asks for another YAML than 1.2`,
        why: "files are read as YAML 1.2, where no and yes are words and 010 is ten",
        fix: "remove the line",
      }),
    );
}
