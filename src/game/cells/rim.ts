/** Where the cells of a card end, and the edges between them: what a drawing or a knife follows. */
import type { CellEdge, CellPoint } from "./cells.ts";
import type { Tile } from "./tile.ts";

/** The outline of all cells together, counter-clockwise as y grows upwards; of squares with a corner at each cell. */
export function rimOf({ kind, cells }: Tile): readonly CellPoint[] {
  const key = ([x, y]: CellPoint): string => `${x} ${y}`;
  const edges = cells.flatMap(({ column, row }) => {
    const corners = kind.outlineOf([column, row]);
    return corners.map((from, index) => ({ from, to: corners[(index + 1) % corners.length] as CellPoint }));
  });
  const all = new Set(edges.map(({ from, to }) => `${key(from)} ${key(to)}`));
  // The neighbour runs along a common edge the other way.
  const outer = edges.filter(({ from, to }) => !all.has(`${key(to)} ${key(from)}`));
  const next = new Map(outer.map(({ from, to }) => [key(from), to]));
  const rim: CellPoint[] = [];
  let corner = outer[0]?.from;
  while (corner !== undefined && rim.length < outer.length) {
    rim.push(corner);
    corner = next.get(key(corner));
  }
  return rim;
}

/** Each edge between two cells once. */
export function innerEdgesOf({ kind, cells, neighbourOf }: Tile): readonly CellEdge[] {
  const half = kind.sides.slice(0, kind.sides.length / 2);
  return cells.flatMap((cell) =>
    half
      .filter((side) => neighbourOf(cell, side) !== undefined)
      .map((side) => kind.edgeOf([cell.column, cell.row], side)),
  );
}
