/** Maps, lists and values by indentation in regular YAML (yaml-regular.ts). */
import type { SourceNode } from "../../tree.ts";
import { isBlockMark, readBlockText } from "./regular-block-text.ts";
import {
  afterBlanks,
  type Cursor,
  countValue,
  endLine,
  isBlankOrLineEnd,
  isRegular,
  SIGN,
} from "./regular-cursor.ts";
import { isFree, nameOfWords, noEntries } from "./regular-entries.ts";
import { isOpenBracket, readFlow } from "./regular-flow.ts";
import { noteLines } from "./regular-lines.ts";
import { countWords, emptyScalar, readWords, scalarOfWords } from "./regular-scalars.ts";
import { type Again, RegularTable } from "./regular-table.ts";

/** Nesting of lists and maps; deeper ones are left to the library, which checks the limit. */
const DEEPEST = 30;

/** Of lists whose maps become a table: below a name of the file, such as the cards of a deck. */
const TABLE_DEPTH = 1;

/**
 * The value that begins at the cursor and belongs to a map or list at `owner`.
 * @param table notes the fields of a map, instead of nodes
 */
export function readBlock(
  cursor: Cursor,
  owner: number,
  depth: number,
  table?: RegularTable,
): SourceNode | undefined {
  if (depth > DEEPEST || !isRegular(cursor)) return undefined;
  if (isDash(cursor)) return readList(cursor, depth);
  if (isOpenBracket(cursor.text.charCodeAt(cursor.at))) return readMarked(cursor, owner, depth);
  if (!readWords(cursor, false)) return undefined;
  if (!isName(cursor)) return endScalar(cursor);
  return table ? noteMap(cursor, depth, table) : readMap(cursor, depth);
}

function isDash(cursor: Cursor): boolean {
  const { text, at } = cursor;
  return text.charCodeAt(at) === SIGN.dash && isBlankOrLineEnd(cursor, at + 1);
}

function readList(cursor: Cursor, depth: number): SourceNode | undefined {
  const { at: start, column } = cursor;
  const items: SourceNode[] = [];
  const table = depth === TABLE_DEPTH ? new RegularTable(cursor.file, AGAIN) : undefined;
  if (!countValue(cursor)) return undefined;
  do if (!addItem(cursor, column, depth, items, table)) return undefined;
  while (isAtItem(cursor, column));
  const list = { kind: "list", items, start, end: (items.at(-1) as SourceNode).end } as const;
  return table ? { ...list, table: table.ended(cursor.count) } : list;
}

/** True if an item of a list at this column begins here. */
const isAtItem = (cursor: Cursor, column: number): boolean => cursor.column === column && isDash(cursor);

/** Reads the item whose dash is at the cursor; false if it, or what follows, is not regular. */
function addItem(
  cursor: Cursor,
  column: number,
  depth: number,
  items: SourceNode[],
  table?: RegularTable,
): boolean {
  table?.beginItem(cursor.at);
  const item = readItem(cursor, column, depth, table);
  if (!item || cursor.column > column) return false;
  items.push(table && item.kind === "map" ? table.itemAt(item) : item);
  return true;
}

/**
 * Reads items of a list with a table from the cursor on, until the list ends or `isKnown` says of the place of an item
 * that it and all later ones are known; undefined if they are not regular.
 */
export function readTableItems(
  cursor: Cursor,
  items: SourceNode[],
  table: RegularTable,
  isKnown: (at: number) => boolean,
): "end" | "known" | undefined {
  const { column } = cursor;
  while (isAtItem(cursor, column)) {
    if (isKnown(cursor.at)) return "known";
    if (!addItem(cursor, column, TABLE_DEPTH, items, table)) return undefined;
  }
  return "end";
}

function readItem(
  cursor: Cursor,
  column: number,
  depth: number,
  table?: RegularTable,
): SourceNode | undefined {
  const dash = cursor.at;
  const at = afterBlanks(cursor.text, dash + 1);
  cursor.at += 1;
  if (endLine(cursor))
    return cursor.column > column ? readBlock(cursor, column, depth + 1, table) : emptyScalar(cursor, at);
  cursor.at = at;
  cursor.column = column + at - dash;
  return hasMark(cursor)
    ? readMarked(cursor, column, depth + 1)
    : readBlock(cursor, column, depth + 1, table);
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

/** The same as `readMap`, but its fields are noted in a table; the result has no entries. */
function noteMap(cursor: Cursor, depth: number, table: RegularTable): SourceNode | undefined {
  const { column, words } = cursor;
  const { start } = words;
  if (!countValue(cursor)) return undefined;
  for (let name = noteName(cursor, table); name !== undefined; ) {
    const first = noteValue(cursor, depth, table, name);
    const end = first !== undefined && cursor.column === column ? noteLines(cursor, table, first) : first;
    if (end === undefined) return undefined;
    if (cursor.column < column) return { kind: "map", entries: [], start, end };
    name = cursor.column === column ? nextName(cursor, table) : undefined;
  }
  return undefined;
}

/** The number of the name in `words`; undefined for one that cannot follow. */
function noteName(cursor: Cursor, table: RegularTable): number | undefined {
  const key = nameOfWords(cursor);
  return key === undefined ? undefined : table.numberOf(key, !cursor.words.quoted);
}

/** Reads the next name, which mostly is that of the item before. */
function nextName(cursor: Cursor, table: RegularTable): number | undefined {
  const { text, at, words } = cursor;
  const expected = table.expectedName();
  if (expected !== undefined && text.startsWith(expected, at)) {
    cursor.at += expected.length;
    if (isName(cursor)) {
      words.start = at;
      words.end = cursor.at;
      words.quoted = false;
      words.escapes = false;
      return table.numberOf(expected, true);
    }
    cursor.at = at;
  }
  return readWords(cursor, false) && isName(cursor) ? noteName(cursor, table) : undefined;
}

/** Notes the value of a name, and returns its end; the cursor is at the colon. */
function noteValue(cursor: Cursor, depth: number, table: RegularTable, name: number): number | undefined {
  const { text, column, words } = cursor;
  const { start: keyStart } = words;
  const colon = cursor.at;
  const at = afterBlanks(text, colon + 1);
  if (at < cursor.lineEnd && text.charCodeAt(at) !== SIGN.hash) {
    cursor.at = at;
    if (!hasMark(cursor)) {
      if (!readWords(cursor, false) || !countWords(cursor)) return undefined;
      table.addScalar(name, keyStart, words);
      const { end } = words;
      return endLine(cursor) ? end : undefined;
    }
    cursor.at = colon;
  }
  const value = readValue(cursor, column, depth);
  if (value) table.addOther(name, keyStart, value);
  return value?.end;
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

/** Reads parts of a table again. */
const AGAIN: Again = {
  readItem: (cursor) => readItem(cursor, cursor.column, TABLE_DEPTH),
  readNamed: (cursor) =>
    readWords(cursor, false) ? readValue(cursor, cursor.column, TABLE_DEPTH + 1) : undefined,
};
