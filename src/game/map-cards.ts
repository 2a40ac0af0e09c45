/** Map cards: as printed, and as placed in a track. */

import type { Side, Turn } from "../schema/files.ts";
import type { SourceRef } from "../source/tree.ts";
import type { Cells } from "../units/cells.ts";
import type { CellPoint } from "./cells/cells.ts";

/** A map card as printed. */
export interface MapCard {
  /** False if cells are missing or refused; they then have the first terrain of the game. */
  readonly isWhole: boolean;
  readonly cells: Cells;
  /** Its cells, of any shape, in the order of `Tile.cells`. */
  readonly squares: readonly MapSquare[];
  readonly bars: readonly MapBar[];
  readonly print: MapPrint;
}

/** True for a single cell without bars, which lies the same however it is turned. */
export const isAlikeInAllTurns = ({ squares, bars }: Pick<MapCard, "squares" | "bars">): boolean =>
  squares.length === 1 && bars.length === 0;

/** The printed size of a map card's cells, and the margins around the box of all of them. */
export interface MapPrint {
  /** Side of a cell, in mm. */
  readonly side: number;
  /** Margins on the left and right, and at the top and bottom, in sides of a cell. */
  readonly across: number;
  readonly along: number;
  /** Of a piece that is cut to a hexagon or a patch: its corners around the middle of the cells, in sides of a cell, y up. */
  readonly outline?: readonly CellPoint[];
  /** True for a piece cut along its cells: two of them lie together without a gap; `outline` is the hull of the cells. */
  readonly isPatch?: true;
}

export interface MapSquare {
  /** "a1" is bottom left (`Tile` has the names). */
  readonly name: string;
  /** Id of its terrain, of the glossary's. */
  readonly terrain: string;
  /** Squares: column from the left and row from the bottom, both from 0. Hexagons: axial, from the middle. */
  readonly column: number;
  readonly row: number;
}

/** A bar on the edge between two cells, or between a cell and a side. */
export interface MapBar {
  readonly square: string;
  readonly towards: string | Side;
  /** The side of `square` on which it is. */
  readonly side: Side;
  /** The edge from end to end in sides of a cell, y up: from the bottom left corner of a1, or from the middle of the hexagons. */
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
}

/** A map card in its place. */
export interface TrackCard {
  /** Position in the track as written, from 1. */
  readonly position: number;
  readonly card: string;
  readonly deck: string;
  /** As printed: unturned, face up. */
  readonly map: MapCard;
  /** Where its bottom left square is on the lattice, as laid; of hexagons the one in the middle. */
  readonly at: readonly [column: number, row: number];
  readonly turn: Turn;
  /** True if it lies face down. */
  readonly acceleration: boolean;
  /** As the scenario states it; absent = derived from its neighbours in the track. */
  readonly heading?: readonly Side[];
  readonly source: SourceRef;
}
