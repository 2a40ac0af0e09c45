/**
 * A quick reader for the YAML that nearly all files use: maps and lists by indentation, values on one line, brackets on one
 * line, block texts, comments. It reports no faults: if anything may be wrong, or is rare (tabs, anchors, tags, text over
 * several lines, document markers, a duplicate name, sizes near a limit), the whole file is left to the library.
 * Its results equal the library's, to the last position; test/source/regular.test.ts compares the two.
 */
import type { SourceDocument, SourceFile, SourceNode } from "../../tree.ts";
import { isBlockMark, readBlockText } from "./regular-block-text.ts";
import {
  afterBlanks,
  type Cursor,
  countValue,
  endLine,
  isAtEnd,
  isBlankOrLineEnd,
  isRegular,
  SIGN,
  startReading,
} from "./regular-cursor.ts";
import { isFree, nameOfWords, noEntries } from "./regular-entries.ts";
import { isOpenBracket, readFlow } from "./regular-flow.ts";
import { emptyScalar, readWords, scalarOfWords } from "./regular-scalars.ts";

/** Tabs, characters not allowed in text or that other programs treat as line ends, surrogate halves. */
const IRREGULAR =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
  /[\0-\x09\x0B\x0C\x0E-\x1F\x7F\x85\u2028\u2029\uFEFF\uFFFE\uFFFF]|\r(?!\n)/;
const HALF_CHARACTER = /\p{Surrogate}/u;

/** Nesting of lists and maps; deeper ones are left to the library, which checks the limit. */
const DEEPEST = 30;

/** The tree and the comments of a file; undefined if the file is not regular. */
export function readRegular(file: SourceFile): Pick<SourceDocument, "root" | "comments"> | undefined {
  if (IRREGULAR.test(file.text) || HALF_CHARACTER.test(file.text)) return undefined;
  const cursor = startReading(file);
  if (cursor.column !== 0) return undefined;
  const root = readBlock(cursor, 0, 0);
  if (!root || !isAtEnd(cursor)) return undefined;
  return { root, comments: cursor.comments };
}

/** The value that begins at the cursor and belongs to a map or list at `owner`. */
function readBlock(cursor: Cursor, owner: number, depth: number): SourceNode | undefined {
  if (depth > DEEPEST || !isRegular(cursor)) return undefined;
  if (isDash(cursor)) return readList(cursor, depth);
  if (isOpenBracket(cursor.text.charCodeAt(cursor.at))) return readMarked(cursor, owner, depth);
  if (!readWords(cursor, false)) return undefined;
  return isName(cursor) ? readMap(cursor, depth) : endScalar(cursor);
}

function isDash(cursor: Cursor): boolean {
  const { text, at } = cursor;
  return text.charCodeAt(at) === SIGN.dash && isBlankOrLineEnd(cursor, at + 1);
}

function readList(cursor: Cursor, depth: number): SourceNode | undefined {
  const { at: start, column } = cursor;
  const items: SourceNode[] = [];
  if (!countValue(cursor)) return undefined;
  do {
    const item = readItem(cursor, column, depth);
    if (!item || cursor.column > column) return undefined;
    items.push(item);
  } while (cursor.column === column && isDash(cursor));
  return { kind: "list", items, start, end: (items.at(-1) as SourceNode).end };
}

function readItem(cursor: Cursor, column: number, depth: number): SourceNode | undefined {
  const dash = cursor.at;
  const at = afterBlanks(cursor.text, dash + 1);
  cursor.at += 1;
  if (endLine(cursor))
    return cursor.column > column ? readBlock(cursor, column, depth + 1) : emptyScalar(cursor, at);
  cursor.at = at;
  cursor.column = column + at - dash;
  return hasMark(cursor) ? readMarked(cursor, column, depth + 1) : readBlock(cursor, column, depth + 1);
}

/** True after words that a colon makes a field name. */
function isName(cursor: Cursor): boolean {
  const { text, at } = cursor;
  return text.charCodeAt(at) === SIGN.colon && isBlankOrLineEnd(cursor, at + 1);
}

/** The cursor is behind the first name. */
function readMap(cursor: Cursor, depth: number): SourceNode | undefined {
  const { column, words } = cursor;
  const { start } = words;
  const entries = noEntries();
  if (!countValue(cursor)) return undefined;
  for (;;) {
    const key = nameOfWords(cursor);
    if (key === undefined || !isFree(entries, key)) return undefined;
    const keyRange = { start: words.start, end: words.end };
    const value = readValue(cursor, column, depth);
    if (value === undefined) return undefined;
    entries.list.push({ key, keyRange, value });
    if (cursor.column < column) return { kind: "map", entries: entries.list, start, end: value.end };
    if (cursor.column > column || !readWords(cursor, false) || !isName(cursor)) return undefined;
  }
}

/** The value of a name; the cursor is at the colon. */
function readValue(cursor: Cursor, column: number, depth: number): SourceNode | undefined {
  const at = afterBlanks(cursor.text, cursor.at + 1);
  cursor.at += 1;
  if (!endLine(cursor)) {
    cursor.at = at;
    if (hasMark(cursor)) return readMarked(cursor, column, depth + 1);
    return readWords(cursor, false) ? endScalar(cursor) : undefined;
  }
  // A list may begin in the column of the name it belongs to.
  const isBelow = cursor.column > column || (cursor.column === column && isDash(cursor));
  return isBelow ? readBlock(cursor, column, depth + 1) : emptyScalar(cursor, at);
}

function hasMark({ text, at }: Cursor): boolean {
  const sign = text.charCodeAt(at);
  return isOpenBracket(sign) || isBlockMark(sign);
}

/** A value that begins with a bracket or with a block mark. */
function readMarked(cursor: Cursor, owner: number, depth: number): SourceNode | undefined {
  if (isBlockMark(cursor.text.charCodeAt(cursor.at))) return readBlockText(cursor, owner);
  const node = readFlow(cursor, owner, depth);
  return node && endLine(cursor) ? node : undefined;
}

function endScalar(cursor: Cursor): SourceNode | undefined {
  const scalar = scalarOfWords(cursor);
  return scalar && endLine(cursor) ? scalar : undefined;
}
