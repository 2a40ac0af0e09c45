/**
 * Which steps the rules allow from each square: to a neighbour if no bar is between, to a diagonal neighbour if one of
 * the two ways round the corner is open, never backward. Whether a captain may move diagonally at all, and which
 * squares are occupied, is left to the caller.
 */
import type { Side } from "../../schema/files.ts";
import type { Cell, Grid } from "../lattice/grid.ts";
import { OPPOSITE, STEP_TO } from "../lattice/sides.ts";
import type { Lattice, Step, TrackSquare } from "../track.ts";

interface Way {
  readonly parts: readonly Side[];
  readonly columns: number;
  readonly rows: number;
}

/** The eight directions of a step. */
const WAYS: readonly Way[] = (
  [
    ["north"],
    ["north", "east"],
    ["east"],
    ["south", "east"],
    ["south"],
    ["south", "west"],
    ["west"],
    ["north", "west"],
  ] as const
).map((parts) => ({
  parts,
  columns: parts.reduce((sum, side) => sum + STEP_TO[side][0], 0),
  rows: parts.reduce((sum, side) => sum + STEP_TO[side][1], 0),
}));

/** From each square, in the order of the squares that they lead to. */
export function stepsOf(
  { squares }: Lattice,
  grid: Grid,
  headings: readonly (readonly Side[])[],
): readonly (readonly Step[])[] {
  return squares.map((square) => {
    if (grid.squareAt(cellOf(square)) !== square) return [];
    const steps: Step[] = [];
    for (const way of WAYS) {
      const step = stepOf(square, way, grid, headings);
      if (step) steps.push(step);
    }
    return steps.sort((a, b) => a.to - b.to);
  });
}

const cellOf = ({ column, row }: TrackSquare): Cell => [column, row];

function stepOf(
  from: TrackSquare,
  { parts, columns, rows }: Way,
  grid: Grid,
  headings: readonly (readonly Side[])[],
): Step | undefined {
  const start = cellOf(from);
  const end: Cell = [from.column + columns, from.row + rows];
  const to = grid.squareAt(end);
  if (to === undefined || grid.isBarred(start, end)) return undefined;
  const direction = directionOf(from, to, parts, headings[from.card] ?? []);
  if (direction === "backward") return undefined;
  return { from: from.index, to: to.index, direction, diagonal: parts.length > 1 };
}

function directionOf(
  from: TrackSquare,
  to: TrackSquare,
  parts: readonly Side[],
  heading: readonly Side[],
): Step["direction"] | "backward" {
  if (from.card !== to.card) return to.card > from.card ? "forward" : "backward";
  if (parts.some((side) => heading.includes(side))) return "forward";
  return parts.some((side) => heading.includes(OPPOSITE[side])) ? "backward" : "lateral";
}
