/** The lattice of squares: four sides, quarter turns, and steps over corners. */

import type { Side, Turn } from "../../schema/files.ts";
import { CELL_SIDES, CELL_TURNS } from "../../units/cells.ts";
import type { CellAt, CellEdge, CellPoint, LatticeKind } from "./cells.ts";

export const SQUARE_SIDES = CELL_SIDES.square;
export const SQUARE_TURNS = CELL_TURNS.square;

const STEPS: Readonly<Partial<Record<Side, CellAt>>> = {
  north: [0, 1],
  east: [1, 0],
  south: [0, -1],
  west: [-1, 0],
};

const CORNERS: readonly CellAt[] = [
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1],
];

export const SQUARES: LatticeKind = {
  shape: "square",
  sides: SQUARE_SIDES,
  turns: SQUARE_TURNS,
  corners: CORNERS,
  stepTo,
  turnedSide: (side, turn) => {
    const index = (SQUARE_SIDES as readonly Side[]).indexOf(side);
    if (index === -1) throw noSide(side);
    return SQUARE_SIDES[(index + turn / 90) % SQUARE_SIDES.length] as Side;
  },
  centreOf: ([column, row]) => [column + 0.5, row + 0.5],
  outlineOf: ([column, row]) => [
    [column, row],
    [column + 1, row],
    [column + 1, row + 1],
    [column, row + 1],
  ],
  edgeOf,
  across: ([column]) => column,
  up: ([, row]) => row,
};

function stepTo(side: Side): CellAt {
  const step = STEPS[side];
  if (step === undefined) throw noSide(side);
  return step;
}

const noSide = (side: Side): RangeError => new RangeError(`a square has no side to the ${side}`);

function edgeOf([x, y]: CellAt, side: Side): CellEdge {
  if (side === "north") return { from: [x, y + 1], to: [x + 1, y + 1] };
  if (side === "south") return { from: [x, y], to: [x + 1, y] };
  if (side === "east") return { from: [x + 1, y], to: [x + 1, y + 1] };
  return { from: [x, y], to: [x, y + 1] };
}

/**
 * Where a point of a card is after the turn; both from the bottom left corner of the covered area.
 * @param columns and rows of the card as printed
 */
export function turnedSquarePoint(
  [x, y]: CellPoint,
  { columns, rows }: { readonly columns: number; readonly rows: number },
  turn: Turn,
): CellPoint {
  if (turn === 90) return [y, columns - x];
  if (turn === 180) return [columns - x, rows - y];
  if (turn === 270) return [rows - y, x];
  return [x, y];
}
