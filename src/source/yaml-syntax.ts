/** The parser's errors in words for people who do not know YAML's; several errors of one line become one. */
import type { Document, ParsedNode } from "yaml";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { faultAt } from "./fault.ts";
import { positionAt } from "./locate.ts";
import type { SourceFile } from "./tree.ts";
import { describeError, isUnclosedQuote } from "./yaml-syntax-words.ts";

/**
 * The first error of each line: the ones after it on the same line are its consequences, as are all after a quote that
 * never closes, for it takes the rest of the file in.
 */
export function syntaxFaults(file: SourceFile, document: Document.Parsed<ParsedNode>): readonly Diagnostic[] {
  const lines = new Set<number>();
  const described = document.errors.map((error) => {
    const range = { start: error.pos[0], end: Math.max(error.pos[1], error.pos[0] + 1) };
    return { error, ...describeError({ file, document, error, range }) };
  });
  const unclosed = described.find(({ error }) => isUnclosedQuote(error))?.at.start ?? file.text.length;
  return described.flatMap(({ error: _, at, ...words }) => {
    const { line } = positionAt(file, at.start);
    if (at.start > unclosed || lines.has(line)) return [];
    lines.add(line);
    return [faultAt(file, at, words)];
  });
}
