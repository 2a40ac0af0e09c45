/**
 * Scalars of regular YAML (yaml-regular.ts) on one line: unquoted, in single and in double quotes. Anything uncertain is
 * left to the library.
 */
import type { SourceScalar, TextRange } from "../../tree.ts";
import { commentInText } from "../yaml-comment.ts";
import { coreValue } from "./core-value.ts";
import { afterBlanks, afterLine, type Cursor, countValue, isBlankOrLineEnd, SIGN } from "./regular-cursor.ts";

/** Characters that cannot begin an unquoted text, and those that can if no space follows. */
const NEVER_FIRST = signs(" ,[]{}#&*!|>'\"%@`");
const SOMETIMES_FIRST = signs("-?:");
const FLOW_SIGNS = signs(",[]{}");

/** What YAML treats as letters but people, or the end of a range, as spaces. */
const FALSE_BLANK = /[\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000]/;

/** Reads a scalar, a name or a value, into `cursor.words`; the cursor is then behind it. False if it is not regular. */
export function readWords(cursor: Cursor, inFlow: boolean): boolean {
  const sign = cursor.text.charCodeAt(cursor.at);
  if (sign === SIGN.doubleQuote || sign === SIGN.singleQuote) return readQuoted(cursor, sign);
  return readPlain(cursor, inFlow);
}

/** The words as a value; undefined if the text after them looks like a part of them, which must be reported. */
export function scalarOfWords(cursor: Cursor): SourceScalar | undefined {
  const { start, end, quoted } = cursor.words;
  const text = textOfWords(cursor);
  if (text === undefined || (!quoted && hasCutText(cursor, cursor.words))) return undefined;
  if (!countValue(cursor)) return undefined;
  return { kind: "scalar", value: quoted ? text : coreValue(text), text, quoted, start, end };
}

/** A missing value, at the place where it would be. */
export function emptyScalar(cursor: Cursor, at: number): SourceScalar | undefined {
  if (hasCutText(cursor, { start: at, end: at }) || !countValue(cursor)) return undefined;
  return { kind: "scalar", value: null, text: "", quoted: false, start: at, end: at };
}

/** The text of the words; undefined for rare escapes. */
export function textOfWords({ text, words: { start, end, quoted, escapes } }: Cursor): string | undefined {
  const inner = quoted ? text.slice(start + 1, end - 1) : text.slice(start, end);
  return escapes ? textOfEscapes(text.charCodeAt(start), inner) : inner;
}

/** The text between quotes that differs from its characters; undefined for rare escapes. */
export function textOfEscapes(quote: number, inner: string): string | undefined {
  return quote === SIGN.singleQuote ? inner.replaceAll("''", "'") : unescaped(inner);
}

/** Counts the words as a value without making it; false if `scalarOfWords` would make none. */
export function countWords(cursor: Cursor): boolean {
  const { words } = cursor;
  if (words.escapes ? textOfWords(cursor) === undefined : !words.quoted && hasCutText(cursor, words))
    return false;
  return countValue(cursor);
}

/** True if the text after an unquoted value looks like a part of it, which must be reported. */
export function hasCutText({ file, text }: Cursor, { start, end }: TextRange): boolean {
  const next = afterBlanks(text, end);
  // Only a comment behind or below it can be the rest of a text.
  if (text.charCodeAt(next) !== SIGN.hash && text.charCodeAt(afterBreak(text, next)) !== SIGN.hash)
    return false;
  let isReported = false;
  commentInText(file, { start, end }, () => {
    isReported = true;
  });
  return isReported;
}

/** From the end of a line to the first character of the next that is no space; elsewhere, nowhere. */
function afterBreak(text: string, at: number): number {
  const sign = text.charCodeAt(at);
  if (sign !== SIGN.lineFeed && sign !== SIGN.return) return -1;
  return afterBlanks(text, afterLine(text, at));
}

function readPlain(cursor: Cursor, inFlow: boolean): boolean {
  const { text, at: start, words } = cursor;
  if (!isFirst(cursor, start, inFlow)) return false;
  const end = inFlow ? endInFlow(cursor, start) : endInBlock(cursor, start);
  if (isFalseBlank(text, start) || isFalseBlank(text, end - 1)) return false;
  words.start = start;
  words.end = end;
  words.quoted = false;
  words.escapes = false;
  cursor.at = end;
  return true;
}

function isFirst(cursor: Cursor, at: number, inFlow: boolean): boolean {
  const { text, lineEnd } = cursor;
  const sign = text.charCodeAt(at);
  if (at >= lineEnd || NEVER_FIRST[sign]) return false;
  if (!SOMETIMES_FIRST[sign]) return true;
  // Inside brackets only "-5" and the like are certain.
  return inFlow ? /[\w.]/.test(text.charAt(at + 1)) : !isBlankOrLineEnd(cursor, at + 1);
}

