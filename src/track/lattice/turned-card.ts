/** A map card in position: where its squares and corners go when it is turned clockwise on the lattice. */
import type { Turn } from "../../schema/files.ts";

/** Columns and rows of a card as printed. */
const COLUMNS = 2;
const ROWS = 3;

export interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** How many squares a card covers in this rotation. */
export function sizeOf(turn: Turn): Size {
  return turn % 180 === 0 ? { columns: COLUMNS, rows: ROWS } : { columns: ROWS, rows: COLUMNS };
}

/**
 * Where a point of the printed card is after the turn; both from the bottom left corner of the covered area, in
 * squares, y up.
 */
export function turnedPoint([x, y]: readonly [number, number], turn: Turn): readonly [x: number, y: number] {
  if (turn === 90) return [y, COLUMNS - x];
  if (turn === 180) return [COLUMNS - x, ROWS - y];
  if (turn === 270) return [ROWS - y, x];
  return [x, y];
}

/** Where a printed square is after the turn. */
export function turnedCell(column: number, row: number, turn: Turn): readonly [column: number, row: number] {
  const [x, y] = turnedPoint([column + 0.5, row + 0.5], turn);
  return [x - 0.5, y - 0.5];
}

/** The rotations in which a card can lie. */
export const TURNS: readonly Turn[] = [0, 90, 180, 270];
