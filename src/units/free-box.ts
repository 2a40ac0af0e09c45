/** The largest upright box in an area that touches none of the boxes in it. Pure; for some dozens of boxes. */
import { type Box, outset, overlaps } from "./box.ts";

/**
 * @param gap least distance from what is there, in the unit of the boxes
 * @param worth what a box is worth; boxes worth 0 or less are not taken
 * @returns undefined if no box is worth anything
 */
export function freeBox(
  area: Box,
  taken: readonly Box[],
  gap: number,
  worth: (box: Box) => number = ({ width, height }) => width * height,
): Box | undefined {
  const grown = taken.map((box) => outset(box, gap)).filter((box) => overlaps(box, area));
  const right = area.x + area.width;
  const bottom = area.y + area.height;
  // the largest one has each edge on the edge of a box or of the area
  const xs = cuts(area.x, right, grown, ({ x, width }) => [x, x + width]);
  const ys = cuts(area.y, bottom, grown, ({ y, height }) => [y, y + height]);
  let best: Box | undefined;
  let most = 0;
  for (const [top, y] of ys.entries())
    for (const lower of ys.slice(top + 1)) {
      const height = lower - y;
      const beside = grown.filter((box) => box.y < lower - TOUCH && box.y + box.height > y + TOUCH);
      for (const [x, width] of gaps(xs, beside)) {
        const box = { x, y, width, height };
        const value = worth(box);
        if (value <= most + TOUCH) continue;
        best = box;
        most = value;
      }
    }
  return best;
}

const TOUCH = 1e-6;

function cuts(
  from: number,
  to: number,
  boxes: readonly Box[],
  edges: (box: Box) => readonly number[],
): readonly number[] {
  const inside = boxes.flatMap(edges).filter((edge) => edge > from && edge < to);
  return [...new Set([from, ...inside, to])].sort((a, b) => a - b);
}

/** The widest stretches between the first and the last place that no box covers, as place and width. */
function gaps(xs: readonly number[], boxes: readonly Box[]): readonly (readonly [number, number])[] {
  const found: [number, number][] = [];
  let start: number | undefined;
  for (const [index, x] of xs.entries()) {
    const next = xs[index + 1];
    const isFree =
      next !== undefined && !boxes.some((box) => box.x < next - TOUCH && box.x + box.width > x + TOUCH);
    if (isFree) start ??= x;
    else if (start !== undefined) {
      found.push([start, x - start]);
      start = undefined;
    }
  }
  return found;
}
