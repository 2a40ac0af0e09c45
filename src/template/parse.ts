/**
 * Parses a template's text into Handlebars' syntax tree, or into one diagnostic that says where the text becomes invalid.
 * Handlebars itself gives no column for such faults; its lexer knows the position.
 */
import { parse, parser } from "handlebars/dist/cjs/handlebars/compiler/base.js";
import { type Diagnostic, startOf } from "../diagnostics/diagnostic.ts";
import { commentFault } from "./check/comment-faults.ts";
import { faultAt } from "./faults.ts";
import { LIMITS } from "./limits.ts";
import { type Places, placesIn } from "./places.ts";
import { scanNesting } from "./scan-nesting.ts";
import type { TemplateSource } from "./template.ts";
import { translatedWords } from "./words/template-words.ts";
import { asRead, type Language } from "./xml/as-read.ts";
import { forbiddenCharacter } from "./xml/xml-text.ts";

export interface ParsedTemplate {
  readonly source: TemplateSource;
  /** Takes lines and offsets of the text as read (as-read.ts). */
  readonly places: Places;
  readonly program: hbs.AST.Program;
}

export type Parsed = { readonly ok: ParsedTemplate } | { readonly fault: Diagnostic };

export function parseTemplate(source: TemplateSource, language: Language = "svg"): Parsed {
  if (source.text.length > LIMITS.fileSize) return { fault: tooLarge(source) };
  const read = asRead(source.text, language, source.words && translatedWords(source.text, source.words));
  const places = placesIn(source, read);
  const fault = forbiddenFault(read.text, places) ?? commentFault(source, read);
  if (fault) return { fault };
  const { tooDeep } = scanNesting(read.text, LIMITS.depth);
  if (tooDeep !== undefined) return { fault: tooDeepFault(places, tooDeep) };
  try {
    return { ok: { source, places, program: parse(read.text) } };
  } catch (error) {
    return { fault: syntaxFault(read.text, places, error) };
  }
}

function tooLarge(source: TemplateSource): Diagnostic {
  const message = `the template has ${source.text.length} characters, more than the ${LIMITS.fileSize} allowed`;
  const fix = "move pictures inside it to separate files and draw them with <b:art>";
  return faultAt(startOf(source.file), "limit", { message, fix });
}

function forbiddenFault(text: string, places: Places): Diagnostic | undefined {
  const forbidden = forbiddenCharacter(text);
  if (!forbidden) return undefined;
  const { offset, name } = forbidden;
  const message = `a drawing cannot contain the character ${name}`;
  return faultAt(places.at(offset, offset + 1), "control-character", { message, fix: "remove it" });
}

function tooDeepFault(places: Places, offset: number): Diagnostic {
  const message = `more than ${LIMITS.depth} nested blocks and parentheses`;
  return faultAt(places.at(offset, offset + 1), "limit", {
    message,
    fix: "put the inner part into a partial",
  });
}

function syntaxFault(text: string, places: Places, error: unknown): Diagnostic {
  if (!(error instanceof Error)) throw error;
  const mismatch = /^(.*) doesn't match (.*) - \d+:\d+$/.exec(error.message);
  if (mismatch) return mismatchFault(text, places, error, mismatch[1] as string, mismatch[2] as string);
  const path = /^Invalid path: (.*) - \d+:\d+$/.exec(error.message)?.[1];
  if (path !== undefined) return pathFault(places, error, path);
  const { first_line, first_column, last_line, last_column } = parser.lexer.yylloc;
  const end = { line: last_line, column: last_column };
  const start = { line: first_line, column: first_column };
  // An unclosed field is often reported as an unexpected character in it.
  const isLast = /got 'INVALID'/.test(error.message) && !text.includes("}}", places.offsetOf(start));
  if (isLast || /got 'EOF'/.test(error.message)) return unclosedFault(text, places);
  const sign = text.charAt(places.offsetOf(start));
  return faultAt(places.of({ start, end }), "syntax", wordsOf(error.message, sign));
}

/** A path with ".." or "this" after its start; Handlebars says where it begins. */
function pathFault(places: Places, error: Error, path: string): Diagnostic {
  const { lineNumber = 1, column = 0 } = error as { lineNumber?: number; column?: number };
  const start = places.offsetOf({ line: lineNumber, column });
  return faultAt(places.at(start, start + path.length), "syntax", {
    message: `"${path}" is not a path to a field`,
    fix: "write names separated by dots, and ../ only at the start",
  });
}

/** A closing tag of another block: Handlebars says where the block opened, we mark that. */
function mismatchFault(text: string, places: Places, error: Error, open: string, close: string) {
  const { lineNumber = 1, column = 0 } = error as { lineNumber?: number; column?: number };
  const start = places.offsetOf({ line: lineNumber, column });
  const length = text.startsWith(open, start) ? open.length : 1;
  return faultAt(places.at(start, start + length), "syntax", {
    message: `block "${open}" is closed by {{/${close}}}`,
    label: "this block",
    fix: `close it with {{/${open}}}`,
  });
}

/** The text ended inside something: the innermost unclosed block, or else its end. */
function unclosedFault(text: string, places: Places): Diagnostic {
  const last = scanNesting(text, LIMITS.depth).open.at(-1);
  const { length } = text;
  if (!last) {
    const message = "the template ends inside a field";
    return faultAt(places.at(length, length), "syntax", { message, fix: "close it with }}" });
  }
  return faultAt(places.at(last.start, last.end), "syntax", {
    message: `block "${last.name}" is never closed`,
    label: "opened here",
    fix: `add {{/${last.name}}} where it ends`,
  });
}

/** Handlebars' token names and what they mean for the user, where the grammar does not allow them. */
const UNEXPECTED: Readonly<Record<string, string>> = {
  BOOLEAN: "value",
  CLOSE: "}}",
  CLOSE_BLOCK_PARAMS: "|",
  CLOSE_SEXPR: ")",
  CLOSE_UNESCAPED: "}}}",
  DATA: "@",
  EQUALS: "=",
  ID: "name",
  INVERSE: "{{else}} outside a block",
  NUMBER: "number",
  OPEN_ENDBLOCK: "{{/ without an open block",
  OPEN_INVERSE_CHAIN: "{{else outside a block",
  OPEN_SEXPR: "(",
  SEP: ". or /",
  STRING: "text in quotes",
};

/** `sign` is the character at the lexer's position. */
function wordsOf(message: string, sign: string): { message: string; fix: string } {
  const token = /got '(\w+)'/.exec(message)?.[1] ?? "";
  return {
    message: `unexpected ${UNEXPECTED[token] ?? sign}`,
    fix:
      token === "EQUALS"
        ? "compare with (eq a b); write a helper's values without names"
        : "write a field as {{name}}, a block as {{#if name}} ... {{/if}}",
  };
}
