/** The things that a figure shows, at their places: mm from its top left corner, y down. */
import type { Box, Point } from "../units/box.ts";

export interface PlannedCard {
  readonly deck: string;
  readonly card: string;
  readonly side: "front" | "back";
  readonly scale: number;
  readonly turn: number;
  /** What is seen of it, in mm of the card as printed. */
  readonly part: Box;
  /** Middle of that part. */
  readonly x: number;
  readonly y: number;
  /** Of the box around it as it lies. */
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

/** A map card that is drawn plainly: its middle, and its size as it lies. */
export interface PlainCard extends Point {
  readonly width: number;
  readonly height: number;
  /** It lies face down: an acceleration point. */
  readonly acceleration: boolean;
}

export type PlannedBar = Line;
