/**
 * A quick reader of cells for the CSV that nearly all spreadsheets save: cells without quotes and without spaces around
 * them, or in quotes from end to end. Anything else is left to the library; the rows are the same, to the last position.
 * test/source/csv-regular.test.ts compares the two.
 */
import type { Dialect } from "./csv-dialect.ts";
import { type CsvRows, collectRows, ENOUGH, type RowCollector } from "./csv-rows.ts";

const SIGN = { lineFeed: 0x0a, return: 0x0d, quote: 0x22 } as const;

/** Up to the end of a cell without quotes, by separator. */
const UNQUOTED: Readonly<Record<string, RegExp>> = {
  ",": /[^,"\r\n]*/y,
  ";": /[^;"\r\n]*/y,
  "\t": /[^\t"\r\n]*/y,
};

/** Half a character, which becomes another one in the library. */
const HALF_CHARACTER = /\p{Surrogate}/u;

/** The rows of a text; undefined if it is not regular. */
export function readRegularCells({ text, separator }: Dialect): CsvRows | undefined {
  const unquoted = UNQUOTED[separator];
  if (unquoted === undefined || HALF_CHARACTER.test(text)) return undefined;
  // Quotes may be literal there.
  if (separator === "\t" && text.includes('"')) return undefined;
  const table = collectRows();
  try {
    return splitAll(text, separator.charCodeAt(0), unquoted, table) ? table.close() : undefined;
  } catch (error) {
    if (error === ENOUGH) return table.close();
    throw error;
  }
}

/** False if the text is not regular. */
function splitAll(text: string, separator: number, unquoted: RegExp, table: RowCollector): boolean {
  let index = 0;
  let at = 0;
  while (at < text.length || index > 0) {
    const line = index === 0 ? afterBreak(text, at) : undefined;
    if (line !== undefined) {
      at = line;
      continue;
    }
    const end = text.charCodeAt(at) === SIGN.quote ? endOfQuoted(text, at) : endOfPlain(text, at, unquoted);
    if (end === undefined) return false;
    table.add(cellOf(text, at, end), index);
    if (end === text.length) return true;
    const next = afterBreak(text, end);
    index = next === undefined ? index + 1 : 0;
    if (next === undefined && text.charCodeAt(end) !== separator) return false;
    at = next ?? end + 1;
  }
  return true;
}

/** The place after a line break; undefined if there is none. */
function afterBreak(text: string, at: number): number | undefined {
  const sign = text.charCodeAt(at);
  if (sign === SIGN.lineFeed) return at + 1;
  return sign === SIGN.return && text.charCodeAt(at + 1) === SIGN.lineFeed ? at + 2 : undefined;
}

/** Undefined for a text with spaces at its ends, which the library trims. */
function endOfPlain(text: string, at: number, unquoted: RegExp): number | undefined {
  unquoted.lastIndex = at;
  unquoted.test(text);
  const end = unquoted.lastIndex;
  return end > at && (isBlank(text, at) || isBlank(text, end - 1)) ? undefined : end;
}

function isBlank(text: string, at: number): boolean {
  const sign = text.charCodeAt(at);
  return sign <= 0x20 || (sign > 0x7f && /\s/.test(text.charAt(at)));
}

function endOfQuoted(text: string, at: number): number | undefined {
  let end = text.indexOf('"', at + 1);
  while (end !== -1 && text.charCodeAt(end + 1) === SIGN.quote) end = text.indexOf('"', end + 2);
  return end === -1 ? undefined : end + 1;
}

function cellOf(text: string, start: number, end: number) {
  if (text.charCodeAt(start) !== SIGN.quote)
    return { text: text.slice(start, end), quoted: false, start, end };
  const inner = text.slice(start + 1, end - 1);
  return { text: inner.replaceAll('""', '"').replaceAll("\r\n", "\n"), quoted: true, start, end };
}
