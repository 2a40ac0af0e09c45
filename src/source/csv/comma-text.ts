/** Rows that were copied from a spreadsheet as a CSV file that any program opens: commas between cells, a last line end. */
import { readCells } from "./csv-cells.ts";
import { dialectOf } from "./csv-dialect.ts";
import { isAfterEmptyRow } from "./csv-grid.ts";

/**
 * Tabs between cells become commas; a text with other separators keeps them, and gets a line end at most. Empty lines between
 * rows stay, because a second table may begin behind them. A text that cannot be read stays as it is.
 */
export function asCommaText(text: string): string {
  const { separator } = dialectOf(text);
  const cells = readCells(text);
  if (separator !== "\t" || cells.stopped || cells.isCut) return /[\r\n]$/.test(text) ? text : `${text}\n`;
  const { rows } = cells;
  const lines = rows.flatMap((row, index) => {
    const line = row.map((cell) => quoted(cell.text)).join(",");
    return index > 0 && isAfterEmptyRow(rows, index, text) ? ["", line] : [line];
  });
  return `${lines.join("\n")}\n`;
}

const quoted = (text: string): string =>
  /[",;\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
