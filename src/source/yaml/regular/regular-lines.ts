/**
 * The usual lines of a table of regular YAML (yaml-regular.ts): a name that is written as in an earlier item, and a value
 * that fills the rest of its line. Most lines of most decks are like this, so they are recognised by a few comparisons; at
 * the first line that is not, the reader of all lines continues.
 */
import { YAML_LIMITS } from "../yaml-limits.ts";
import { type Cursor, endLine, SIGN } from "./regular-cursor.ts";
import { hasCutText, isWithoutBackslash } from "./regular-scalars.ts";
import type { RegularTable } from "./regular-table.ts";

/** Unquoted text that is surely whole: no signs with a meaning, and no spaces at its ends. */
const PLAIN = /[A-Za-z0-9](?:[\w ./,;()!?+*-]*[\w./,;()!?+*-])?(?=\n)/y;

/**
 * Notes the lines below a value of a map; the cursor is at the first of them. Returns the end of the last value, or
 * undefined if what follows that is not regular.
 * @param end of the value
 */
export function noteLines(cursor: Cursor, table: RegularTable, end: number): number | undefined {
  const { text, column } = cursor;
  let start = end;
  let last = end;
  for (let name = table.nextName; ; name += 1) {
    const lead = table.leadOf(name, column);
    if (lead === undefined || !text.startsWith(lead, last)) break;
    const from = last + lead.length;
    const to = endOfValue(cursor, from);
    if (to === undefined || !table.addLine(name, last + 1 + column, from, to)) break;
    start = from;
    last = to;
    cursor.count += 1;
  }
  if (last === end) return end;
  if (cursor.count > YAML_LIMITS.nodes || isCut(cursor, start, last)) return undefined;
  cursor.at = last;
  cursor.lineEnd = last;
  return endLine(cursor) ? last : undefined;
}

/** The end of a value that fills its line; undefined if it has to be looked at more closely. */
function endOfValue(cursor: Cursor, start: number): number | undefined {
  const { text } = cursor;
  if (text.charCodeAt(start) !== SIGN.doubleQuote) {
    PLAIN.lastIndex = start;
    return PLAIN.test(text) ? PLAIN.lastIndex : undefined;
  }
  const end = text.indexOf("\n", start);
  const isWhole = end !== -1 && text.indexOf('"', start + 1) === end - 1;
  return isWhole && isWithoutBackslash(cursor, start, end) ? end : undefined;
}

const isCut = (cursor: Cursor, start: number, end: number): boolean =>
  cursor.text.charCodeAt(start) !== SIGN.doubleQuote && hasCutText(cursor, { start, end });
