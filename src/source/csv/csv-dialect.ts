/**
 * The format of a CSV file: its separator and its line endings. Spreadsheets of different countries and systems use
 * different ones, and do not declare them except in Excel's own first line `sep=;`.
 */

import { isTabbed } from "../table-files.ts";

export interface Dialect {
  /** The file's text with the `sep=` line replaced by spaces, so that every position is unchanged. */
  readonly text: string;
  readonly separator: string;
}

/** Excel's first line, as written by Excel or saved again by another spreadsheet: `sep=;`, `"sep=;"`, `sep=;,,,`. */
const SEPARATOR_LINE = /^"?sep=([^"\p{L}\p{N}\r\n ])"?[,;|\t ]*(?=[\r\n]|$)/iu;

/** @param path of the file: `.tsv` means tabs */
export function dialectOf(written: string, path = ""): Dialect {
  if (isTabbed(path)) return { text: written, separator: "\t" };
  const [line, separator] = SEPARATOR_LINE.exec(written) ?? [];
  if (line === undefined || separator === undefined)
    return { text: written, separator: separatorIn(written) };
  return { text: " ".repeat(line.length) + written.slice(line.length), separator };
}

/**
 * Replaces line endings that are lone carriage returns, as old Macintosh programs write them, with line feeds; other text
 * is unchanged. The length stays the same. The first line ending outside quotes decides.
 */
export function withLineFeeds(text: string): string {
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && sign === "\n") return text;
    else if (!isQuoted && sign === "\r")
      return text[at + 1] === "\n" ? text : text.replaceAll(/\r(?!\n)/g, "\n");
  }
  return text;
}

/** A title and the empty line below it, as people write them above the column names. */
const TITLE = /^[^\r\n,;\t]+(?:\r?\n){2,}/;

/** The most frequent separator in the first line (below a title, if any); a comma if tied. */
function separatorIn(text: string): string {
  const table = text.trimStart().replace(TITLE, "");
  const line = (table.split(/\r?\n/, 1)[0] ?? "").replaceAll(/"[^"]*"/g, "");
  const count = (sign: string): number => line.split(sign).length - 1;
  return [",", ";", "\t"].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}
