/** Distributes rows over columns, in order: as full as possible without separating what belongs together. */
import type { Area } from "./booklet-look.ts";
import type { Row } from "./row.ts";

export interface PlacedRow {
  readonly row: Row;
  /** Number of the column, from 0. */
  readonly column: number;
  readonly x: number;
  readonly y: number;
}

/** @param areaOf the column of a number; called for as many as the rows need */
export function paginate(rows: readonly Row[], areaOf: (column: number) => Area): readonly PlacedRow[] {
  const placed: PlacedRow[] = [];
  let from = 0;
  for (let column = 0; ; column++) {
    while (rows[from]?.isSpace) from++;
    if (from >= rows.length) return placed;
    const area = areaOf(column);
    const head = rows[from]?.head ?? [];
    const end = endOf(rows, from, area.height - heightOf(head));
    let y = area.y;
    for (const [index, row] of [...head, ...rows.slice(from, end)].entries()) {
      if (index > head.length || (index > 0 && head.length === 0)) y += row.before;
      placed.push({ row, column, x: area.x, y });
      y += row.height;
    }
    from = end;
  }
}

/** The first row of the next column; each column gets at least one row, even if it is too high. */
function endOf(rows: readonly Row[], from: number, height: number): number {
  let used = 0;
  let end = from;
  let parting = from;
  for (let index = from; index < rows.length; index++) {
    const row = rows[index] as Row;
    used += row.height + (index === from ? 0 : row.before);
    if (used > height + 1e-6) break;
    end = index + 1;
    if (!row.together) parting = end;
  }
  if (end === rows.length) return end;
  return parting > from ? parting : Math.max(end, from + 1);
}

const heightOf = (rows: readonly Row[]): number => rows.reduce((sum, { height }) => sum + height, 0);
