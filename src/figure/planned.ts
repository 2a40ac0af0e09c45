/** The contents of a figure with their positions: mm from its top left corner, y down. */
import type { Box, Point } from "../units/box.ts";

export interface PlannedCard {
  readonly deck: string;
  readonly card: string;
  readonly side: "front" | "back";
  readonly scale: number;
  readonly turn: number;
  /** The visible part, in mm of the card as printed. */
  readonly part: Box;
  /** Middle of that part. */
  readonly x: number;
  readonly y: number;
  /** Of the bounding box in position. */
  readonly width: number;
  readonly height: number;
  /** Words below it; "" = none. */
  readonly label: string;
}

export interface Line {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

export interface PlannedSquare extends Point {
  readonly name: string;
  readonly colour: string;
}

/** A map card with a plain drawing: its middle, and its size in position. */
export interface PlainCard extends Point {
  readonly width: number;
  readonly height: number;
  /** Points of an SVG polygon: its outline around its middle, if it is not an upright rectangle. */
  readonly points: string;
  /** It is face down: an acceleration point. */
  readonly acceleration: boolean;
}

export type PlannedBar = Line;
