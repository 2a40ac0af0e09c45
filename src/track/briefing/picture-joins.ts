/**
 * Where to draw the arrow from one card of the track to the next: between their squares, away from the bars; or at
 * their corner.
 */
import type { Side } from "../../schema/files.ts";
import type { Join } from "../track.ts";
import { angleOf } from "./angle.ts";
import type { PictureBar, PictureCard, PictureJoin, PicturePoint } from "./track-picture.ts";

/** Right and down, in the drawing. */
const TOWARDS: Readonly<Record<Side, readonly [x: number, y: number]>> = {
  north: [0, -1],
  "north-east": [1, -1],
  east: [1, 0],
  "south-east": [1, 1],
  south: [0, 1],
  "south-west": [-1, 1],
  west: [-1, 0],
  "north-west": [-1, -1],
};

export function pictureJoins(
  joins: readonly (Join | undefined)[],
  cards: readonly PictureCard[],
  bars: readonly PictureBar[],
): readonly PictureJoin[] {
  return joins.flatMap((join, index) => {
    const [from, to] = [cards[index], cards[index + 1]];
    if (join === undefined || from === undefined || to === undefined) return [];
    const angle = headingAngle(join.headings);
    const { x, y } = meetingOf(from, to, bars, join.headings);
    return [{ from: from.position, to: to.position, kind: join.kind, x, y, angle }];
  });
}

function headingAngle(headings: readonly Side[]): number {
  const [x, y] = headings.reduce(
    ([right, down], side) => [right + TOWARDS[side][0], down + TOWARDS[side][1]],
    [0, 0],
  );
  return angleOf(x, y);
}

/** Distance from an edge that has only bars to its arrow, in squares: the bars stay visible. */
export const PAST_BARS = 0.32;

/**
 * The middle of the common edge, or of its nearest part without a bar; a little past it if all parts have one; for
 * cards that meet at a corner, the corner. The margins of both cards are between their squares.
 */
function meetingOf(
  one: PictureCard,
  other: PictureCard,
  bars: readonly PictureBar[],
  [side = "north", ...more]: readonly Side[],
): PicturePoint {
  const across = between(one.x, one.width, other.x, other.width);
  const along = between(one.y, one.height, other.y, other.height);
  const middle = { x: across.middle, y: along.middle };
  if (more.length > 0) return middle;
  const [x, y] = TOWARDS[side];
  const [gap, edge] = x === 0 ? [along, across] : [across, along];
  const parts = Array.from({ length: Math.round(edge.length) }, (_, index) => edge.from + index + 0.5);
  const own = bars.filter(({ position }) => position === one.position || position === other.position);
  const points = parts.map((at) => (x === 0 ? { x: at, y: middle.y } : { x: middle.x, y: at }));
  const open = points.filter((point) => !own.some((bar) => isBefore(bar, point, x === 0, -gap.length / 2)));
  if (open.length === points.length) return middle;
  if (open.length === 0) return { x: middle.x + PAST_BARS * x, y: middle.y + PAST_BARS * y };
  const far = (point: PicturePoint): number => Math.abs(point.x - middle.x) + Math.abs(point.y - middle.y);
  return open.reduce((best, part) => (far(part) < far(best) ? part : best));
}

interface Stretch {
  readonly from: number;
  /** Negative for the gap between two cards. */
  readonly length: number;
  readonly middle: number;
}

/** The common part of two stretches, or the gap between them. */
function between(one: number, length: number, other: number, otherLength: number): Stretch {
  const [from, to] = [Math.max(one, other), Math.min(one + length, other + otherLength)];
  return { from, length: to - from, middle: (from + to) / 2 };
}

/** Is the bar in front of the point, at most this far away, on the edge of either card? */
function isBefore(
  { x1, y1, x2, y2 }: PictureBar,
  { x, y }: PicturePoint,
  isLevel: boolean,
  reach: number,
): boolean {
  const [bar, point] = isLevel ? [(x1 + x2) / 2, x] : [(y1 + y2) / 2, y];
  const off = isLevel ? Math.abs((y1 + y2) / 2 - y) : Math.abs((x1 + x2) / 2 - x);
  return Math.abs(bar - point) < NEAR && off < reach + NEAR;
}

/** Far less than half a square. */
const NEAR = 1e-6;
