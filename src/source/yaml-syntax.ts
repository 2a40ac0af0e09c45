/** The parser's errors in words for people who do not know YAML's; several errors of one line become one. */
import { type Document, isScalar, type ParsedNode, visit, type YAMLParseError } from "yaml";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { type FaultWords, faultAt } from "./fault.ts";
import { positionAt } from "./locate.ts";
import type { SourceFile, TextRange } from "./tree.ts";
import { quote, quoteFix } from "./yaml-quote.ts";

/** The first error of each line: the ones after it on the same line are its consequences. */
export function syntaxFaults(file: SourceFile, document: Document.Parsed<ParsedNode>): readonly Diagnostic[] {
  const lines = new Set<number>();
  return document.errors.flatMap((error) => {
    const { range, ...words } = describe(file, document, error);
    const { line } = positionAt(file, range.start);
    return lines.has(line) || !lines.add(line) ? [] : [faultAt(file, range, words)];
  });
}

type Described = FaultWords & { readonly range: TextRange };

function describe(file: SourceFile, document: Document.Parsed<ParsedNode>, error: YAMLParseError): Described {
  const range = { start: error.pos[0], end: Math.max(error.pos[1], error.pos[0] + 1) };
  const syntax = (message: string, fix?: string): Described => ({
    range,
    rule: "yaml/syntax",
    message,
    ...(fix === undefined ? {} : { fix }),
  });
  const unquoted = (message: string, fix = quoteFix(file.text, range.start)): Described => ({
    range,
    rule: "yaml/unquoted-text",
    message,
    fix,
  });
  switch (error.code) {
    case "TAB_AS_INDENT":
      return { range, rule: "yaml/tab", message: "a tab in the indentation", fix: "indent with blanks" };
    case "BLOCK_AS_IMPLICIT_KEY":
      return continuesBelow(document, error)
        ? syntax(
            "this value goes on as fields in the line below",
            "write the value or the fields, or correct the indentation",
          )
        : unquoted("a colon and a blank inside a text, where YAML reads a second field");
    case "BLOCK_IN_FLOW": {
      const text = file.text.slice(range.start, range.end).trim();
      return /^[^\n-][^\n]*: /.test(text)
        ? unquoted(
            "a colon and a blank inside a text, where YAML reads a second field",
            `put the text in quotes: ${quote(text)}`,
          )
        : syntax("a list or map of several lines inside brackets", "write all of it in brackets, or none");
    }
    case "BAD_SCALAR_START":
      return unquoted(`a text cannot begin with ${file.text[range.start]} unless it is in quotes`);
    case "UNEXPECTED_TOKEN":
      return unexpected(file, range, error, syntax, unquoted);
    case "MISSING_CHAR":
      return missing(file, document, error, syntax);
    case "BAD_INDENT":
      return badIndent(error, syntax);
    case "BAD_DQ_ESCAPE":
      return syntax(
        `${error.message.replace("Invalid escape sequence", "a text in double quotes has no sign")}`,
        "write two backslashes, or put the text in single quotes",
      );
    case "BAD_ALIAS":
      return unquoted("* and & stand for shared values and need a name");
    case "MULTIPLE_ANCHORS":
      return syntax("a value with two names (&)", "remove one");
    case "KEY_OVER_1024_CHARS":
      return syntax("a key of more than 1024 characters", "put the text in quotes, after a short key");
    case "MULTILINE_IMPLICIT_KEY":
      return syntax(
        "a key that goes over several lines",
        "correct the indentation, or put the text in quotes",
      );
    case "RESOURCE_EXHAUSTION":
      return { range, rule: "yaml/limit", message: "too deeply nested", fix: "nest less" };
    default:
      return syntax(lowerFirst(error.message));
  }
}

type Syntax = (message: string, fix?: string) => Described;
type Unquoted = Syntax;

function unexpected(
  file: SourceFile,
  range: TextRange,
  error: YAMLParseError,
  syntax: Syntax,
  unquoted: Unquoted,
): Described {
  const found = file.text.slice(range.start, range.end).trim().slice(0, 30);
  const startsLine = /(^|\n)[ ]*$/.test(file.text.slice(0, range.start));
  if (/at node end/.test(error.message) && !startsLine)
    return unquoted(`"${found}" after the end of a value`, quoteFix(file.text, range.start, true));
  if (/block-seq-ind on same line/.test(error.message))
    return unquoted("a list cannot begin on the line of its key");
  if (startsLine)
    return syntax(`"${found}" does not belong to the list or map above it`, "correct the indentation");
  return syntax(`"${found}" is not expected here`, "correct it, or put the text in quotes");
}

function missing(
  file: SourceFile,
  document: Document.Parsed<ParsedNode>,
  error: YAMLParseError,
  syntax: Syntax,
): Described {
  if (/closing .quote/.test(error.message)) {
    const start = quotedScalarUpTo(document, error.pos[0]) ?? error.pos[0];
    const message = `the quote ${file.text[start] ?? ""} that opens here is never closed`;
    return { ...syntax(message, "close it"), range: { start, end: start + 1 } };
  }
  const line = file.text.slice(error.pos[0]).split(/\r?\n/, 1)[0] ?? "";
  if (/map values/.test(error.message)) {
    const word = (file.text.slice(0, error.pos[0]).split("\n").at(-1) ?? "").trim() + line.trim();
    return syntax(
      `"${word.slice(0, 40)}" has no colon, expected a field like "key: value"`,
      "add a colon and a blank, or correct the indentation",
    );
  }
  return syntax(lowerFirst(error.message));
}

function badIndent(error: YAMLParseError, syntax: Syntax): Described {
  const flow = /Flow (sequence|map)/.exec(error.message);
  if (!flow)
    return syntax(
      "this line is indented otherwise than its neighbours",
      "begin all entries of a list or map in the same column",
    );
  const [open, close] = flow[1] === "map" ? ["{", "}"] : ["[", "]"];
  return syntax(`a ${open} above is not closed before this line`, `add ${close}, or indent the line further`);
}

/** True when the library also complains that the "key" spans lines: then the cause is the line below, not a colon. */
function continuesBelow(document: Document.Parsed<ParsedNode>, error: YAMLParseError): boolean {
  return document.errors.some(
    ({ code, pos }) => code === "MULTILINE_IMPLICIT_KEY" && pos[0] === error.pos[0],
  );
}

function quotedScalarUpTo(document: Document.Parsed<ParsedNode>, offset: number): number | undefined {
  let start: number | undefined;
  visit(document, (_key, node) => {
    if (isScalar(node) && node.type?.startsWith("QUOTE") && node.range && node.range[0] < offset)
      start = Math.max(start ?? 0, node.range[0]);
  });
  return start;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
