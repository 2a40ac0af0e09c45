/** The most likely meaning of each of the parser's errors, by code. */
import type { Document, ErrorCode, ParsedNode, YAMLParseError } from "yaml";
import { quote, quoteFix, textFrom, valueOfLine } from "../edit/yaml-quote.ts";
import type { FaultWords } from "../fault.ts";
import type { SourceFile, TextRange } from "../tree.ts";
import {
  apostropheInQuotes,
  blockTextOnLine,
  colonWithoutSpace,
  dashWithoutSpace,
  falseSpaces,
  openBracket,
} from "./yaml-slips.ts";
import { isContinuedBelow, quotedTextBefore } from "./yaml-syntax-clues.ts";
import { TAB } from "./yaml-tabs.ts";

export interface YamlFault {
  readonly file: SourceFile;
  readonly document: Document.Parsed<ParsedNode>;
  readonly error: YAMLParseError;
  readonly range: TextRange;
}

export type Described = FaultWords & { readonly at: TextRange };

const SECOND_FIELD = "a colon and a space inside a text, where YAML reads a second field";

const WORDS: Partial<Record<ErrorCode, (fault: YamlFault) => Described>> = {
  TAB_AS_INDENT: ({ range }) => ({ at: range, ...TAB }),
  BLOCK_AS_IMPLICIT_KEY: fieldsAfterValue,
  BLOCK_IN_FLOW: blockInFlow,
  BAD_SCALAR_START: (fault) =>
    unquoted(fault, `a text cannot begin with ${fault.file.text[fault.range.start]} unless it is quoted`),
  UNEXPECTED_TOKEN: unexpected,
  MISSING_CHAR: missing,
  BAD_INDENT: badIndent,
  BAD_DQ_ESCAPE: (fault) =>
    syntax(
      fault,
      fault.error.message.replace("Invalid escape sequence", "a text in double quotes has no escape"),
      "write two backslashes, or put the text in single quotes",
    ),
  BAD_ALIAS: (fault) => unquoted(fault, "* and & mark shared values and need a name"),
  MULTIPLE_ANCHORS: (fault) => syntax(fault, "a value with two names (&)", "remove one"),
  KEY_OVER_1024_CHARS: (fault) =>
    syntax(fault, "a key of more than 1024 characters", "put the text in quotes, after a short key"),
  MULTILINE_IMPLICIT_KEY: keyOverLines,
  IMPOSSIBLE: bracketsAsKey,
  RESOURCE_EXHAUSTION: ({ range }) => ({
    at: range,
    rule: "yaml/limit",
    message: "too deeply nested",
    fix: "nest less",
  }),
};

/** A value on the line of its key that is a map: by a colon in a text, or by fields below it. */
function fieldsAfterValue(fault: YamlFault): Described {
  const { file, range } = fault;
  if (file.text[range.start] === "?")
    return unquoted(fault, "a text cannot begin with ? and a space unless it is quoted");
  if (!isContinuedBelow(fault)) return unquoted(fault, SECOND_FIELD);
  return (
    dashWithoutSpace(file.text, range.start) ??
    syntax(
      fault,
      "this value continues as fields on the line below",
      "write the value or the fields, or correct the indentation",
    )
  );
}

/** An error without our own wording keeps the parser's. */
export function describeError(fault: YamlFault): Described {
  const slip = falseSpaces(fault.file.text, fault.range.start);
  return slip ?? WORDS[fault.error.code]?.(fault) ?? syntax(fault, lowerFirst(fault.error.message));
}

export function isUnclosedQuote({ code, message }: YAMLParseError): boolean {
  return code === "MISSING_CHAR" && /closing .quote/.test(message);
}

function syntax({ range }: YamlFault, message: string, fix?: string): Described {
  return { at: range, rule: "yaml/syntax", message, ...(fix === undefined ? {} : { fix }) };
}

function unquoted({ file, range }: YamlFault, message: string, fix?: string): Described {
  const at = textFrom(file.text, range);
  return {
    at,
    rule: "yaml/unquoted-text",
    message,
    fix: fix ?? quoteFix(file.text, range.start),
    ...replacementOfText(file.text, at),
  };
}

/** A text that is alone on its line, apart from its key or dash and a comment, gets quotes. */
function replacementOfText(text: string, { start, end }: TextRange): Pick<FaultWords, "replacement"> {
  const value = text.slice(start, end);
  return valueOfLine(text, start) === value ? { replacement: { raw: quote(value) } } : {};
}

