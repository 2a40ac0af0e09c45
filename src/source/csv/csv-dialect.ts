/**
 * How a CSV file is written: its separator and its line ends. Spreadsheets of different countries and systems write
 * different ones, and say so nowhere but in Excel's own first line `sep=;`.
 */

export interface Dialect {
  /** The file's text with the `sep=` line blanked out, so that every place stays where it is. */
  readonly text: string;
  readonly separator: string;
}

/** Excel's first line, as Excel writes it or as another spreadsheet saved it again: `sep=;`, `"sep=;"`, `sep=;,,,`. */
const SEPARATOR_LINE = /^"?sep=([^"\p{L}\p{N}\r\n ])"?[,;|\t ]*(?=[\r\n]|$)/iu;

export function dialectOf(written: string): Dialect {
  const [line, separator] = SEPARATOR_LINE.exec(written) ?? [];
  if (line === undefined || separator === undefined)
    return { text: written, separator: separatorIn(written) };
  return { text: " ".repeat(line.length) + written.slice(line.length), separator };
}

/**
 * Text whose lines end with carriage returns alone, as old Macintosh programs save it, with line feeds instead; other
 * text as it is. The length stays the same. The first line end outside quotes decides.
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

/** A title and the empty line below it, as people write them above the names of the columns. */
const TITLE = /^[^\r\n,;\t]+(?:\r?\n){2,}/;

/** The separator that the first line has most of, below a title of its own; a comma at a tie. */
function separatorIn(text: string): string {
  const table = text.trimStart().replace(TITLE, "");
  const line = (table.split(/\r?\n/, 1)[0] ?? "").replaceAll(/"[^"]*"/g, "");
  const count = (sign: string): number => line.split(sign).length - 1;
  return [",", ";", "\t"].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}
