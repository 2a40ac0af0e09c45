/** How large the cells of map cards are printed, and the margins around them. Limit: a template may draw them differently, which is not detected. */

import type { Point, Size } from "../../units/box.ts";
import { type Cells, DEFAULT_CELLS } from "../../units/cells.ts";
import { hullAround } from "../../units/hull.ts";
import { MM_PER_UNIT } from "../../units/length.ts";
import type { CellPoint } from "../cells/cells.ts";
import { rimOf } from "../cells/rim.ts";
import { tileOf } from "../cells/tile.ts";
import type { MapPrint } from "../map-cards.ts";

/** Side of a square in mm: an inch, as in the rules of map tracks. */
export const SQUARE_SIDE = MM_PER_UNIT.in;

export interface PrintChoice {
  /** Of a cell, in mm; default an inch for squares, as large as fits for hexagons. */
  readonly side?: number | undefined;
  /** True for pieces that are cut to a hexagon with a point at the top; `width` is then from flat to flat. */
  readonly isHexagon?: boolean | undefined;
  /** True for pieces that are cut along their hexagons, as wide as `width`. */
  readonly isPatch?: boolean | undefined;
}

/** Cells are centred on the card; on one too small for them they are as large as fits. */
export function mapPrintOf(
  size: Size,
  cells: Cells = DEFAULT_CELLS,
  { side: wanted, isHexagon = false, isPatch = false }: PrintChoice = {},
): MapPrint {
  if (isPatch) return patchPrint(size, cells);
  const usual = cells.shape === "square" ? SQUARE_SIDE : Number.POSITIVE_INFINITY;
  const side = Math.min(wanted ?? usual, largestSide(size, cells, isHexagon));
  const { width, height } = isHexagon ? { width: size.width, height: (2 * size.width) / Math.sqrt(3) } : size;
  const box = extentOf(cells);
  const print = { side, across: (width / side - box.width) / 2, along: (height / side - box.height) / 2 };
  return isHexagon ? { ...print, outline: hexagon(size.width / Math.sqrt(3) / side) } : print;
}

/** Its height follows from its width. */
function patchPrint({ width }: Pick<Size, "width">, cells: Cells): MapPrint {
  const points = rimOf(tileOf(cells)).map(([x, y]) => ({ x, y, width: 0, height: 0 }));
  const outline = hullAround(points).map(({ x, y }): CellPoint => [x, y]);
  return { side: width / extentOf(cells).width, across: 0, along: 0, outline, isPatch: true };
}

/** The largest side of a cell, in mm, with which all cells are on the card. */
export function largestSide(size: Size, cells: Cells, isHexagon: boolean): number {
  const box = extentOf(cells);
  if (!isHexagon) return Math.min(size.width / box.width, size.height / box.height);
  const reach = Math.max(
    ...cornersOf(cells).flatMap(({ x, y }) => NORMALS.map((normal) => x * normal.x + y * normal.y)),
  );
  return size.width / 2 / reach;
}

/** Of the box around all cells, in sides. */
export function extentOf(cells: Cells): Size {
  if (cells.shape === "square") return { width: cells.columns, height: cells.rows };
  const [long, across] = [3 * cells.radius + 2, Math.sqrt(3) * (2 * cells.radius + 1)];
  return cells.shape === "pointy-hex" ? { width: across, height: long } : { width: long, height: across };
}

function cornersOf(cells: Cells): readonly Point[] {
  const tile = tileOf(cells);
  return tile.cells.flatMap(({ column, row }) =>
    tile.kind.outlineOf([column, row]).map(([x, y]) => ({ x, y })),
  );
}

/** Directions from the middle of a hexagon with a point at the top to its sides. */
const NORMALS: readonly Point[] = [0, 60, 120, 180, 240, 300].map((angle) => ({
  x: Math.cos((angle * Math.PI) / 180),
  y: Math.sin((angle * Math.PI) / 180),
}));

/** With a point at the top. */
const hexagon = (radius: number): readonly CellPoint[] =>
  [90, 150, 210, 270, 330, 30].map((angle) => [
    radius * Math.cos((angle * Math.PI) / 180),
    radius * Math.sin((angle * Math.PI) / 180),
  ]);