/** A key without its colon absorbs the next lines: the fault is reported at the line that lacks it. */
function keyOverLines(fault: YamlFault): Described {
  const { file, range } = fault;
  const [line = ""] = file.text.slice(range.start, range.end).split(/\r?\n/, 1);
  const word = line.trim();
  if (word === "" || /^["']|:\s/.test(word))
    return syntax(
      fault,
      "a key that spans several lines",
      "correct the indentation, or put the text in quotes",
    );
  return { ...withoutColon(fault, word), at: { start: range.start, end: range.start + word.length } };
}

function withoutColon(fault: YamlFault, word: string): Described {
  const slip = colonWithoutSpace(word);
  if (slip) return { at: fault.range, ...slip };
  return syntax(
    fault,
    `"${word.slice(0, 40)}" has no colon, expected a field like "key: value"`,
    "add a colon and a space, or correct the indentation",
  );
}

/** The library's unexpected error for a key in brackets after a value in brackets; other such errors keep its wording. */
function bracketsAsKey(fault: YamlFault): Described {
  const { file, range, error } = fault;
  if (!/^[[{]/.test(file.text.slice(range.start))) return syntax(fault, lowerFirst(error.message));
  const message = `a ${file.text[range.start]} begins a key, expected a field name`;
  return { at: range, rule: "yaml/key", message, fix: "put the text in quotes" };
}

function blockInFlow(fault: YamlFault): Described {
  const text = fault.file.text.slice(fault.range.start, fault.range.end).trim();
  return /^[^\n-][^\n]*: /.test(text)
    ? unquoted(fault, SECOND_FIELD, `put the text in quotes: ${quote(text)}`)
    : syntax(fault, "an unbracketed list or map inside brackets", "write all of it in brackets, or none");
}

/** What ended the value before a position of the text. */
function endOfValue(text: string, start: number): string {
  const sign = text.slice(0, start).trimEnd().at(-1) ?? "";
  if (/["']/.test(sign)) return "the closing quote, which ends the value";
  if (/[\]}]/.test(sign)) return "the closing bracket, which ends the value";
  return "a value that has already ended";
}

function unexpected(fault: YamlFault): Described {
  const { file, range, error } = fault;
  const found = file.text.slice(range.start, range.end).trim().slice(0, 30);
  const slip = apostropheInQuotes(file.text, range.start) ?? blockTextOnLine(file.text, range.start);
  if (slip) return slip;
  const startsLine = /(^|\n)[ ]*$/.test(file.text.slice(0, range.start));
  if (/at node end/.test(error.message) && !startsLine)
    return unquoted(
      fault,
      `"${found}" follows ${endOfValue(file.text, range.start)}`,
      quoteFix(file.text, range.start, true),
    );
  if (/block-seq-ind on same line/.test(error.message))
    return unquoted(fault, "a list cannot begin on the line of its key");
  if (startsLine)
    return syntax(fault, `"${found}" does not belong to the list or map above it`, "correct the indentation");
  return syntax(fault, `"${found}" is not expected here`, "correct it, or put the text in quotes");
}

function missing(fault: YamlFault): Described {
  const { file, document, error } = fault;
  if (isUnclosedQuote(error)) {
    const start = quotedTextBefore(document, error.pos[0]) ?? error.pos[0];
    const message = `the quote ${file.text[start] ?? ""} that opens here is never closed`;
    return { ...syntax(fault, message, "close it"), at: { start, end: start + 1 } };
  }
  if (/^Sequence item/.test(error.message))
    return syntax(
      fault,
      "this line is part of a list but does not begin with a dash",
      "begin it with a dash and a space, or correct the indentation",
    );
  if (!/map values/.test(error.message)) return syntax(fault, lowerFirst(error.message));
  const line = file.text.slice(error.pos[0]).split(/\r?\n/, 1)[0] ?? "";
  const word = (file.text.slice(0, error.pos[0]).split("\n").at(-1) ?? "").trim() + line.trim();
  return withoutColon(fault, word);
}

function badIndent(fault: YamlFault): Described {
  const flow = /Flow (sequence|map)/.exec(fault.error.message);
  if (!flow)
    return {
      ...syntax(
        fault,
        "this line is indented differently from its neighbours",
        "start all entries of a list or map in the same column",
      ),
      at: indentationAt(fault),
    };
  const [open, close] = flow[1] === "map" ? (["{", "}"] as const) : (["[", "]"] as const);
  return (
    openBracket(fault.file.text, fault.range.start, open, close) ??
    syntax(
      fault,
      `a ${open} above is not closed before this line`,
      `add ${close}, or indent the line further`,
    )
  );
}

/** The white space at the start of the line, or one character if there is none. */
function indentationAt({ file: { text }, range: { start } }: YamlFault): TextRange {
  const line = text.lastIndexOf("\n", start - 1) + 1;
  const spaces = /^ */.exec(text.slice(line, line + 200))?.[0].length ?? 0;
  return { start: line, end: line + Math.max(1, spaces) };
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
