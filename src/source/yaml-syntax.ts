/** The parser's errors in words for people who do not know YAML's; several errors of one line become one. */
import type { Document, ParsedNode } from "yaml";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { faultAt } from "./fault.ts";
import { positionAt } from "./locate.ts";
import type { SourceFile } from "./tree.ts";
import { describeError } from "./yaml-syntax-words.ts";

/** The first error of each line: the ones after it on the same line are its consequences. */
export function syntaxFaults(file: SourceFile, document: Document.Parsed<ParsedNode>): readonly Diagnostic[] {
  const lines = new Set<number>();
  return document.errors.flatMap((error) => {
    const range = { start: error.pos[0], end: Math.max(error.pos[1], error.pos[0] + 1) };
    const { at, ...words } = describeError({ file, document, error, range });
    const { line } = positionAt(file, at.start);
    return lines.has(line) || !lines.add(line) ? [] : [faultAt(file, at, words)];
  });
}
