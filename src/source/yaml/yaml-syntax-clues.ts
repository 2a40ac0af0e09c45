/** What the rest of a document reveals about one of its errors. */

import type { Document, ParsedNode, YAMLParseError } from "yaml";
import { derived } from "../../remember/derived.ts";
import { yamlLibrary } from "./yaml-library.ts";

/** True if the library also complains that the "key" spans lines: then the cause is the line below, not a colon. */
export function isContinuedBelow({
  document,
  error,
}: {
  readonly document: Document.Parsed<ParsedNode>;
  readonly error: YAMLParseError;
}): boolean {
  return document.errors.some(
    ({ code, pos }) => code === "MULTILINE_IMPLICIT_KEY" && pos[0] === error.pos[0],
  );
}

/** Where the last quoted text before the offset begins. */
export function quotedTextBefore(document: Document.Parsed<ParsedNode>, offset: number): number | undefined {
  return startsOfQuotes(document).findLast((start) => start < offset);
}

const startsOfQuotes = derived((document: Document.Parsed<ParsedNode>): readonly number[] => {
  const { isScalar, visit } = yamlLibrary();
  const starts: number[] = [];
  visit(document, (_key, node) => {
    if (isScalar(node) && node.type?.startsWith("QUOTE") && node.range) starts.push(node.range[0]);
  });
  return starts.sort((a, b) => a - b);
});