/** Up to a colon with a space, the spaces before a comment, or the end of the line. */
function endInBlock(cursor: Cursor, start: number): number {
  const { text, lineEnd } = cursor;
  let end = start;
  for (let at = start; at < lineEnd; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === SIGN.space) {
      if (text.charCodeAt(at + 1) === SIGN.hash) break;
    } else {
      if (sign === SIGN.colon && isBlankOrLineEnd(cursor, at + 1)) break;
      end = at + 1;
    }
  }
  return end;
}

/** Also up to one of the bracket characters. */
function endInFlow(cursor: Cursor, start: number): number {
  const { text, lineEnd } = cursor;
  let end = start;
  for (let at = start; at < lineEnd; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === SIGN.space && text.charCodeAt(at + 1) === SIGN.hash) break;
    if (sign === SIGN.space) continue;
    if (FLOW_SIGNS[sign] || (sign === SIGN.colon && endsAtColon(cursor, at + 1))) break;
    end = at + 1;
  }
  return end;
}

const endsAtColon = (cursor: Cursor, next: number): boolean =>
  isBlankOrLineEnd(cursor, next) || FLOW_SIGNS[cursor.text.charCodeAt(next)] === true;

function placeOf(text: string, signs: string, from: number): number {
  const at = text.indexOf(signs, from);
  return at === -1 ? text.length : at;
}

const isFalseBlank = (text: string, at: number): boolean =>
  text.charCodeAt(at) > 0x7f && FALSE_BLANK.test(text.charAt(at));

function readQuoted(cursor: Cursor, quote: number): boolean {
  const { at: start, words, lineEnd } = cursor;
  words.escapes = false;
  const last = quote === SIGN.doubleQuote ? endOfDouble(cursor, start) : endOfSingle(cursor, start);
  if (last >= lineEnd) return false;
  words.start = start;
  words.end = last + 1;
  words.quoted = true;
  cursor.at = last + 1;
  return true;
}

/** The position of the closing quote. */
function endOfDouble(cursor: Cursor, start: number): number {
  const { text, words, lineEnd } = cursor;
  let end = placeOf(text, '"', start + 1);
  if (isWithoutBackslash(cursor, start, end)) return end;
  words.escapes = true;
  for (let at = cursor.backslash; at < end && end < lineEnd; at = placeOf(text, "\\", at + 2))
    if (at + 1 === end) end = placeOf(text, '"', end + 1);
  return end;
}

/** Each part of the text is searched once, whether it is read from its beginning or again from some place. */
export function isWithoutBackslash(cursor: Cursor, start: number, end: number): boolean {
  const { text, noBackslashFrom, backslash } = cursor;
  if (start < noBackslashFrom) {
    const before = text.slice(start, noBackslashFrom).indexOf("\\");
    cursor.noBackslashFrom = start;
    if (before !== -1) cursor.backslash = start + before;
  } else if (start > backslash) {
    cursor.noBackslashFrom = start;
    cursor.backslash = placeOf(text, "\\", start);
  }
  return cursor.backslash > end;
}

function endOfSingle({ text, words, lineEnd }: Cursor, start: number): number {
  let end = placeOf(text, "'", start + 1);
  while (text.charCodeAt(end + 1) === SIGN.singleQuote && end < lineEnd) {
    words.escapes = true;
    end = placeOf(text, "'", end + 2);
  }
  return end;
}

const ESCAPES: Readonly<Record<string, string>> = { '"': '"', "\\": "\\", "/": "/", n: "\n", " ": " " };
const ESCAPE = /\\(?:u([\da-fA-F]{4})|(.))/gsu;
/** Other escapes may produce characters not allowed in text. */
const PRINTABLE = /^[\u0020-\u007E\u00A0-\uD7FF\uE000-\uFFFD]$/;

function unescaped(text: string): string | undefined {
  let isSure = true;
  const made = text.replaceAll(ESCAPE, (_, code: string | undefined, sign: string | undefined) => {
    const character =
      code === undefined ? ESCAPES[sign ?? ""] : String.fromCharCode(Number.parseInt(code, 16));
    isSure &&= character !== undefined && (character === "\n" || PRINTABLE.test(character));
    return character ?? "";
  });
  return isSure ? made : undefined;
}

/** Which of the characters below 128 are among these. */
function signs(text: string): readonly (boolean | undefined)[] {
  return Array.from({ length: 128 }, (_, code) => text.includes(String.fromCharCode(code)));
}
