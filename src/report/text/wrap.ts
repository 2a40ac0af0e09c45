/** Wraps text to a width. Limits: words are not hyphenated; a longer word gets its own line. */
import { columnsOf } from "./cells.ts";

/** @param columns maximum width of a line */
export function wrap(text: string, columns: number): string {
  const rows: string[] = [];
  let row = "";
  for (const word of text.split(/\s+/)) {
    const longer = row === "" ? word : `${row} ${word}`;
    if (row !== "" && columnsOf(longer) > columns) {
      rows.push(row);
      row = word;
    } else row = longer;
  }
  return [...rows, row].join("\n");
}
