/**
 * Typos that YAML reads as something else, recognised by the look of their line: a dash or a colon without its space, an
 * apostrophe that ends a text, the start of a block text, a bracket left open by a comment.
 */
import { quote, quoteFix, valueOfLine } from "../edit/yaml-quote.ts";
import type { FaultWords } from "../fault.ts";
import type { TextRange } from "../tree.ts";

export type Slip = FaultWords & { readonly at: TextRange };

/** Lines longer than this are not looked at further. */
const LONGEST_LINE = 2_000;
const NO_BREAK_SPACES = /^[\u00A0\u202F\u3000]/;
/** Spaces that editors and web pages put in place of ordinary ones; YAML reads them as letters. */
const FALSE_SPACES = /^ *([\u00A0\u2000-\u200B\u202F\u3000\uFEFF]+)/;

/** A line that is indented with characters that only look like spaces. */
export function falseSpaces(text: string, offset: number): Slip | undefined {
  const { start, line } = lineAt(text, offset);
  const [whole, spaces] = FALSE_SPACES.exec(line) ?? [];
  if (whole === undefined || spaces === undefined) return undefined;
  const code = (spaces.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, "0");
  return {
    at: { start: start + whole.length - spaces.length, end: start + whole.length },
    rule: "yaml/key",
    message: `the line begins with characters that look like spaces (U+${code})`,
    fix: "indent with ordinary spaces",
  };
}

/** `-id: a`: a field name that begins with a dash. */
export function dashWithoutSpace(text: string, offset: number): Slip | undefined {
  const { start, line } = lineAt(text, offset);
  const [, spaces = "", word] = /^( *)(-[^\s:-][^\s:]*): /.exec(line) ?? [];
  if (word === undefined) return undefined;
  const at = start + spaces.length;
  return {
    at: { start: at, end: at + word.length },
    rule: "yaml/syntax",
    message: `"${word}" has no space after its dash`,
    fix: `write "- ${line.trim().slice(1, 60)}"`,
  };
}

/** `title:x`, or a colon followed by a character that only looks like a space. */
export function colonWithoutSpace(word: string): FaultWords | undefined {
  const [, key, value = ""] = /^([\w-]+):([^ \t/].*)$/u.exec(word) ?? [];
  if (key === undefined) return undefined;
  const message = NO_BREAK_SPACES.test(value)
    ? `a no-break space (U+00A0) follows the colon of "${key}", expected a space`
    : `"${word.slice(0, 40)}" has no space after its colon`;
  return { rule: "yaml/syntax", message, fix: `write "${key}: ${value.trim().slice(0, 40)}"` };
}

export interface DeepFirstLine extends Slip {
  /** The lines of the block: what the parser finds wrong in them follows from the first. */
  readonly block: TextRange;
}

/**
 * A block text whose first line is indented further than a line below it, which then no longer belongs to the text.
 * @param offset where the parser found a line with a wrong indentation
 */
export function deepFirstLine(text: string, offset: number): DeepFirstLine | undefined {
  const lines = text.slice(0, offset).split("\n");
  const opens = lines.findLastIndex((line) => BLOCK_OPENS.test(line));
  const [, before = "", key = "", sign = ""] = BLOCK_OPENS.exec(lines[opens] ?? "") ?? [];
  const from = lines.slice(0, opens + 1).join("\n").length + 1;
  const written = text.slice(from).split("\n");
  const end = written.findIndex((line) => line.trim() !== "" && indentOf(line) <= before.length);
  const block = (end === -1 ? written : written.slice(0, end)).filter((line) => line.trim() !== "");
  const to = from + (end === -1 ? written : written.slice(0, end)).join("\n").length;
  const [first = ""] = block;
  const shallow = block.reduce((least, line) => Math.min(least, indentOf(line)), Number.POSITIVE_INFINITY);
  if (opens === -1 || offset > to + 1 || indentOf(first) <= shallow || first.includes("\t")) return undefined;
  const start = text.indexOf(first, from);
  return {
    at: { start, end: start + indentOf(first) },
    block: { start: from, end: to },
    rule: "yaml/syntax",
    message: `the first line of this text is indented further than those below it`,
    fix:
      key === "map"
        ? "begin the first line with a `.`, which is an empty slot, in the column where the others begin"
        : `write ${key}: ${sign}${shallow - before.length}, which says how far the text is indented`,
  };
}

/** `map: |` */
const BLOCK_OPENS = /^( *)([\w-]+): +([|>])[-+]?\s*$/;

const indentOf = (line: string): number => line.length - line.trimStart().length;

/** `text: | one`: the start of a block text cannot have text on its own line. */
export function blockTextOnLine(text: string, offset: number): Slip | undefined {
  const { start, line } = lineAt(text, offset);
  const [found, before = "", sign] = /^(.*[:-] +)([|>][-+\d]*) +$/.exec(line.slice(0, offset - start)) ?? [];
  if (found === undefined || sign === undefined) return undefined;
  const at = start + before.length;
  return {
    at: { start: at, end: at + sign.length },
    rule: "yaml/unquoted-text",
    message: `${sign} starts a text on the next line, but text follows on this one`,
    fix: `${quoteFix(text, offset)}, or start the text on the next line`,
  };
}

/** `'It's'`: the apostrophe ends the text. */
export function apostropheInQuotes(text: string, offset: number): Slip | undefined {
  const [, inner] = /^'(.+)'$/.exec(valueOfLine(text, offset) ?? "") ?? [];
  const isApostrophe = /^\p{L}'\p{L}$/u.test(text.slice(offset - 2, offset + 1));
  if (inner === undefined || !isApostrophe) return undefined;
  const apostrophe = offset - 1;
  return {
    at: { start: apostrophe, end: apostrophe + 1 },
    rule: "yaml/unquoted-text",
    message: "the apostrophe ends the text, because it begins with a single quote",
    fix: `put the text in double quotes: ${quote(inner)}`,
  };
}

/** A bracket of the line above that is still open at the start of the next; a comment may have swallowed its end. */
export function openBracket(text: string, offset: number, open: string, close: string): Slip | undefined {
  const end = text.slice(0, offset).trimEnd().length;
  const { start, line } = lineAt(text, end);
  const comment = / #.*$/.exec(line)?.[0] ?? "";
  const code = line.slice(0, line.length - comment.length);
  const bracket = lastOpen(code, open, close);
  if (bracket === undefined) return undefined;
  if (comment.includes(close)) {
    const at = start + code.length + 1;
    return {
      at: { start: at, end: at + comment.length - 1 },
      rule: "yaml/unquoted-text",
      message: `"${comment.trim().slice(0, 40)}" is read as a comment, so the ${open} before it is not closed`,
      fix: "put the text with the # in quotes",
    };
  }
  return {
    at: { start: start + bracket, end: start + bracket + 1 },
    rule: "yaml/syntax",
    message: `this ${open} is not closed before the next line`,
    fix: `add ${close}, or indent the next line further`,
  };
}

function lastOpen(code: string, open: string, close: string): number | undefined {
  let depth = 0;
  for (let at = code.length - 1; at >= 0; at -= 1) {
    if (code[at] === close) depth += 1;
    else if (code[at] === open) {
      if (depth === 0) return at;
      depth -= 1;
    }
  }
  return undefined;
}

function lineAt(text: string, offset: number): { readonly start: number; readonly line: string } {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  const [line = ""] = text.slice(start, start + LONGEST_LINE).split(/\r?\n/, 1);
  return { start, line };
}
