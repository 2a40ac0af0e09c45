/**
 * Limits of a booklet's text. The parser's work grows faster than the text for some marks, so they are counted line by line
 * before parsing. Limits: lines are examined one by one, so a table is recognised only by the line below its header.
 */

/** Far above the content of 200 pages, and parsed within three seconds. */
const MARKDOWN_LIMITS = {
  /** Characters of the whole text, including the output of templates. */
  text: 400_000,
  lines: 20_000,
  /** Lines that begin or continue a quote. */
  quotes: 2_000,
  tables: 500,
  /** Columns of a table. */
  columns: 40,
  /** Cells of all tables, with rows filled up. */
  cells: 40_000,
  /** Characters of a paragraph or a list without a blank line. */
  stretch: 40_000,
  /** Stars, underscores, tildes and brackets in such a stretch. */
  marks: 3_000,
  /** Characters of a line. */
  line: 4_000,
  /** Nesting of quotes and lists. */
  depth: 12,
} as const;

export interface Excess {
  readonly message: string;
  /** From 1. */
  readonly line: number;
}

/** The reason; undefined if the text can be read. */
export function tooMuchIn(text: string): Excess | undefined {
  const limits = MARKDOWN_LIMITS;
  if (text.length > limits.text)
    return { message: `the text has more than ${limits.text} characters`, line: 1 };
  const lines = text.split("\n");
  const tooLong = tooManyLines(lines.length);
  if (tooLong) return tooLong;
  const counts = { length: 0, marks: 0, quotes: 0, tables: 0, columns: 0, cells: 0 };
  for (const [index, line] of lines.entries()) {
    count(line, counts);
    const message = tooMuchAt(line, counts);
    if (message !== undefined) return { message, line: index + 1 };
  }
  return undefined;
}

/** @param count of the lines of a text, as written or of its template */
export function tooManyLines(count: number): Excess | undefined {
  const { lines } = MARKDOWN_LIMITS;
  return count > lines ? { message: `the text has more than ${lines} lines`, line: lines + 1 } : undefined;
}

interface Counts {
  /** For the stretch up to the end of the line, like `marks`. */
  length: number;
  marks: number;
  /** For the text up to there, like `tables` and `cells`. */
  quotes: number;
  tables: number;
  cells: number;
  /** For the table that the line may belong to. */
  columns: number;
}

function count(line: string, counts: Counts): void {
  if (line.trim() === "") {
    counts.length = 0;
    counts.marks = 0;
    counts.columns = 0;
    return;
  }
  counts.length += line.length;
  counts.marks += line.match(/[*_~[\]]/g)?.length ?? 0;
  if (/^[ \t]*(?:(?:[-+*]|\d{1,9}[.)])[ \t]+)*>/.test(line)) counts.quotes++;
  if (BELOW_HEAD.test(line)) {
    counts.tables++;
    counts.columns = (line.match(/\|/g)?.length ?? 0) + 1;
    // the header itself
    counts.cells += counts.columns;
  } else counts.cells += counts.columns;
}

/** Dashes and bars, possibly in a quote or a list. */
const BELOW_HEAD = /^(?=.*-)(?=.*[|:])[\s>*+\d.)]*[-:|][-:|\s]*$/;

function tooMuchAt(
  text: string,
  { length, marks, quotes, tables, columns, cells }: Counts,
): string | undefined {
  const limits = MARKDOWN_LIMITS;
  if (text.length > limits.line) return `a line has more than ${limits.line} characters`;
  if (length > limits.stretch) return `more than ${limits.stretch} characters without a blank line`;
  if (marks > limits.marks) return `more than ${limits.marks} marks without a blank line`;
  if (quotes > limits.quotes) return `more than ${limits.quotes} lines are quotes`;
  if (columns > limits.columns) return `a table has more than ${limits.columns} columns`;
  if (tables > limits.tables) return `the text has more than ${limits.tables} tables`;
  if (cells > limits.cells) return `the text has more than ${limits.cells} cells in its tables`;
  const nested = /^(?:[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t]))+/.exec(text)?.[0] ?? "";
  return nested.replace(/[\d \t]+/g, "").length > limits.depth
    ? `more than ${limits.depth} nested quotes and lists`
    : undefined;
}
