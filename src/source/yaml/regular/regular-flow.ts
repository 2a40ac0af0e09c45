/** Lists and maps in brackets of regular YAML (yaml-regular.ts); no comments inside, and each name on the line of its value. */
import type { SourceNode } from "../../tree.ts";
import { afterBlanks, afterLine, type Cursor, countValue, endOfLine, SIGN } from "./regular-cursor.ts";
import { type Entries, isFree, nameOfWords, noEntries } from "./regular-entries.ts";
import { readWords, scalarOfWords } from "./regular-scalars.ts";

/** Deeper ones are left to the library, which checks the limit. */
const DEEPEST = 30;

/** How values of JSON begin. */
const JSON_VALUE = /["[{\w-]/;

export const isOpenBracket = (sign: number): boolean => sign === SIGN.openList || sign === SIGN.openMap;

/**
 * Reads a value in brackets that belongs to a map or list at `column`; the cursor is at the opening bracket, and afterwards
 * behind the closing one.
 */
export function readFlow(cursor: Cursor, column: number, depth: number): SourceNode | undefined {
  const isList = cursor.text.charCodeAt(cursor.at) === SIGN.openList;
  if (depth > DEEPEST || !countValue(cursor)) return undefined;
  return isList ? readFlowList(cursor, column, depth) : readFlowMap(cursor, column, depth);
}

function readFlowList(cursor: Cursor, column: number, depth: number): SourceNode | undefined {
  const { at: start } = cursor;
  const items: SourceNode[] = [];
  const isWhole = readParts(cursor, column, SIGN.closeList, () => {
    const item = readFlowNode(cursor, column, depth);
    return item !== undefined && items.push(item) > 0;
  });
  return isWhole ? { kind: "list", items, start, end: cursor.at } : undefined;
}

function readFlowMap(cursor: Cursor, column: number, depth: number): SourceNode | undefined {
  const { at: start } = cursor;
  const entries = noEntries();
  const isWhole = readParts(cursor, column, SIGN.closeMap, () =>
    readFlowEntry(cursor, entries, column, depth),
  );
  return isWhole ? { kind: "map", entries: entries.list, start, end: cursor.at } : undefined;
}

function readFlowEntry(cursor: Cursor, entries: Entries, column: number, depth: number): boolean {
  const { text, words } = cursor;
  const key = readWords(cursor, true) ? nameOfWords(cursor) : undefined;
  if (key === undefined || text.charCodeAt(cursor.at) !== SIGN.colon || !isFree(entries, key)) return false;
  const keyRange = { start: words.start, end: words.end };
  const at = afterBlanks(text, cursor.at + 1);
  // Only after quotes may the value follow immediately, as in JSON.
  if (at === cursor.at + 1 && !(words.quoted && JSON_VALUE.test(text.charAt(at)))) return false;
  cursor.at = at;
  const value = readFlowNode(cursor, column, depth);
  return value !== undefined && entries.list.push({ key, keyRange, value }) > 0;
}

function readFlowNode(cursor: Cursor, column: number, depth: number): SourceNode | undefined {
  if (isOpenBracket(cursor.text.charCodeAt(cursor.at))) return readFlow(cursor, column, depth + 1);
  return readWords(cursor, true) ? scalarOfWords(cursor) : undefined;
}

/** The parts between brackets, separated by commas. */
function readParts(cursor: Cursor, column: number, close: number, readPart: () => boolean): boolean {
  const { text } = cursor;
  do {
    cursor.at += 1;
    if (!passBlanks(cursor, column)) return false;
    if (text.charCodeAt(cursor.at) === close) break;
    if (!readPart() || !passBlanks(cursor, column)) return false;
  } while (text.charCodeAt(cursor.at) === SIGN.comma);
  if (text.charCodeAt(cursor.at) !== close) return false;
  cursor.at += 1;
  return true;
}

/** Skips spaces and line breaks; false if the file ends, or the next line is not indented further than the owner. */
function passBlanks(cursor: Cursor, column: number): boolean {
  const { text } = cursor;
  cursor.at = afterBlanks(text, cursor.at);
  while (cursor.at === cursor.lineEnd) {
    const line = afterLine(text, cursor.lineEnd);
    cursor.at = afterBlanks(text, line);
    if (cursor.at >= text.length) return false;
    cursor.lineEnd = endOfLine(text, cursor.at);
    if (cursor.at - line <= column && cursor.at < cursor.lineEnd) return false;
  }
  return true;
}
