/** Where an arrow from one card of the track to the next belongs: on their common edge, off its bars; or on their corner. */
import type { Side } from "../schema/files.ts";
import type { PictureBar, PictureCard, PictureJoin, PicturePoint } from "./picture.ts";
import type { Join } from "./track.ts";

/** Right and down, in the drawing. */
const TOWARDS: Readonly<Record<Side, readonly [x: number, y: number]>> = {
  north: [0, -1],
  east: [1, 0],
  south: [0, 1],
  west: [-1, 0],
};

export function pictureJoins(
  joins: readonly (Join | undefined)[],
  cards: readonly PictureCard[],
  bars: readonly PictureBar[],
): readonly PictureJoin[] {
  return joins.flatMap((join, index) => {
    const [from, to] = [cards[index], cards[index + 1]];
    if (join === undefined || from === undefined || to === undefined) return [];
    const angle = angleOf(join.headings);
    const { x, y } = meetingOf(from, to, bars, join.headings);
    return [{ from: from.position, to: to.position, kind: join.kind, x, y, angle }];
  });
}

/** Clockwise from "to the right", as drawings turn. */
function angleOf(headings: readonly Side[]): number {
  const [x, y] = headings.reduce(
    ([right, down], side) => [right + TOWARDS[side][0], down + TOWARDS[side][1]],
    [0, 0],
  );
  return (Math.round((Math.atan2(y, x) * 180) / Math.PI) + 360) % 360;
}

/** How far beyond an edge of bars only its arrow stands, in squares: the bars are seen then. */
const PAST_BARS = 0.32;

/**
 * The middle of the common edge, or of its nearest part without a bar; a little past it where all parts have one; of
 * cards that meet at a corner the corner.
 */
function meetingOf(
  one: PictureCard,
  other: PictureCard,
  bars: readonly PictureBar[],
  [side = "north"]: readonly Side[],
): PicturePoint {
  const left = Math.max(one.x, other.x);
  const right = Math.min(one.x + one.width, other.x + other.width);
  const top = Math.max(one.y, other.y);
  const bottom = Math.min(one.y + one.height, other.y + other.height);
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const parts = Array.from({ length: right - left + bottom - top }, (_, index) =>
    left === right ? { x: left, y: top + index + 0.5 } : { x: left + index + 0.5, y: top },
  );
  const open = parts.filter((part) => !bars.some((bar) => isOn(bar, part)));
  if (open.length === parts.length) return middle;
  if (open.length === 0) {
    const [x, y] = TOWARDS[side];
    return { x: middle.x + PAST_BARS * x, y: middle.y + PAST_BARS * y };
  }
  const far = ({ x, y }: PicturePoint): number => Math.abs(x - middle.x) + Math.abs(y - middle.y);
  return open.reduce((best, part) => (far(part) < far(best) ? part : best));
}

/** Is the point the middle of the bar? */
const isOn = ({ x1, y1, x2, y2 }: PictureBar, { x, y }: PicturePoint): boolean =>
  x1 + x2 === 2 * x && y1 + y2 === 2 * y;
