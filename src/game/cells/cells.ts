/**
 * The cells of a map card as data, and what every lattice of such cells can be asked. A cell is named by two whole
 * numbers: of squares its column and row, of hexagons its axial coordinates. Points have x to the right and y upwards, in
 * sides of a cell.
 */
import type { Side, Turn } from "../../schema/files.ts";
import type { CellShape } from "../../units/cells.ts";

/**
 * A cell, or a step from one to another. Squares: columns to the east, rows to the north. Pointy-top hexagons:
 * the first number grows to the east, the second to the north-east; flat-top hexagons: to the north-east and to
 * the north.
 */
export type CellAt = readonly [column: number, row: number];

export type CellPoint = readonly [x: number, y: number];

/** An edge from end to end: the left or lower end first. */
export interface CellEdge {
  readonly from: CellPoint;
  readonly to: CellPoint;
}

/** An endless lattice of one kind of cells. */
export interface LatticeKind {
  readonly shape: CellShape;
  /** The sides of a cell, clockwise from the north. */
  readonly sides: readonly Side[];
  /** The rotations in which a card can lie, clockwise. */
  readonly turns: readonly Turn[];
  /** Steps over corners: of squares, clockwise from the north-east; hexagons that share a corner also share an edge. */
  readonly corners: readonly CellAt[];
  /** @throws RangeError for a side that these cells do not have */
  stepTo(side: Side): CellAt;
  /** The side of a cell once its card is turned. @throws RangeError for a side that these cells do not have */
  turnedSide(side: Side, turn: Turn): Side;
  centreOf(cell: CellAt): CellPoint;
  /** The corners of a cell, counter-clockwise as y grows upwards. */
  outlineOf(cell: CellAt): readonly CellPoint[];
  /** The edge on that side; exactly the same numbers from both cells that share it. */
  edgeOf(cell: CellAt, side: Side): CellEdge;
  /** Whole numbers that order cells from left to right, and from the bottom to the top. */
  across(cell: CellAt): number;
  up(cell: CellAt): number;
}

/** The side opposite to one, on any lattice. */
export const OPPOSITE: Readonly<Record<Side, Side>> = {
  north: "south",
  "north-east": "south-west",
  east: "west",
  "south-east": "north-west",
  south: "north",
  "south-west": "north-east",
  west: "east",
  "north-west": "south-east",
};

/** The two cells that an edge separates, added up: the same numbers from both, and of no other edge. */
export const edgeKey = ({ stepTo }: LatticeKind, [column, row]: CellAt, side: Side): CellAt => {
  const [columns, rows] = stepTo(side);
  return [2 * column + columns, 2 * row + rows];
};

export const plus = (one: CellAt, other: CellAt): CellAt => [one[0] + other[0], one[1] + other[1]];
export const minus = (one: CellAt, other: CellAt): CellAt => [one[0] - other[0], one[1] - other[1]];
