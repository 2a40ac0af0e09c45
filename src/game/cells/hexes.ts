/**
 * The two lattices of hexagons: pointy-top ones (in rows) and flat-top ones (in columns). Both have the
 * same steps in axial coordinates; only the names of the sides and the drawing differ. A cell is meant by its centre;
 * corners have whole coordinates in thirds of a step, so that cells which share a corner compute the same point.
 * https://www.redblobgames.com/grids/hexagons/ draws the coordinates.
 */

import type { Side, Turn } from "../../schema/files.ts";
import { CELL_SIDES, CELL_TURNS } from "../../units/cells.ts";
import type { CellAt, CellEdge, CellPoint, LatticeKind } from "./cells.ts";

/** In the order of the sides. */
const STEPS: readonly CellAt[] = [
  [0, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
];

/** A point in thirds of a step. */
type Thirds = CellAt;

const SQRT_3 = Math.sqrt(3);

/** How one of the two lattices lies on paper. */
interface Drawn {
  readonly shape: LatticeKind["shape"];
  readonly sides: readonly Side[];
  readonly pointAt: (thirds: Thirds) => CellPoint;
  readonly across: LatticeKind["across"];
  readonly up: LatticeKind["up"];
}

export const POINTY_HEXES: LatticeKind = hexes({
  shape: "pointy-hex",
  sides: CELL_SIDES["pointy-hex"],
  pointAt: ([a, b]) => [(SQRT_3 * (2 * a + b)) / 6, b / 2],
  across: ([q, r]) => 2 * q + r,
  up: ([, r]) => r,
});

export const FLAT_HEXES: LatticeKind = hexes({
  shape: "flat-hex",
  sides: CELL_SIDES["flat-hex"],
  pointAt: ([a, b]) => [a / 2, (SQRT_3 * (2 * b + a)) / 6],
  across: ([q]) => q,
  up: ([q, r]) => 2 * r + q,
});

function hexes({ shape, sides, pointAt, across, up }: Drawn): LatticeKind {
  const indexOf = (side: Side): number => {
    const index = sides.indexOf(side);
    if (index === -1) throw new RangeError(`a hexagon of this lattice has no side to the ${side}`);
    return index;
  };
  /** The corner between a side and the next one clockwise. */
  const cornerAfter = ([q, r]: CellAt, index: number): Thirds => {
    const [one, other] = [STEPS[index % 6] as CellAt, STEPS[(index + 1) % 6] as CellAt];
    return [3 * q + one[0] + other[0], 3 * r + one[1] + other[1]];
  };
  const isBefore = (one: Thirds, other: Thirds): boolean =>
    across(one) < across(other) || (across(one) === across(other) && up(one) < up(other));
  const edgeOf = (cell: CellAt, side: Side): CellEdge => {
    const index = indexOf(side);
    const [one, other] = [cornerAfter(cell, index + 5), cornerAfter(cell, index)];
    const [from, to] = isBefore(one, other) ? [one, other] : [other, one];
    return { from: pointAt(from), to: pointAt(to) };
  };
  return {
    shape,
    sides,
    turns: CELL_TURNS[shape],
    corners: [],
    stepTo: (side) => STEPS[indexOf(side)] as CellAt,
    turnedSide: (side, turn) => sides[(indexOf(side) + turn / 60) % 6] as Side,
    centreOf: ([q, r]) => pointAt([3 * q, 3 * r]),
    outlineOf: (cell) => [5, 4, 3, 2, 1, 0].map((index) => pointAt(cornerAfter(cell, index))),
    edgeOf,
    across,
    up,
  };
}

/** Turned clockwise about the origin. */
export function turnedHex([q, r]: CellAt, turn: Turn): CellAt {
  let turned: CellAt = [q, r];
  for (let sixths = turn / 60; sixths > 0; sixths--) turned = [turned[0] + turned[1], -turned[0]];
  return turned;
}

/** A point turned clockwise about the origin. */
export function turnedPoint([x, y]: CellPoint, turn: Turn): CellPoint {
  if (turn === 0) return [x, y];
  const angle = (-turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [x * cos - y * sin, x * sin + y * cos];
}

/** Steps between two cells. */
export function hexDistance(one: CellAt, other: CellAt): number {
  const [q, r] = [other[0] - one[0], other[1] - one[1]];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}
