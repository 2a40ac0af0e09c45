/**
 * Where cells are in a terminal: on a grid of units, so that lines are always level or upright. A square is one unit.
 * Pointy-top hexagons are in rows, each half a cell further to one side than the next, so a cell is two units wide; flat-top
 * ones are in columns that differ by half a cell, so a cell is two units high.
 */
import type { CellAt } from "../../game/cells/cells.ts";
import type { Lattice } from "../../track/track.ts";

/** Columns of units grow to the right, rows upwards. */
export type Unit = readonly [column: number, row: number];

export interface Plane {
  /** Units that a cell covers. */
  readonly across: 1 | 2;
  readonly up: 1 | 2;
  /** The bottom left unit of a cell. */
  unitOf(cell: CellAt): Unit;
  /** The cell that covers a unit. */
  cellAt(unit: Unit): CellAt;
}

const SQUARES: Plane = { across: 1, up: 1, unitOf: (cell) => cell, cellAt: (unit) => unit };

const ROWS: Plane = {
  across: 2,
  up: 1,
  unitOf: ([q, r]) => [2 * q + r, r],
  cellAt: ([column, row]) => [Math.floor((column - row) / 2), row],
};

const COLUMNS: Plane = {
  across: 1,
  up: 2,
  unitOf: ([q, r]) => [q, 2 * r + q],
  cellAt: ([column, row]) => [column, Math.floor((row - column) / 2)],
};

const PLANES: Readonly<Record<Lattice["shape"], Plane>> = {
  square: SQUARES,
  "pointy-hex": ROWS,
  "flat-hex": COLUMNS,
};

export const planeOf = ({ shape }: Pick<Lattice, "shape">): Plane => PLANES[shape];
