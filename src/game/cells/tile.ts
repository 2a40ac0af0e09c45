/**
 * The cells of one map card as printed: their names, order and neighbours, and where they are once the card is turned.
 * Names: of squares the column's letter and the row's number from the bottom (a1 is bottom left); of pointy-top
 * hexagons the letter of the cell in its row, from the left, and the row's number from the bottom; of flat-top ones the
 * column's letter and the number of the cell in its column, from the bottom.
 */

import type { Side, Turn } from "../../schema/files.ts";
import { type Cells, nameOf } from "../../units/cells.ts";
import { type CellAt, type CellPoint, type LatticeKind, plus } from "./cells.ts";
import { turnedHex, turnedPoint } from "./hexes.ts";
import { latticeKind } from "./lattice-kind.ts";
import { turnedSquarePoint } from "./squares.ts";

export interface TileCell {
  readonly name: string;
  /** Squares: from the bottom left one, to the right and upwards. Hexagons: from the one in the middle. */
  readonly column: number;
  readonly row: number;
}

/** The cells of a card. Places and points of a laid card are counted from `at` of its entry in the track. */
export interface Tile {
  readonly kind: LatticeKind;
  /** As a file writes them: rows of squares and of pointy-top hexagons from the top, each from the left; columns of flat-top hexagons from the left, each from the top. */
  readonly cells: readonly TileCell[];
  /** The same in the lines of a file. */
  readonly lines: readonly (readonly TileCell[])[];
  cellOf(name: string): TileCell | undefined;
  /** The cell on that side; undefined past the edge of the card. */
  neighbourOf(cell: TileCell, side: Side): TileCell | undefined;
  /** The side of `cell` on which `other` is, if they share an edge. */
  sideTowards(cell: TileCell, other: TileCell): Side | undefined;
  turned(cell: CellAt, turn: Turn): CellAt;
  turnedPoint(point: CellPoint, turn: Turn): CellPoint;
  /** Of the covered cells: columns and rows of squares in this rotation, of hexagons across the middle. */
  sizeIn(turn: Turn): { readonly columns: number; readonly rows: number };
}

const known = new Map<string, Tile>();
/** Asked for very often: names are slower. */
const knownOf = new WeakMap<Cells, Tile>();

/** The same object for equal cells. */
export function tileOf(cells: Cells): Tile {
  const found = knownOf.get(cells) ?? named(cells);
  knownOf.set(cells, found);
  return found;
}

function named(cells: Cells): Tile {
  const key = cells.shape === "square" ? `${cells.columns} ${cells.rows}` : `${cells.shape} ${cells.radius}`;
  const found = known.get(key) ?? made(cells);
  known.set(key, found);
  return found;
}

function made(cells: Cells): Tile {
  const kind = latticeKind(cells.shape);
  const lines = linesOf(cells);
  const all = lines.flat();
  const byName = new Map(all.map((cell) => [cell.name, cell]));
  const byPlace = new Map(all.map((cell) => [`${cell.column} ${cell.row}`, cell]));
  const neighbourOf: Tile["neighbourOf"] = ({ column, row }, side) =>
    byPlace.get(plus([column, row], kind.stepTo(side)).join(" "));
  return {
    kind,
    cells: all,
    lines,
    cellOf: (name) => byName.get(name),
    neighbourOf,
    sideTowards: (cell, other) => kind.sides.find((side) => neighbourOf(cell, side) === other),
    ...(cells.shape === "square" ? turningSquares(cells) : turningHexes(cells.radius)),
  };
}

function linesOf(cells: Cells): readonly (readonly TileCell[])[] {
  if (cells.shape !== "square") return cells.shape === "pointy-hex" ? hexRows(cells) : hexColumns(cells);
  const row = (index: number): readonly TileCell[] =>
    upTo(cells.columns).map((column) => ({ name: nameOf(column, index), column, row: index }));
  return upTo(cells.rows).reverse().map(row);
}

type Hexes = Extract<Cells, { readonly radius: number }>;

/** Rows from the top. */
function hexRows({ radius }: Hexes): readonly (readonly TileCell[])[] {
  return upTo(2 * radius + 1)
    .reverse()
    .map((line) => {
      const r = line - radius;
      const first = Math.max(-radius, -radius - r);
      return upTo(2 * radius + 1 - Math.abs(r)).map((index) => ({
        name: nameOf(index, line),
        column: first + index,
        row: r,
      }));
    });
}

/** Columns from the left, each from its top. */
function hexColumns({ radius }: Hexes): readonly (readonly TileCell[])[] {
  return upTo(2 * radius + 1).map((line) => {
    const q = line - radius;
    const lowest = Math.max(-radius, -radius - q);
    return upTo(2 * radius + 1 - Math.abs(q))
      .reverse()
      .map((index) => ({ name: nameOf(line, index), column: q, row: lowest + index }));
  });
}

type Turning = Pick<Tile, "turned" | "turnedPoint" | "sizeIn">;

function turningSquares(size: { readonly columns: number; readonly rows: number }): Turning {
  const turnedAbout = (point: CellPoint, turn: Turn): CellPoint => turnedSquarePoint(point, size, turn);
  return {
    turned: ([column, row], turn) => {
      const [x, y] = turnedAbout([column + 0.5, row + 0.5], turn);
      return [x - 0.5, y - 0.5];
    },
    turnedPoint: turnedAbout,
    sizeIn: (turn) => (turn % 180 === 0 ? size : { columns: size.rows, rows: size.columns }),
  };
}

function turningHexes(radius: number): Turning {
  const across = { columns: 2 * radius + 1, rows: 2 * radius + 1 };
  return { turned: turnedHex, turnedPoint, sizeIn: () => across };
}

const upTo = (end: number): number[] => Array.from({ length: end }, (_, index) => index);
