/**
 * The slots of a picture of a track, each for one whole tile, and where the tiles in them lie on the lattice of cells.
 * Slots have coordinates like cells: of squares column and row, of hexagons axial. Tiles of squares fill a grid of columns
 * and rows. Tiles of hexagons fill a lattice of hexagons: every second line of the text is indented, and shifted by half a
 * slot. Patches of hexagons lie in straight lines, corner to corner, or interlock without gaps in one of two ways: of
 * pointy-top ones, each lies as many rows higher, or lower, than its neighbour to the west as the radius says.
 */
import type { CellShape, Cells } from "../../../units/cells.ts";
import { type CellAt, plus } from "../../cells/cells.ts";
import { latticeKind } from "../../cells/lattice-kind.ts";
import { SQUARES } from "../../cells/squares.ts";
import type { Tile } from "../../cells/tile.ts";
import type { Row, Slope } from "./tokens.ts";

export type Slot = CellAt;

export const slotKey = ([column, row]: Slot): string => `${column} ${row}`;

/** Slots beside a slot: those that share an edge, or a corner as well. */
export function slotsBeside(slot: Slot, shape: CellShape, withCorners: boolean): readonly Slot[] {
  const { sides, stepTo } = latticeKind(shape);
  const steps = [...sides.map(stepTo), ...(withCorners && shape === "square" ? SQUARES.corners : [])];
  return steps.map((step) => plus(slot, step));
}

/** The two steps from slot to slot, in cells. */
export type Steps = readonly [across: CellAt, up: CellAt];

/** @param size of a tile of squares as laid */
export function stepsOf(cells: Cells, size: ReturnType<Tile["sizeIn"]>, slope: Slope = "level"): Steps {
  if (cells.shape === "square")
    return [
      [size.columns, 0],
      [0, size.rows],
    ];
  const { radius } = cells;
  const across = 2 * radius + 1;
  if (slope === "level")
    return [
      [across, 0],
      [0, across],
    ];
  return slope === "rising"
    ? [
        [radius + 1, radius],
        [-radius, across],
      ]
    : [
        [across, -radius],
        [radius, radius + 1],
      ];
}

/** Where a tile in a slot lies, if that in the slot [0, 0] lies at [0, 0]. */
export const placeOfSlot = ([column, row]: Slot, [across, up]: Steps): CellAt => [
  column * across[0] + row * up[0],
  column * across[1] + row * up[1],
];

/** The slot of a tile that lies there; undefined if it is in none. */
export function slotOfPlace([x, y]: CellAt, [across, up]: Steps): Slot | undefined {
  const area = across[0] * up[1] - across[1] * up[0];
  const column = (x * up[1] - y * up[0]) / area;
  const row = (y * across[0] - x * across[1]) / area;
  return Number.isInteger(column) && Number.isInteger(row) ? [column, row] : undefined;
}

/** The lines of a text: which of them are indented. */
export interface Lines {
  readonly isIndented: (line: number) => boolean;
  /** The first line that is not indented as it should be. */
  readonly fault?: { readonly row: Row; readonly shouldBe: boolean };
}

/** Of hexagons every second line is indented, by any number of spaces; of squares none is. */
export function linesOf(rows: readonly Row[], shape: CellShape): Lines {
  let margin = Number.POSITIVE_INFINITY;
  for (const { indent } of rows) margin = Math.min(margin, indent);
  const [first] = rows;
  const isFirst = first !== undefined && first.indent > margin;
  const isIndented = (line: number): boolean =>
    shape !== "square" && ((line - (first?.line ?? 0)) % 2 === 0) === isFirst;
  const row = rows.find(({ line, indent }) => indent > margin !== isIndented(line));
  return { isIndented, ...(row && { fault: { row, shouldBe: isIndented(row.line) } }) };
}

/** @param line and index of the slot in the text, from the top left */
export function slotAt(line: number, index: number, isIndented: boolean, shape: CellShape): Slot {
  if (shape === "square") return [index, -line];
  const shift = isIndented ? 1 : 0;
  if (shape === "pointy-hex") return [index + Math.ceil((line + shift) / 2), -line];
  const column = 2 * index + shift;
  return [column, -Math.ceil((line + column) / 2)];
}
