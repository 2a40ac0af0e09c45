/** A map card as it lies: where its squares and corners go when it is turned clockwise on the lattice. */
import type { Turn } from "../../schema/files.ts";

/** Columns and rows of a card as printed. */
const COLUMNS = 2;
const ROWS = 3;

export interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** How many squares a card covers, turned so. */
export function sizeOf(turn: Turn): Size {
  return turn % 180 === 0 ? { columns: COLUMNS, rows: ROWS } : { columns: ROWS, rows: COLUMNS };
}

/**
 * Where a point of the printed card lies after the turn; both from the bottom left corner of what the card covers, in
 * squares, y up.
 */
export function turnedPoint([x, y]: readonly [number, number], turn: Turn): readonly [x: number, y: number] {
  if (turn === 90) return [y, COLUMNS - x];
  if (turn === 180) return [COLUMNS - x, ROWS - y];
  if (turn === 270) return [ROWS - y, x];
  return [x, y];
}

/** Where a printed square lies after the turn. */
export function turnedCell(column: number, row: number, turn: Turn): readonly [column: number, row: number] {
  const [x, y] = turnedPoint([column + 0.5, row + 0.5], turn);
  return [x - 0.5, y - 0.5];
}
