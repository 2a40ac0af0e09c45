/**
 * Snapping: edges and centres of a box that is being moved are drawn to those of the card and of other boxes. All measures in mm
 * of the card.
 */
import type { Box, Point } from "../../../../units/box.ts";
import { round } from "../../../../units/length.ts";

export type Axis = "x" | "y";

/** Something that a box can be lined up with. */
export interface Line {
  readonly axis: Axis;
  readonly at: number;
  readonly kind: "cut" | "safe" | "centre" | "thing";
  /** Where it begins and ends across the axis, for drawing it. */
  readonly from: number;
  readonly to: number;
}

/** A line that the box was drawn to, as long as it takes to see both. */
export type Guide = Line;

export interface Card {
  readonly width: number;
  readonly height: number;
  /** mm from the cut that everything important should stay. */
  readonly safe: number;
}

/** Which parts of the box may be drawn to a line: those that move. */
export interface Movable {
  readonly x: readonly Part[];
  readonly y: readonly Part[];
}
export type Part = "start" | "middle" | "end";

export const WHOLE: Movable = { x: ["start", "middle", "end"], y: ["start", "middle", "end"] };

/** The lines of the card, then those of the other boxes. */
export function linesOf({ width, height, safe }: Card, others: readonly Box[]): readonly Line[] {
  const own = (axis: Axis, length: number, across: number): readonly Line[] => [
    { axis, at: length / 2, kind: "centre", from: 0, to: across },
    { axis, at: safe, kind: "safe", from: 0, to: across },
    { axis, at: length - safe, kind: "safe", from: 0, to: across },
    { axis, at: 0, kind: "cut", from: 0, to: across },
    { axis, at: length, kind: "cut", from: 0, to: across },
  ];
  return [...own("x", width, height), ...own("y", height, width), ...others.flatMap(linesOfBox)];
}

function linesOfBox(box: Box): readonly Line[] {
  const of = (axis: Axis): readonly Line[] => {
    const across = axis === "x" ? "y" : "x";
    const extent = { from: box[across], to: box[across] + lengthOf(box, across) };
    return PARTS.map((part) => ({ axis, at: placeOf(box, axis, part), kind: "thing", ...extent }));
  };
  return [...of("x"), ...of("y")];
}

const PARTS: readonly Part[] = ["start", "middle", "end"];

const lengthOf = ({ width, height }: Box, axis: Axis): number => (axis === "x" ? width : height);

function placeOf(box: Box, axis: Axis, part: Part): number {
  const share = part === "start" ? 0 : part === "middle" ? 0.5 : 1;
  return box[axis] + share * lengthOf(box, axis);
}

export interface Snapped {
  /** What is to be added to the box, or to its moving edges. */
  readonly by: Point;
  readonly guides: readonly Guide[];
}

/**
 * Draws a box to the nearest line in each direction. Where none is near, its place or length goes to a tenth of a millimetre.
 * @param reach mm from which a line draws
 */
export function snapped(box: Box, movable: Movable, lines: readonly Line[], reach: number): Snapped {
  const across = nearest(box, "x", movable.x, lines, reach);
  const down = nearest(box, "y", movable.y, lines, reach);
  const by = {
    x: across?.by ?? toGrid(box, "x", movable.x),
    y: down?.by ?? toGrid(box, "y", movable.y),
  };
  const moved = { ...box, x: box.x + by.x, y: box.y + by.y };
  const guides = [...guidesOf(moved, "x", movable.x, lines), ...guidesOf(moved, "y", movable.y, lines)];
  return { by, guides: guides.filter(({ axis }) => (axis === "x" ? across : down) !== undefined) };
}

/** The same without lines. */
export const onGrid = (box: Box, movable: Movable): Snapped => snapped(box, movable, [], 0);

function nearest(
  box: Box,
  axis: Axis,
  parts: readonly Part[],
  lines: readonly Line[],
  reach: number,
): { readonly by: number } | undefined {
  let best: number | undefined;
  for (const line of lines) {
    if (line.axis !== axis) continue;
    for (const part of parts) {
      const by = line.at - placeOf(box, axis, part);
      // Lines of the card come first, and win against things that are just as near.
      if (Math.abs(by) <= reach && (best === undefined || Math.abs(by) < Math.abs(best) - 1e-6)) best = by;
    }
  }
  return best === undefined ? undefined : { by: best };
}

/** mm between places that people choose. */
const GRID = 0.1;

/** A box that is moved gets a rounded place, one that is resized a rounded length. */
function toGrid(box: Box, axis: Axis, parts: readonly Part[]): number {
  if (parts.length === 0) return 0;
  const rounded = (value: number): number => round(Math.round(value / GRID) * GRID, 3) - value;
  if (parts.length > 1) return rounded(box[axis]);
  const by = rounded(lengthOf(box, axis));
  return parts[0] === "start" ? -by : by;
}

/** Every line that the box is on now, long enough to reach both. */
function guidesOf(box: Box, axis: Axis, parts: readonly Part[], lines: readonly Line[]): readonly Guide[] {
  const across = axis === "x" ? "y" : "x";
  const found = new Map<number, Guide>();
  for (const line of lines) {
    if (line.axis !== axis || !parts.some((part) => Math.abs(placeOf(box, axis, part) - line.at) < 1e-3))
      continue;
    const key = round(line.at, 3);
    const known = found.get(key);
    const [from, to] = [box[across], box[across] + lengthOf(box, across)];
    found.set(key, {
      ...(known ?? line),
      from: Math.min(known?.from ?? line.from, line.from, from),
      to: Math.max(known?.to ?? line.to, line.to, to),
    });
  }
  return [...found.values()];
}
