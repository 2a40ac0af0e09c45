/** Explains the parser's errors to people who do not know YAML's terms; several errors on one line become one. */
import type { Document, ParsedNode, YAMLParseError } from "yaml";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { faultAt } from "../fault.ts";
import { positionAt } from "../locate.ts";
import type { SourceFile } from "../tree.ts";
import { explainIndentation } from "./yaml-indentation.ts";
import { deepFirstLine } from "./yaml-slips.ts";
import { type Described, describeError, isUnclosedQuote } from "./yaml-syntax-words.ts";
import { TAB, tabsIn } from "./yaml-tabs.ts";

type Parsed = Document.Parsed<ParsedNode>;

/** Maximum number of errors examined for an explanation; far fewer are reported per file. */
const MOST_DESCRIBED = 200;
/** An error may turn out to begin on an earlier line, so the first one of a line is not always all there is to say. */
const MOST_OF_LINE = 10;

/**
 * The first error of each line: later ones on the same line are its consequences, as are all after an unclosed quote, which
 * absorbs the rest of the file, after a tab in the indentation, and those that correct indentation would remove. In files
 * with very many errors the later ones have shorter messages.
 */
export function syntaxFaults(file: SourceFile, documents: readonly Parsed[]): readonly Diagnostic[] {
  const faults: Diagnostic[] = [];
  const reported = new Set<number>();
  const report = ({ at, ...words }: Described): void => {
    const { line } = positionAt(file, at.start);
    if (reported.has(line)) return;
    reported.add(line);
    faults.push(faultAt(file, at, words));
  };
  const isCause = causesIn(file, documents, report);
  const tries = new Map<number, number>();
  let described = 0;
  for (const document of documents) {
    const unclosed = startOfUnclosed(file, document);
    for (const error of document.errors) {
      const { line } = positionAt(file, error.pos[0]);
      const tried = (tries.get(line) ?? 0) + 1;
      tries.set(line, tried);
      if (tried > MOST_OF_LINE || !isCause(error, line)) continue;
      described += 1;
      const found = described > MOST_DESCRIBED ? shortly(error) : describe(file, document, error);
      if (found.at.start <= unclosed) report(found);
    }
  }
  return faults;
}

/** Reports slips of indentation. Returns which errors of the parser are not consequences of them. */
function causesIn(
  file: SourceFile,
  documents: readonly Parsed[],
  report: (fault: Described) => void,
): (error: YAMLParseError, line: number) => boolean {
  const errors = documents.flatMap((document) => document.errors);
  if (errors.length === 0 || errors.some(isUnclosedQuote)) return () => true;
  const tabs = tabsIn(file.text, errors);
  if (tabs) {
    for (const at of tabs.at) report({ at, ...TAB });
    return ({ pos: [start] }) => start < tabs.from;
  }
  const deep = deepFirstLine(file.text, errors[0]?.pos[0] ?? 0);
  if (deep) {
    report(deep);
    return ({ pos: [start] }) => start < deep.block.start || start > deep.block.end;
  }
  const { slips, remains } = explainIndentation(file.text, documents);
  for (const slip of slips) report(slip);
  return ({ code }, line) => slips.length === 0 || remains(line - 1, code);
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
