/** Fast queries on the lattice: which square is at a cell, and whether a bar is between two cells. */
import type { CellAt } from "../../game/cells/cells.ts";
import type { Lattice, TrackSquare } from "../track.ts";

export interface Grid {
  /** If cards overlap, the square of the earlier card. */
  squareAt(cell: CellAt): TrackSquare | undefined;
  /**
   * Does a bar close the step? Between neighbours, one on their common edge, on either card's side. A step over the
   * corner of squares is closed if both ways round the corner are, each by a bar on one of its two edges.
   * @param isCorner true if the cells share only a corner
   */
  isBarred(from: CellAt, to: CellAt, isCorner: boolean): boolean;
}

export function gridOf({ squares, bars, box }: Lattice): Grid {
  // Cells one beyond the box count too: they have edges.
  const width = box.columns + 2;
  const keyOf = (x: number, y: number): number => (y - box.row + 1) * width + (x - box.column + 1);
  const bySpot = new Map<number, TrackSquare>();
  for (const square of squares) {
    const key = keyOf(square.column, square.row);
    if (!bySpot.has(key)) bySpot.set(key, square);
  }
  // An edge is identified by the sum of the two cells that it separates.
  const edgeOf = (x: number, y: number): number =>
    (y - 2 * box.row + 2) * 2 * width + (x - 2 * box.column + 2);
  const edges = new Set(bars.map(({ edge: [x, y] }) => edgeOf(x, y)));
  const hasBar = (one: CellAt, other: CellAt): boolean =>
    edges.has(edgeOf(one[0] + other[0], one[1] + other[1]));
  const isWithin = (column: number, row: number): boolean =>
    column >= box.column - 1 &&
    column <= box.column + box.columns &&
    row >= box.row - 1 &&
    row <= box.row + box.rows;
  return {
    squareAt: ([column, row]) => (isWithin(column, row) ? bySpot.get(keyOf(column, row)) : undefined),
    isBarred: (from, to, isCorner) => {
      if (edges.size === 0) return false;
      if (!isCorner) return hasBar(from, to);
      const corners: readonly CellAt[] = [
        [from[0], to[1]],
        [to[0], from[1]],
      ];
      return corners.every((corner) => hasBar(from, corner) || hasBar(corner, to));
    },
  };
}
