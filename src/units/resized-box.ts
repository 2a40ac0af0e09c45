/** A box whose edges are moved, as by the handles of a drawing program. */
import type { Box, Size } from "./box.ts";

/** How far each edge moves, to the right or down. */
export interface Edges {
  readonly left?: number | undefined;
  readonly top?: number | undefined;
  readonly right?: number | undefined;
  readonly bottom?: number | undefined;
}

/** mm of the smallest side: smaller boxes could not be grasped again. */
export const LEAST_SIDE = 0.5;

/**
 * An edge that would pass the opposite one stops before it.
 * @param isSquare both sides stay equal: the one that is changed more counts, and edges that were not moved stay
 * @param least the smallest sides, unless the box is smaller already
 */
export function resizedBox(box: Box, edges: Edges, isSquare = false, least: Size = LEAST_SIZE): Box {
  const { left = 0, top = 0, right = 0, bottom = 0 } = edges;
  const [x, width] = side(box.x, box.width, left, right, least.width);
  const [y, height] = side(box.y, box.height, top, bottom, least.height);
  const resized = { x, y, width, height };
  return isSquare ? squared(box, resized) : resized;
}

const LEAST_SIZE: Size = { width: LEAST_SIDE, height: LEAST_SIDE };

function side(
  at: number,
  length: number,
  first: number,
  last: number,
  most: number,
): readonly [start: number, length: number] {
  const least = Math.min(most, length);
  const start = first === 0 ? at : Math.min(at + first, at + length + Math.max(last, 0) - least);
  const end = Math.max(at + length + last, start + least);
  return [start, end - start];
}

function squared(before: Box, asked: Box): Box {
  const [across, down] = [asked.width - before.width, asked.height - before.height];
  const length = Math.abs(across) >= Math.abs(down) ? asked.width : asked.height;
  const start = (axis: "x" | "y", size: "width" | "height", change: number): number => {
    if (change === 0) return before[axis] + (before[size] - length) / 2;
    const isFirstMoved = Math.abs(asked[axis] - before[axis]) > 1e-9;
    return isFirstMoved ? before[axis] + before[size] - length : before[axis];
  };
  return {
    x: start("x", "width", across),
    y: start("y", "height", down),
    width: length,
    height: length,
  };
}
