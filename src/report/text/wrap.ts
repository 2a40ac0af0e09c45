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

/** Parts joined by commas: lines break between parts, and inside one only if it is longer than a line. */
export function wrapParts(parts: readonly string[], columns: number): readonly string[] {
  const rows: string[] = [];
  for (const [index, part] of parts.entries()) {
    const text = index < parts.length - 1 ? `${part},` : part;
    const last = rows.at(-1);
    const longer = last === undefined ? text : `${last} ${text}`;
    if (last !== undefined && columnsOf(longer) <= columns) rows[rows.length - 1] = longer;
    else rows.push(...wrap(text, columns).split("\n"));
  }
  return rows;
}
