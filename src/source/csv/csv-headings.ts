/**
 * Rows that are not cards: a title above the column names, a heading alone in its row, the column names repeated. A title
 * is skipped; the others are read as cards, because a card could look like that.
 */
import { shortened } from "../../diagnostics/words.ts";
import type { FaultWords, ReportCsv } from "../fault.ts";
import {
  areNames,
  filledIn,
  isAfterEmptyRow,
  isFilled,
  isNumber,
  isNumbersIn,
  type Rows,
} from "./csv-grid.ts";
import type { Cell } from "./csv-rows.ts";

/** Maximum number of title lines above the column names. */
const MOST_TITLES = 3;

/** Number of title rows above the column names. */
export function titleRows(rows: Rows, text: string): number {
  const names = rows.findIndex((row) => filledIn(row).length > 1);
  if (names < 1 || names > MOST_TITLES || names === rows.length - 1) return 0;
  const row = rows[names] as readonly Cell[];
  const below = rows.slice(names + 1);
  const areHeadsOfNumbers = row.some((cell, column) => isFilled(cell) && isNumbersIn(below, column));
  return areNames(row) && (areHeadsOfNumbers || isAfterEmptyRow(rows, names, text)) ? names : 0;
}

/** Reports the skipped title. */
export function reportTitle(above: Rows, report: ReportCsv): void {
  const [title] = filledIn(above[0] ?? []);
  if (title) report(title, titleWords(title, above.length));
}

/** Reports rows of the body that look like headings. */
export function reportHeadings(header: readonly Cell[], body: Rows, text: string, report: ReportCsv): void {
  if (filledIn(header).length < 2) return;
  const rows = [header, ...body];
  const names = new Set(filledIn(header).map((cell) => cell.text.toLowerCase()));
  for (const [index, row] of rows.entries()) {
    if (index === 0 || index === rows.length - 1) continue;
    const cell = row.find(isFilled);
    if (cell && isHeadingAlone(rows, index, text)) report(cell, aloneWords(cell), "heading alone");
    else if (cell && areNamesAgain(row, names, body)) report(cell, againWords(row), "names again");
  }
}

/** The only cell of its row, after an empty row, in a table whose next row has more. */
export function isHeadingAlone(rows: Rows, index: number, text: string): boolean {
  const [row = [], next = []] = [rows[index], rows[index + 1]];
  return (
    index > 0 &&
    filledIn(row).length === 1 &&
    isFilled(row[0]) &&
    filledIn(next).length > 1 &&
    isAfterEmptyRow(rows, index, text)
  );
}

/** Common column names for cards. */
const COLUMN_NAME =
  /^(id|name|title|card|item|type|kind|cost|price|value|qty|quantity|count|copies|number|text|rules|description|effect|attack|defen[cs]e|suit|rank)$/i;

/** A row of words in columns that otherwise contain numbers, including common column names. */
function areNamesAgain(row: readonly Cell[], names: ReadonlySet<string>, body: Rows): boolean {
  const isName = ({ text }: Cell): boolean => COLUMN_NAME.test(text) || names.has(text.toLowerCase());
  // Rows of cards have no such cell, which is decided fastest.
  if (!row.some((cell) => isFilled(cell) && isName(cell)) || !areNames(row)) return false;
  if (filledIn(row).length < Math.min(2, names.size)) return false;
  const others = body.filter((one) => one !== row);
  return row.some((cell, column) => isFilled(cell) && !isNumber(cell) && isNumbersIn(others, column));
}

function titleWords({ text }: Cell, count: number): FaultWords {
  return {
    rule: "csv/heading-row",
    severity: "hint",
    message: `"${shortened(text)}" is read as a title above the table: the column names are in ${count === 1 ? "the next row" : `row ${count + 1}`}`,
    fix: `delete ${count === 1 ? "the row" : `the ${count} rows`} above the column names`,
  };
}

function aloneWords({ text }: Cell): FaultWords {
  return {
    rule: "csv/heading-row",
    severity: "warning",
    message: `"${shortened(text)}" is alone in its row after an empty row, like a heading, but is read as a card`,
    fix: "delete the row; if a second table begins here, save it as a separate file",
  };
}

function againWords(row: readonly Cell[]): FaultWords {
  const names = filledIn(row).map(({ text }) => text);
  return {
    rule: "csv/heading-row",
    severity: "warning",
    message: `${names.map((name) => `"${shortened(name)}"`).join(", ")} look like column names, but are read as a card`,
    fix: "delete the row; if a second table begins here, save it as a separate file",
  };
}
