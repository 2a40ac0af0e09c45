/** The fix "put the text in quotes", including the line's own text so that it can be copied. */
import type { TextRange } from "../tree.ts";

const LINE = /^(?:\s*-\s+)*\s*(?:([^\s:#{}[\],"'&*!|>%@`][^:#]*?):\s+)?(\S.*)$/;

/**
 * The text on the line of `offset` after its key or dash, in quotes. A line with brackets before the offset is left alone,
 * unless `brackets` says that they belong to the text.
 */
export function quoteFix(text: string, offset: number, brackets = false): string {
  const { start, line, key, value } = lineAt(text, offset);
  const isList = !brackets && /[{[]/.test(line.slice(0, offset - start));
  if (!value || value.length > 60 || isList) return "put the text in quotes";
  return `put the text in quotes: ${key ? `${key}: ` : ""}${quote(value)}`;
}

/** The text on the line of `offset` after its key or dash, without a comment; undefined if there is none. */
export function valueOfLine(text: string, offset: number): string | undefined {
  return lineAt(text, offset).value;
}

function lineAt(text: string, offset: number) {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  const line = text.slice(start).split(/\r?\n/, 1)[0] ?? "";
  const [, key, rest] = LINE.exec(line) ?? [];
  return { start, line, key, value: rest?.replace(/\s+#\s.*$/, "").trimEnd() };
}

/**
 * The text that begins in a range, as far as it probably goes: to the end of its line or a comment; in brackets, to the
 * next character that ends a value there.
 */
export function textFrom(text: string, { start, end }: TextRange): TextRange {
  const before = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
  const rest = text.slice(start).split(/\r?\n| #/, 1)[0] ?? "";
  const value = (/[{[]/.test(before) ? rest.split(/[,\]}]/, 1)[0] : rest)?.trimEnd() ?? "";
  return { start, end: Math.max(end, start + value.length) };
}

/** Double quotes if nothing has to be escaped, otherwise single ones with each `'` doubled. */
export function quote(text: string): string {
  return /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;
}
