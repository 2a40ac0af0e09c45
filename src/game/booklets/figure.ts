/** A resolved figure: every card looked up, every square named, defaults filled in. Lengths and positions in mm. */
import type { JsonObject } from "../../schema/files.ts";
import type { SourceRef } from "../../source/tree.ts";
import type { Box, Point, Size } from "../../units/box.ts";
import type { TrackCard } from "../map-cards.ts";
import type { Movement } from "../scenarios/movement.ts";
import type { Terrain } from "../scenarios/terrain.ts";

export interface Figure {
  readonly id: string;
  readonly title: string;
  /** Maximum width and minimum height. */
  readonly width: number;
  readonly height: number;
  /** The track of map cards. */
  readonly scale: number;
  /** Without cards that the game does not have. */
  readonly cards: readonly FigureCard[];
  readonly track: readonly TrackCard[];
  /** False if these cards cannot lie on one lattice, or if cells of one are unknown: nothing of them is drawn. */
  readonly isWhole: boolean;
  /** Of the game. */
  readonly movement: Movement;
  readonly terrains: readonly Terrain[];
  /** True if map cards are drawn plainly. */
  readonly plain: boolean;
  /** Those of `squares:`; none if a track is shown. */
  readonly squares: readonly FigureSquare[];
  /** Side of a plain square. */
  readonly side: number;
  readonly bars: readonly FigureBar[];
  readonly ships: readonly FigureShip[];
  readonly arrows: readonly FigureArrow[];
  /** Those that are not on a card. */
  readonly callouts: readonly FigureCallout[];
  /** Name of its template. */
  readonly template: string;
  /** Its own fields for the template. */
  readonly data: JsonObject;
  readonly source: SourceRef;
}

export interface FigureCard {
  /** Ids. */
  readonly deck: string;
  readonly card: string;
  /** Of the card as printed. */
  readonly size: Size;
  readonly side: "front" | "back";
  readonly scale: number;
  /** The visible part of the card as printed; by default all of it. */
  readonly part: Box;
  /** Degrees clockwise. */
  readonly turn: number;
  /** Top left corner of its bounding box; absent = in a row. */
  readonly at?: Point;
  /** From 1; only for cards without a position. */
  readonly row: number;
  readonly label?: string;
  readonly callouts: readonly CardCallout[];
  readonly source: SourceRef;
}

export interface CardCallout {
  /** On the card as printed, unturned and in full size. */
  readonly at: Point;
  readonly words: string;
  readonly beside?: "left" | "right";
  readonly source: SourceRef;
}

export interface FigureSquare {
  /** "a1" is bottom left. */
  readonly name: string;
  /** Id of its terrain. */
  readonly colour: string;
  /** From 0, from the left and from the bottom. */
  readonly column: number;
  readonly row: number;
}

/** On an edge, from end to end in squares: origin at the bottom left corner of a1, y up. */
export interface FigureBar {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
}

export interface FigureShip {
  /** Name of a square. */
  readonly at: string;
  /** "#rrggbb". */
  readonly colour: string;
  readonly ink: string;
  /** Name of an icon; "" = none. */
  readonly emblem: string;
}

export interface FigureArrow {
  readonly from: string;
  readonly to: string;
  readonly crossed: boolean;
  readonly step?: number;
}

export interface FigureCallout {
  /** Name of a square, or a position on the figure. */
  readonly at: string | Point;
  readonly words: string;
  readonly source: SourceRef;
}
