/** Fast queries on the lattice: which square is at a cell, and whether a bar is between two cells. */
import type { Lattice, TrackSquare } from "../track.ts";

/** A cell of the lattice, whether a card covers it or not. */
export type Cell = readonly [column: number, row: number];

export interface Grid {
  /** If cards overlap, the square of the earlier card. */
  squareAt(cell: Cell): TrackSquare | undefined;
  /**
   * Does a bar close the step? Between neighbours, one on their common edge, on either card's side. A diagonal step is
   * closed if both ways round its corner are, each by a bar on one of its two edges.
   */
  isBarred(from: Cell, to: Cell): boolean;
}

export function gridOf({ squares, bars, box }: Lattice): Grid {
  // Cells one beyond the box count too: they have edges.
  const width = box.columns + 3;
  const keyOf = (x: number, y: number): number => (y - box.row + 1) * width + (x - box.column + 1);
  const bySpot = new Map<number, TrackSquare>();
  for (const square of squares) {
    const key = keyOf(square.column, square.row);
    if (!bySpot.has(key)) bySpot.set(key, square);
  }
  // An edge is identified by its lower or left end, and whether it runs upwards.
  const edges = new Set(
    bars.map(
      ({ from, to }) =>
        2 * keyOf(Math.min(from[0], to[0]), Math.min(from[1], to[1])) + Number(from[0] === to[0]),
    ),
  );
  const hasBar = (one: Cell, other: Cell): boolean => {
    const runsUp = one[1] === other[1];
    return edges.has(2 * keyOf(Math.max(one[0], other[0]), Math.max(one[1], other[1])) + Number(runsUp));
  };
  return {
    squareAt: ([column, row]) => bySpot.get(keyOf(column, row)),
    isBarred: (from, to) => {
      if (edges.size === 0) return false;
      if (from[0] === to[0] || from[1] === to[1]) return hasBar(from, to);
      const corners: readonly Cell[] = [
        [from[0], to[1]],
        [to[0], from[1]],
      ];
      return corners.every((corner) => hasBar(from, corner) || hasBar(corner, to));
    },
  };
}
