/**
 * Edits that replace a scalar's value, written so that it reads back as that value: in the existing quotes, without quotes
 * if that is safe both in a block and inside brackets, otherwise in quotes. In CSV, a cell. An edit of a
 * workbook is never made: it says what a person is to write in a cell.
 * Limits: blocks (`|`, `>`) and keys with anchors or tags are left alone.
 */
import type { TextEdit } from "../../diagnostics/diagnostic.ts";
import { cellText } from "../csv/cell-text.ts";
import { dialectOf } from "../csv/csv-dialect.ts";
import { placeAt } from "../locate.ts";
import { isTable } from "../table-files.ts";
import type { SourceFile, SourceNode, SourceScalar, TextRange } from "../tree.ts";
import { quote } from "./yaml-quote.ts";

/** The replacement for a range of a file: a scalar gets a text or a literal, a key a name, anything else characters. */
export type Replacement =
  | { readonly text: string }
  | { readonly literal: string }
  | { readonly key: string }
  | { readonly raw: string };

/** The edit for it; undefined if it cannot be written there. */
export function editFor(
  file: SourceFile,
  at: TextRange | SourceNode,
  replacement: Replacement,
): TextEdit | undefined {
  if ("raw" in replacement) return rangeEdit(file, at, replacement.raw);
  if ("key" in replacement) return keyEdit(file, at, replacement.key);
  if (!("kind" in at)) return undefined;
  return "text" in replacement
    ? textEdit(file, at, replacement.text)
    : literalEdit(file, at, replacement.literal);
}

/** Replaces the characters of a range literally; for words that mean the same in every kind of quotes. */
export function rangeEdit(file: SourceFile, range: TextRange, text: string): TextEdit {
  return { ...placeAt(file, range), text };
}

/**
 * Replaces the scalar with this text. Undefined if that cannot be written in its place: in a block, or if the text has
 * control characters or several lines.
 */
export function textEdit(file: SourceFile, node: SourceNode, text: string): TextEdit | undefined {
  if (node.kind !== "scalar" || node.end <= node.start || UNWRITABLE.test(text)) return undefined;
  const written = isCells(file) ? writtenCell(file, text) : yamlText(file, node, text);
  return written === undefined ? undefined : rangeEdit(file, node, written);
}

/** Replaces the scalar with a number, `true`, `false` or another word that YAML does not read as text. */
export function literalEdit(file: SourceFile, node: SourceNode, literal: string): TextEdit | undefined {
  if (node.kind !== "scalar" || node.end <= node.start || !/^[\w.+-]+$/.test(literal)) return undefined;
  return isBlock(file, node) ? undefined : rangeEdit(file, node, literal);
}

/** Replaces a key of a map. */
export function keyEdit(file: SourceFile, range: TextRange, key: string): TextEdit | undefined {
  if (isCells(file) || range.end <= range.start) return undefined;
  const before = file.text.slice(range.start, range.end);
  if (/^['"]/.test(before)) return rangeEdit(file, range, quoted(before, key));
  return isPlainText(key) ? rangeEdit(file, range, key) : undefined;
}

/** True if the unquoted text is read as itself, in a block and inside brackets, as a value or a key. */
export function isPlainText(text: string): boolean {
  return PLAIN.test(text) && !NO_TEXT.test(text) && !/: | #|:$/.test(text);
}

/** Control characters, line breaks and surrogate halves are not allowed in one line of any quotes. */
const UNWRITABLE = /\p{Cc}|\p{Surrogate}|[\u0085\u2028\u2029\uFEFF]/u;

/** Starts with no opening character, continues without brackets and commas, ends without a space. */
const PLAIN = /^[^\s,[\]{}#&*!|>'"%@`:?-][^,[\]{}]*$(?<!\s)/;

/** Texts that YAML 1.2 core, or a 1.1 reader of the same file, reads as something else. */
const NO_TEXT =
  /^(~|<<|=|null|true|false|yes|no|on|off|y|n|[-+]?\.?\d[\d_.,:xobXOB+-]*([eE][-+]?\d+)?|0x[\da-f]+|[-+]?\.(inf|nan))$/i;

function yamlText(file: SourceFile, node: SourceScalar, text: string): string | undefined {
  if (isBlock(file, node)) return undefined;
  const before = file.text.slice(node.start, node.end);
  if (node.quoted) return quoted(before, text);
  return isPlainText(text) ? text : quote(text);
}

/** In the same kind of quotes as before. */
function quoted(before: string, text: string): string {
  if (before.startsWith("'")) return `'${text.replaceAll("'", "''")}'`;
  return `"${text.replaceAll(/["\\]/g, "\\$&")}"`;
}

function isBlock(file: SourceFile, node: SourceScalar): boolean {
  return node.quoted && /^[|>]/.test(file.text.slice(node.start, node.start + 1));
}

const isCells = (file: SourceFile): boolean => isTable(file.path);

/** Of a sheet, the text as it is typed there. */
const writtenCell = (file: SourceFile, text: string): string =>
  file.grid ? text : cellText(text, dialectOf(file.text, file.path).separator);
