/**
 * Where things are on the calibration sheet, for those who draw it and for those who compute with its readings. All
 * lengths in mm, on upright paper, seen on its front. A reading never depends on how the paper was flipped.
 */
import type { Box, Point, Size } from "../../units/box.ts";

/** The corners as printed on the sheet: top left, top right, bottom left, bottom right. */
export const CORNERS = ["a", "b", "c", "d"] as const;
export type Corner = (typeof CORNERS)[number];

export type AxisName = "x" | "y";

/** A vernier has lines from -20 to +20: this far apart on the front, and on the back. */
export const LINES = 20;
export const FRONT_STEP = 1;
export const BACK_STEP = 0.95;

/** From the edges of the paper to the first tick of both bars: what the ruler measures there gives the front offset. */
export const BAR_START = 15;
/** Ladders have a line for each of these distances from the edge, in steps of half a mm. */
export const LADDER = { from: 0, to: 8, step: 0.5 } as const;

/** The edges of a sheet, in the order in which they are typed. */
export const EDGES = ["top", "right", "bottom", "left"] as const;
export type Edge = (typeof EDGES)[number];

/** From the paper's edges to the middle of a vernier: across its lines, and along them. */
const ACROSS = 60;
const ALONG = 26;

/** Smaller paper has no room for the verniers and the words between them. */
export const SMALLEST: Size = { width: 210, height: 270 };

export interface Vernier {
  readonly corner: Corner;
  readonly axis: AxisName;
  /** The place of line 0, where the lines of both sides coincide. */
  readonly at: Point;
}

/** The eight verniers: at each corner one across the paper, then one down. */
export function verniersOn({ width, height }: Size): readonly Vernier[] {
  return CORNERS.flatMap((corner) => {
    const isLeft = corner === "a" || corner === "c";
    const isTop = corner === "a" || corner === "b";
    const at = (x: number, y: number): Point => ({
      x: isLeft ? x : width - x,
      y: isTop ? y : height - y,
    });
    return [
      { corner, axis: "x", at: at(ACROSS, ALONG) },
      { corner, axis: "y", at: at(ALONG, ACROSS) },
    ] satisfies Vernier[];
  });
}

/** The lengths of the bars: whole centimetres, as long as the paper allows. */
export function barsOn({ width, height }: Size): Point {
  const longest = (side: number): number => Math.floor((side - 2 * BAR_START) / 10) * 10;
  return { x: longest(width), y: longest(height) };
}

/** The lines on which the bars are: the one across at this height, the one down at this distance from the left. */
export const BAR_AT: Point = { x: 87, y: 88 };

/** The middle of each ladder along its edge: beside the bar that ends near it. */
export function ladderAt(edge: Edge, { width, height }: Size): number {
  return edge === "top" || edge === "bottom" ? width / 2 + 5 : height / 2;
}

/** The room for the steps, between the verniers; and left of the bar that for the picture of a reading. */
export function roomsOn({ width, height }: Size): { readonly words: Box; readonly picture: Box } {
  const x = BAR_AT.x + 6;
  const y = BAR_AT.y + 8;
  return {
    words: { x, y, width: width - x - ALONG - 15, height: height - y - ALONG - 18 },
    picture: { x: 21, y, width: BAR_AT.x - 6 - 21, height: 60 },
  };
}
