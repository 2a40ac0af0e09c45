/** Running text in lines of a width. Limits: words are not divided; a longer one has a line of its own. */
import { columnsOf } from "./cells.ts";

/** @param columns of a terminal that a line may take */
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
