/**
 * How much room a shape gives to a line of text. A shape is an area bounded by straight lines; a line of text is placed
 * where its whole height is inside, in the widest part if there are several.
 */
import type { Box } from "../../units/box.ts";

export interface TextShape {
  /** Around the shape, without its padding. */
  readonly box: Box;
  /** The closed outlines as x, y, x, y ..., filled by the nonzero rule. */
  readonly lines: readonly (readonly number[])[];
  /** Distance between text and outline, on all sides. */
  readonly padding: number;
}

/** From left to right. */
export interface Room {
  readonly x: number;
  readonly width: number;
  /** Width of the next widest part beside it; 0 if there is none. */
  readonly other: number;
}

/** The room between two heights; undefined if there is none. */
export function roomIn({ lines, padding }: TextShape, top: number, bottom: number): Room | undefined {
  if (padding === 0) return freeIn(lines, top, bottom);
  let [left, right, other] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const [across, down] of AROUND) {
    const free = freeIn(lines, top + down * padding, bottom + down * padding);
    if (!free) return undefined;
    left = Math.max(left, free.x + across * padding);
    right = Math.min(right, free.x + free.width - across * padding);
    other = Math.min(other, free.other);
  }
  return right > left ? { x: left, width: right - left, other: Math.max(0, other - 2 * padding) } : undefined;
}

/** Points of the right half of a circle: the outline is widened by it to keep the padding on all sides. */
const AROUND: readonly (readonly [across: number, down: number])[] = [-90, -60, -30, 0, 30, 60, 90].map(
  (degrees) => [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)],
);

/** A side of the shape that crosses the middle, and its direction. */
interface Crossing {
  readonly x: number;
  readonly turn: 1 | -1;
}

/** The widest part inside that no side of the shape touches. */
function freeIn(lines: TextShape["lines"], top: number, bottom: number): Room | undefined {
  const { taken, crossings } = between(lines, top, bottom);
  let best: Room | undefined;
  let [end, winding, next] = [Number.POSITIVE_INFINITY, 0, 0];
  for (const [from, to] of taken) {
    while ((crossings[next]?.x ?? Number.POSITIVE_INFINITY) < from)
      winding += (crossings[next++] as Crossing).turn;
    const width = winding === 0 ? 0 : from - end;
    if (width > (best?.width ?? 0)) best = { x: end, width, other: best?.width ?? 0 };
    else if (best && width > best.other) best = { ...best, other: width };
    end = end === Number.POSITIVE_INFINITY ? to : Math.max(end, to);
  }
  return best;
}

/** The intervals that sides cover between two heights, and where they cross the middle; both from left to right. */
function between(lines: TextShape["lines"], top: number, bottom: number) {
  const taken: (readonly [from: number, to: number])[] = [];
  const crossings: Crossing[] = [];
  const middle = (top + bottom) / 2;
  for (const line of lines)
    for (let at = 0; at < line.length; at += 2) {
      const next = at + 2 < line.length ? at + 2 : 0;
      const [x1, y1, x2, y2] = [line[at], line[at + 1], line[next], line[next + 1]] as [
        number,
        number,
        number,
        number,
      ];
      if (Math.max(y1, y2) <= top || Math.min(y1, y2) >= bottom) continue;
      const xAt = (y: number): number => (y1 === y2 ? x1 : x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
      const ends =
        y1 === y2
          ? [x1, x2]
          : [xAt(Math.max(top, Math.min(y1, y2))), xAt(Math.min(bottom, Math.max(y1, y2)))];
      taken.push([Math.min(...ends), Math.max(...ends)]);
      if (y1 > middle !== y2 > middle) crossings.push({ x: xAt(middle), turn: y2 > y1 ? 1 : -1 });
    }
  taken.sort((a, b) => a[0] - b[0]);
  crossings.sort((a, b) => a.x - b.x);
  return { taken, crossings };
}
