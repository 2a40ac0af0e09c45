/**
 * From a template's text to Handlebars' syntax tree, or to one diagnostic that says where the text stops making sense.
 * Handlebars itself gives no column for such faults; its lexer knows where it stood.
 */
import Handlebars from "handlebars";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { faultAt } from "./faults.ts";
import { LIMITS } from "./limits.ts";
import { type Places, placesIn } from "./places.ts";
import { scanNesting } from "./scan-nesting.ts";
import type { TemplateSource } from "./template.ts";
import { forbiddenCharacter } from "./xml-text.ts";

export interface ParsedTemplate {
  readonly source: TemplateSource;
  readonly places: Places;
  readonly program: hbs.AST.Program;
}

export type Parsed = { readonly ok: ParsedTemplate } | { readonly fault: Diagnostic };

export function parseTemplate(source: TemplateSource): Parsed {
  const places = placesIn(source);
  if (source.text.length > LIMITS.fileSize) return { fault: tooLarge(source, places) };
  const forbidden = forbiddenCharacter(source.text);
  if (forbidden) {
    const { offset, name } = forbidden;
    const message = `a drawing cannot hold the character ${name}`;
    return {
      fault: faultAt(places.at(offset, offset + 1), "control-character", { message, fix: "remove it" }),
    };
  }
  const { tooDeep } = scanNesting(source.text, LIMITS.depth);
  if (tooDeep !== undefined) return { fault: tooDeepFault(places, tooDeep) };
  try {
    return { ok: { source, places, program: Handlebars.parse(source.text) } };
  } catch (error) {
    return { fault: syntaxFault(source, places, error) };
  }
}

function tooLarge(source: TemplateSource, places: Places): Diagnostic {
  const message = `the template has ${source.text.length} characters, more than the ${LIMITS.fileSize} allowed`;
  const fix = "move pictures inside it to files of their own and draw them with <b:art>";
  return faultAt(places.at(0, 0), "limit", { message, fix });
}

function tooDeepFault(places: Places, offset: number): Diagnostic {
  const message = `more than ${LIMITS.depth} blocks and parentheses lie inside each other`;
  return faultAt(places.at(offset, offset + 1), "limit", {
    message,
    fix: "put the inner part into a partial",
  });
}

interface Lexer {
  readonly yylloc: { first_line: number; first_column: number; last_line: number; last_column: number };
}

function syntaxFault(source: TemplateSource, places: Places, error: unknown): Diagnostic {
  if (!(error instanceof Error)) throw error;
  const mismatch = /^(.*) doesn't match (.*) - \d+:\d+$/.exec(error.message);
  if (mismatch) return mismatchFault(source, places, error, mismatch[1] as string, mismatch[2] as string);
  const path = /^Invalid path: (.*) - \d+:\d+$/.exec(error.message)?.[1];
  if (path !== undefined) return pathFault(places, error, path);
  const { lexer } = (Handlebars as unknown as { Parser: { lexer: Lexer } }).Parser;
  const { first_line, first_column, last_line, last_column } = lexer.yylloc;
  const end = { line: last_line, column: last_column };
  const start = { line: first_line, column: first_column };
  // A field that is never closed is often met as a sign that has no meaning in it.
  const isLast = /got 'INVALID'/.test(error.message) && !source.text.includes("}}", places.offsetOf(start));
  if (isLast || /got 'EOF'/.test(error.message)) return unclosedFault(source, places);
  const sign = source.text.charAt(places.offsetOf(start));
  return faultAt(places.of({ start, end }), "syntax", wordsOf(error.message, sign));
}

/** A path with ".." or "this" behind its start; Handlebars says where it begins. */
function pathFault(places: Places, error: Error, path: string): Diagnostic {
  const { lineNumber = 1, column = 0 } = error as { lineNumber?: number; column?: number };
  const start = places.offsetOf({ line: lineNumber, column });
  return faultAt(places.at(start, start + path.length), "syntax", {
    message: `"${path}" is no path to a field`,
    fix: "write names joined by points, and ../ only at the start",
  });
}

/** A closing tag of another block: Handlebars says where the block opened, we mark that. */
function mismatchFault(source: TemplateSource, places: Places, error: Error, open: string, close: string) {
  const { lineNumber = 1, column = 0 } = error as { lineNumber?: number; column?: number };
  const start = places.offsetOf({ line: lineNumber, column });
  const length = source.text.startsWith(open, start) ? open.length : 1;
  return faultAt(places.at(start, start + length), "syntax", {
    message: `block "${open}" is closed by {{/${close}}}`,
    label: "this block",
    fix: `close it with {{/${open}}}`,
  });
}

/** The text ended inside something: the innermost block that was opened and never closed, else its end. */
function unclosedFault(source: TemplateSource, places: Places): Diagnostic {
  const last = scanNesting(source.text, LIMITS.depth).open.at(-1);
  const { length } = source.text;
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

/** What stands where the grammar has no place for it, by the name that Handlebars gives it. */
const UNEXPECTED: Readonly<Record<string, string>> = {
  BOOLEAN: "value",
  CLOSE: "}}",
  CLOSE_BLOCK_PARAMS: "|",
  CLOSE_SEXPR: ")",
  CLOSE_UNESCAPED: "}}}",
  DATA: "@",
  EQUALS: "=",
  ID: "name",
  INVERSE: "{{else}}: no block waits for it",
  NUMBER: "number",
  OPEN_ENDBLOCK: "{{/: no block is open",
  OPEN_INVERSE_CHAIN: "{{else: no block waits for it",
  OPEN_SEXPR: "(",
  SEP: ". or /",
  STRING: "text in quotes",
};

/** `sign` is the character at which the lexer stood. */
function wordsOf(message: string, sign: string): { message: string; fix: string } {
  const token = /got '(\w+)'/.exec(message)?.[1] ?? "";
  return {
    message: `unexpected ${UNEXPECTED[token] ?? sign}`,
    fix:
      token === "EQUALS"
        ? "compare with (eq a b); a helper's values are written without names"
        : "a field is written {{name}}, a block {{#if name}} ... {{/if}}",
  };
}
