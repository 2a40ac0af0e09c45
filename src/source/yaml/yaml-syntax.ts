/** Explains the parser's errors to people who do not know YAML's terms; several errors on one line become one. */
import type { Document, ParsedNode, YAMLParseError } from "yaml";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { faultAt } from "../fault.ts";
import { positionAt } from "../locate.ts";
import type { SourceFile } from "../tree.ts";
import { type Described, describeError, isUnclosedQuote } from "./yaml-syntax-words.ts";

type Parsed = Document.Parsed<ParsedNode>;

/** Maximum number of errors examined for an explanation; far fewer are reported per file. */
const MOST_DESCRIBED = 200;
/** An error may turn out to begin on an earlier line, so the first one of a line is not always all there is to say. */
const MOST_OF_LINE = 10;

/**
 * The first error of each line: later ones on the same line are its consequences, as are all after an unclosed quote, which
 * absorbs the rest of the file. In files with very many errors the later ones have shorter messages.
 */
export function syntaxFaults(file: SourceFile, documents: readonly Parsed[]): readonly Diagnostic[] {
  const faults: Diagnostic[] = [];
  const reported = new Set<number>();
  const tries = new Map<number, number>();
  let described = 0;
  for (const document of documents) {
    const unclosed = startOfUnclosed(file, document);
    for (const error of document.errors) {
      const line = positionAt(file, error.pos[0]).line;
      const tried = (tries.get(line) ?? 0) + 1;
      tries.set(line, tried);
      if (tried > MOST_OF_LINE) continue;
      described += 1;
      const { at, ...words } = described > MOST_DESCRIBED ? shortly(error) : describe(file, document, error);
      const { line: own } = positionAt(file, at.start);
      if (at.start > unclosed || reported.has(own)) continue;
      reported.add(own);
      faults.push(faultAt(file, at, words));
    }
  }
  return faults;
}

function describe(file: SourceFile, document: Parsed, error: YAMLParseError): Described {
  return describeError({ file, document, error, range: rangeOf(error) });
}

function shortly(error: YAMLParseError): Described {
  return { at: rangeOf(error), rule: "yaml/syntax", message: error.message };
}

const rangeOf = ({ pos: [start, end] }: YAMLParseError) => ({ start, end: Math.max(end, start + 1) });

/** Where the unclosed quote opens; the end of the file if there is none. */
function startOfUnclosed(file: SourceFile, document: Parsed): number {
  const error = document.errors.find(isUnclosedQuote);
  return error ? describe(file, document, error).at.start : file.text.length;
}
