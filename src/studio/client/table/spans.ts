/**
 * The cells of a table of a web page in their places: one that spans several columns or rows takes up all of them, with its
 * text in the first, as spreadsheets copy merged cells as text.
 */

export interface SpannedCell {
  readonly text: string;
  /** Columns, from 1. */
  readonly across: number;
  /** Rows, from 1; 0 = all that follow, as HTML has it. */
  readonly down: number;
}

export function placed(rows: readonly (readonly SpannedCell[])[]): readonly (readonly string[])[] {
  const filled: string[][] = rows.map(() => []);
  for (const [top, row] of rows.entries()) {
    let left = 0;
    for (const { text, across, down } of row) {
      while (filled[top]?.[left] !== undefined) left += 1;
      const bottom = down === 0 ? rows.length : Math.min(rows.length, top + down);
      for (let y = top; y < bottom; y++)
        for (let x = left; x < left + across; x++) (filled[y] as string[])[x] = "";
      (filled[top] as string[])[left] = text;
      left += across;
    }
  }
  // a row that a span skipped has holes
  return filled.map((row) => Array.from(row, (cell) => cell ?? ""));
}
