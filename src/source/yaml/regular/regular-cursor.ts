/**
 * The position of the quick reader of regular YAML (yaml-regular.ts), and its moves from line to line: comments and blank
 * lines are skipped, the column of the content is kept.
 */
import type { SourceFile, TextRange } from "../../tree.ts";
import { YAML_LIMITS } from "../yaml-limits.ts";

export interface Cursor {
  readonly file: SourceFile;
  readonly text: string;
  /** The next character to read. */
  at: number;
  /** Where its line ends, without the line break. */
  lineEnd: number;
  /** Column of the current line's first character, or a marker: AT_END, NOT_REGULAR. */
  column: number;
  /** Number of values so far. */
  count: number;
  readonly comments: TextRange[];
  /** Cache of field names: the same few occur again and again. */
  readonly names: string[];
  /** The scalar that was read last, before it is known whether it is a name or a value. */
  readonly words: Written;
  /** Between these two places there is no backslash; at the second there is one, or the text ends. */
  noBackslashFrom: number;
  backslash: number;
}

export interface Written {
  start: number;
  end: number;
  quoted: boolean;
  /** Its text differs from the characters between the quotes. */
  escapes: boolean;
}

export const SIGN = {
  lineFeed: 0x0a,
  return: 0x0d,
  space: 0x20,
  doubleQuote: 0x22,
  hash: 0x23,
  singleQuote: 0x27,
  comma: 0x2c,
  dash: 0x2d,
  dot: 0x2e,
  colon: 0x3a,
  greater: 0x3e,
  openList: 0x5b,
  closeList: 0x5d,
  openMap: 0x7b,
  bar: 0x7c,
  closeMap: 0x7d,
} as const;

/** Markers instead of a column: after the last line, and where quick reading ends. */
const AT_END = -1;
const NOT_REGULAR = Number.MAX_SAFE_INTEGER;

export function startReading(file: SourceFile): Cursor {
  const cursor = newCursor(file);
  goToContent(cursor, 0);
  return cursor;
}

export function newCursor(file: SourceFile): Cursor {
  return {
    file,
    text: file.text,
    at: 0,
    lineEnd: 0,
    column: AT_END,
    count: 0,
    comments: [],
    names: [],
    words: { start: 0, end: 0, quoted: false, escapes: false },
    noBackslashFrom: 0,
    backslash: -1,
  };
}

/** Goes to a place that has been read before, to read it again; values and comments are counted anew. */
export function returnTo(cursor: Cursor, place: number): void {
  const { text } = cursor;
  cursor.at = place;
  cursor.lineEnd = endOfLine(text, place);
  cursor.column = place - (text.lastIndexOf("\n", place - 1) + 1);
  cursor.count = 0;
  cursor.comments.length = 0;
}

/** False if there are more values than the library would accept. */
export function countValue(cursor: Cursor): boolean {
  cursor.count += 1;
  return cursor.count <= YAML_LIMITS.nodes;
}

/** False if quick reading ends here. */
export const isRegular = ({ column }: Cursor): boolean => column !== NOT_REGULAR;

export const isAtEnd = ({ column }: Cursor): boolean => column === AT_END;

/** Skips the rest of a line, which may contain a comment, and goes to the next content; false if there is more on the line. */
export function endLine(cursor: Cursor): boolean {
  const { text, lineEnd } = cursor;
  const at = afterBlanks(text, cursor.at);
  if (at < lineEnd) {
    if (text.charCodeAt(at) !== SIGN.hash || at === cursor.at) return false;
    cursor.comments.push({ start: at, end: lineEnd });
  }
  goToContent(cursor, afterLine(text, lineEnd));
  return true;
}

export function afterBlanks(text: string, from: number): number {
  let at = from;
  while (text.charCodeAt(at) === SIGN.space) at += 1;
  return at;
}

export const isBlankOrLineEnd = ({ text, lineEnd }: Cursor, at: number): boolean =>
  at >= lineEnd || text.charCodeAt(at) === SIGN.space;

/** Where the line of this position ends. Carriage returns occur only before line feeds; this was checked. */
export function endOfLine(text: string, from: number): number {
  const feed = text.indexOf("\n", from);
  if (feed === -1) return text.length;
  return feed > from && text.charCodeAt(feed - 1) === SIGN.return ? feed - 1 : feed;
}

/** The start of the line after this line end. */
export const afterLine = (text: string, lineEnd: number): number =>
  lineEnd + (text.charCodeAt(lineEnd) === SIGN.return ? 2 : 1);

/** Goes to the first line from `start`, the start of a line, that is neither blank nor a comment. */
export function goToContent(cursor: Cursor, start: number): void {
  const { text } = cursor;
  for (let line = start; line < text.length; line = afterLine(text, cursor.lineEnd)) {
    const at = afterBlanks(text, line);
    cursor.lineEnd = endOfLine(text, at);
    if (at === cursor.lineEnd) continue;
    if (text.charCodeAt(at) !== SIGN.hash) {
      cursor.at = at;
      cursor.column = isDocumentMark(text, line) ? NOT_REGULAR : at - line;
      return;
    }
    cursor.comments.push({ start: at, end: cursor.lineEnd });
  }
  cursor.at = text.length;
  cursor.column = AT_END;
}

function isDocumentMark(text: string, line: number): boolean {
  const sign = text.charCodeAt(line);
  if (sign === SIGN.dash) return text.startsWith("---", line);
  return sign === SIGN.dot && text.startsWith("...", line);
}
