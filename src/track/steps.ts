/**
 * Which steps the rules allow from each square: to a neighbour when no bar lies between, to a diagonal neighbour when
 * one of the two ways round the corner is open, never backward. Whether a captain may move diagonally at all, and who
 * stands where, is left to whoever asks.
 */
import type { Side } from "../schema/files.ts";
import type { Cell, Grid } from "./grid.ts";
import { OPPOSITE, STEP_TO } from "./sides.ts";
import type { Lattice, Step, TrackSquare } from "./track.ts";

/** The eight ways of a step, each by its parts. */
const WAYS: readonly (readonly Side[])[] = [
  ["north"],
  ["north", "east"],
  ["east"],
  ["south", "east"],
  ["south"],
  ["south", "west"],
  ["west"],
  ["north", "west"],
];

/** From each square, by the order of the squares that they lead to. */
export function stepsOf(
  { squares }: Lattice,
  grid: Grid,
  headings: readonly (readonly Side[])[],
): readonly (readonly Step[])[] {
  return squares.map((square) =>
    grid.squareAt(cellOf(square)) === square
      ? WAYS.flatMap((parts) => stepOf(square, parts, grid, headings) ?? []).sort((a, b) => a.to - b.to)
      : [],
  );
}

const cellOf = ({ column, row }: TrackSquare): Cell => [column, row];

function stepOf(
  from: TrackSquare,
  parts: readonly Side[],
  grid: Grid,
  headings: readonly (readonly Side[])[],
): Step | undefined {
  const start = cellOf(from);
  const to = grid.squareAt(moved(start, parts));
  if (to === undefined || isBarred(start, parts, grid)) return undefined;
  const direction = directionOf(from, to, parts, headings[from.card] ?? []);
  if (direction === "backward") return undefined;
  return { from: from.index, to: to.index, direction, diagonal: parts.length > 1 };
}

function moved([column, row]: Cell, parts: readonly Side[]): Cell {
  return parts.reduce<Cell>(([x, y], side) => [x + STEP_TO[side][0], y + STEP_TO[side][1]], [column, row]);
}

/** A diagonal step is barred when both ways round its corner are closed, each by a bar on one of its two edges. */
function isBarred(from: Cell, parts: readonly Side[], grid: Grid): boolean {
  const to = moved(from, parts);
  if (parts.length === 1) return grid.isBarred(from, to);
  return parts.every((side) => {
    const corner = moved(from, [side]);
    return grid.isBarred(from, corner) || grid.isBarred(corner, to);
  });
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
