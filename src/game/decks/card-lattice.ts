/** The squares of a map card as printed: names, neighbours and edges. Columns a, b from the left, rows 1 to 3 upwards. */
import type { Side } from "../../schema/files.ts";
import { SIDES } from "../game.ts";
import type { MapBar } from "../map-cards.ts";

const COLUMNS = ["a", "b"];
const ROWS = ["1", "2", "3"];
export const COLUMN_COUNT = COLUMNS.length;
export const ROW_COUNT = ROWS.length;

/** One step to each side: columns grow to the east, rows to the north. */
export const STEPS: Readonly<Record<Side, readonly [columns: number, rows: number]>> = {
  north: [0, 1],
  east: [1, 0],
  south: [0, -1],
  west: [-1, 0],
};

export interface Cell {
  readonly name: string;
  /** From 0, to the right and upwards. */
  readonly column: number;
  readonly row: number;
}

/** All six squares, top row first, each row from the left: the order in which a card writes them. */
export const CELLS: readonly Cell[] = ROWS.flatMap((letter, row) =>
  COLUMNS.map((column, index) => ({ name: column + letter, column: index, row })),
).sort((a, b) => b.row - a.row || a.column - b.column);

/** The square of a name that the schema has accepted. */
export function cellOf(name: string): Cell {
  const cell = CELLS.find((one) => one.name === name);
  if (cell === undefined) throw new Error(`the schema let "${name}" through as a square`);
  return cell;
}

/** The square on that side; undefined past the edge of the card. */
export function neighbourOf(cell: Cell, side: Side): Cell | undefined {
  const [columns, rows] = STEPS[side];
  return CELLS.find(({ column, row }) => column === cell.column + columns && row === cell.row + rows);
}

export function neighboursOf(cell: Cell): readonly Cell[] {
  return SIDES.map((side) => neighbourOf(cell, side)).filter((other) => other !== undefined);
}

/** The side of `cell` on which `other` is, if they share an edge. */
export function sideTowards(cell: Cell, other: Cell): Side | undefined {
  return SIDES.find((side) => neighbourOf(cell, side) === other);
}

/** The edge on that side in squares, its left or lower end first; origin at the bottom left corner of a1, y up. */
export function edgeOf(
  { column: x, row: y }: Pick<Cell, "column" | "row">,
  side: Side,
): Pick<MapBar, "from" | "to"> {
  if (side === "north") return { from: [x, y + 1], to: [x + 1, y + 1] };
  if (side === "south") return { from: [x, y], to: [x + 1, y] };
  if (side === "east") return { from: [x + 1, y], to: [x + 1, y + 1] };
  return { from: [x, y], to: [x, y + 1] };
}
