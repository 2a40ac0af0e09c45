/** The drawing of a track as data: what its cards, squares, joins and marks are, in mm. */
import type { TerrainLook } from "../../game/scenarios/terrain-look.ts";
import type { Turn } from "../../schema/files.ts";
import type { Box } from "../../units/box.ts";

export const SQUARE_MARKS = [
  "start",
  "finish",
  "route",
  "narrow",
  "white-cut",
  "trap",
  "unreached",
  "overlap",
  "toll",
  "chest",
  "harbour",
  "mist",
  "current",
] as const;

/**
 * What a square is besides its colour. `route`: on the shortest way that the picture shows; `narrow`: pieces that fill
 * it block everyone behind (cuts of width 1 only); `white-cut`: one of a set of squares without a die that every way must
 * cross; the last five: the scenario's own rules that apply there (`current`: pieces drift from or to it).
 */
export type SquareMark = (typeof SQUARE_MARKS)[number];

export interface PicturePoint {
  readonly x: number;
  readonly y: number;
}

export interface PictureLine {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/**
 * The card's squares in position, by their top left corner. What is `as printed` is around the middle of the card,
 * unturned.
 */
export interface PictureCard {
  /** Position in the track, from 1. */
  readonly position: number;
  /** Id of the map card. */
  readonly card: string;
  readonly turn: Turn;
  readonly acceleration: boolean;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Margins of the printed card on the left and right, and at the top and bottom. */
  readonly across: number;
  readonly along: number;
  /** Size of the box around its cells, as printed. */
  readonly wide: number;
  readonly high: number;
  /** Points of an SVG polygon, as printed: the outline of its hexagons together; empty for squares, which fill the box. */
  readonly rim: string;
  /** The same of a card that is not cut to a rectangle; empty for others. */
  readonly cut: string;
  /** SVG paths, as printed: the edges between its cells, and a mark in its bottom left corner. */
  readonly lines: string;
  readonly corner: string;
  readonly centre: PicturePoint;
  /**
   * Where a label one square in size hides neither a bar nor start or finish: the centre, otherwise the middle of
   * another row, or another hexagon.
   */
  readonly label: PicturePoint;
}

export interface PictureSquare extends TerrainLook {
  /** "4.b2". */
  readonly name: string;
  /** "b2", as printed. */
  readonly printed: string;
  /** Of its card. */
  readonly position: number;
  /** Id of its terrain. */
  readonly colour: string;
  /** Top left corner; each side is 1. Of a hexagon that of the square around its middle. */
  readonly x: number;
  readonly y: number;
  /** Corners of a hexagon, as an SVG polygon has them; absent for squares. */
  readonly points?: string;
  /**
   * Rotation of its outer side (on the long edge of the card) from "to the left", in degrees clockwise: marks there
   * keep the middle of the card free.
   */
  readonly outward: Turn;
  readonly marks: readonly SquareMark[];
}

export interface PictureBar extends PictureLine {
  readonly position: number;
}

/** Where the track leads from one card to the next. */
export interface PictureJoin extends PicturePoint {
  /** Positions of both cards. */
  readonly from: number;
  readonly to: number;
  readonly kind: "edge" | "corner";
  /** Direction, in degrees clockwise from "to the right": 90 is down. */
  readonly angle: number;
}

export interface PictureShortcut extends PictureJoin {
  /** Names of the squares of each step. */
  readonly steps: readonly { readonly from: string; readonly to: string; readonly diagonal: boolean }[];
}

export interface PictureStep extends PictureLine {
  /** Names of squares. */
  readonly from: string;
  readonly to: string;
}

export interface PictureCurrent extends PictureStep {
  /** In degrees clockwise from "to the right". */
  readonly angle: number;
}

/** A terrain that occurs in the picture, as on its squares. */
export interface PictureTerrain extends TerrainLook {
  readonly colour: string;
  readonly title: string;
  /** Points for entering it; 0 if it is blocked. */
  readonly cost: number;
  readonly blocked: boolean;
}

/** How large labels of cards are. */
export interface LabelForm {
  /** Half the side of a square within a cell that a label may fill. */
  readonly room: number;
  /** From how many mm of a side on paper labels name cards too. */
  readonly from: number;
  /** Half the height of a label in mm, with the name of its card, and without. */
  readonly named: number;
  readonly plain: number;
}

export interface TrackPicture {
  /** Points of an SVG polygon: the outline of a hexagon around its middle; empty for squares. */
  readonly cell: string;
  readonly label: LabelForm;
  /** Empty if the game has only the default terrains. */
  readonly terrains: readonly PictureTerrain[];
  /** Size of the box around all squares. */
  readonly columns: number;
  readonly rows: number;
  /** Of a printed square, in mm; if decks differ, that of the first card. */
  readonly side: number;
  /** The box around all printed cards, in squares from the corner of the box around the squares. */
  readonly paper: Box;
  /** In travelling order. */
  readonly cards: readonly PictureCard[];
  readonly squares: readonly PictureSquare[];
  readonly bars: readonly PictureBar[];
  /** Of consecutive cards that touch. */
  readonly joins: readonly PictureJoin[];
  /** Where pieces can step between cards that are not consecutive, from the earlier to the later card. */
  readonly shortcuts: readonly PictureShortcut[];
  /** Centres of the squares of one shortest way with all diagonal steps; empty if the finish cannot be reached. */
  readonly route: readonly PicturePoint[];
  /** The same without diagonal steps; empty if there is none. */
  readonly straightRoute: readonly PicturePoint[];
  readonly forcedDiagonals: readonly PictureStep[];
  /** Where pieces drift under the scenario's rules. */
  readonly currents: readonly PictureCurrent[];
}

/** Converts a corner of the lattice, as a card is placed there, rows upwards, to a point of the drawing. */
export type Placing = (card: number, corner: readonly [column: number, row: number]) => PicturePoint;
