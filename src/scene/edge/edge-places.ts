/** Places along a cut line, from which edges of drawings are searched on both sides. Lengths in mm. */
import type { Point } from "../../units/box.ts";

/** Direction from the cut line outwards. */
export type Side = "top" | "right" | "bottom" | "left";
export const SIDES: readonly Side[] = ["top", "right", "bottom", "left"];

export interface Place {
  readonly point: Point;
  /** Of length 1, away from the piece. */
  readonly out: Point;
}

/** mm from place to place along the cut line. */
const STEP = 1;
/** Places along one cut line, enough for a board of 1 m x 1 m: along a longer line they are farther apart. */
const MOST_PLACES = 4_000;

/** mm from one place to the next along an outline. */
export const stepAlong = (outline: readonly Point[]): number =>
  Math.max(STEP, lengthOf(outline) / MOST_PLACES);

/** mm all the way round. */
function lengthOf(outline: readonly Point[]): number {
  return outline.reduce((sum, a, index) => {
    const b = outline[(index + 1) % outline.length] as Point;
    return sum + Math.hypot(b.x - a.x, b.y - a.y);
  }, 0);
}

/** Places on the cut line, `step` mm apart. */
export function placesAlong(outline: readonly Point[], step: number): readonly Place[] {
  const places: Place[] = [];
  let next = step / 2;
  for (const [index, a] of outline.entries()) {
    const b = outline[(index + 1) % outline.length] as Point;
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const along = { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
    for (; next < length; next += step)
      places.push({ point: beside(a, along, next), out: { x: along.y, y: -along.x } });
    next -= length;
  }
  return places;
}

export const beside = ({ x, y }: Point, direction: Point, by: number): Point => ({
  x: x + direction.x * by,
  y: y + direction.y * by,
});

export function sideOf({ out: { x, y } }: Place): Side {
  if (Math.abs(x) > Math.abs(y)) return x > 0 ? "right" : "left";
  return y > 0 ? "bottom" : "top";
}
