/** Map cards: as printed, and as placed in a track. */
import type { Side, SquareColour, Turn } from "../schema/files.ts";
import type { SourceRef } from "../source/tree.ts";

/** A map card as printed: 2 columns a, b and 3 rows, 1 at the bottom. */
export interface MapCard {
  /** False if the schema refused squares; the missing ones are then white. */
  readonly isWhole: boolean;
  readonly squares: readonly MapSquare[];
  readonly bars: readonly MapBar[];
  readonly print: MapPrint;
}

/** The printed size of a map card's squares, and the margins around them. */
export interface MapPrint {
  /** Side of a square, in mm. */
  readonly side: number;
  /** Margins on the left and right, and at the top and bottom, in squares. */
  readonly across: number;
  readonly along: number;
}

export interface MapSquare {
  /** "a1" is bottom left, "b3" top right. */
  readonly name: string;
  readonly colour: SquareColour;
  /** Column from the left and row from the bottom, both from 0. */
  readonly column: number;
  readonly row: number;
}

/** A bar on the edge between two squares, or between a square and an outer side. */
export interface MapBar {
  readonly square: string;
  readonly towards: string | Side;
  /** The edge from end to end in squares, origin at the bottom left corner of a1, y up. */
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
  /** Column and row of its bottom left square on the lattice; rows increase upwards. */
  readonly at: readonly [column: number, row: number];
  readonly turn: Turn;
  /** True if it lies face down. */
  readonly acceleration: boolean;
  /** As the scenario states it; absent = derived from its neighbours in the track. */
  readonly heading?: readonly Side[];
  readonly source: SourceRef;
}
