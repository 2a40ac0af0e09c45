/** Which things are under the pointer, topmost first. */
import type { Thing } from "../../../../index.ts";
import type { Box, Point } from "../../../../units/box.ts";
import { outset } from "../../../../units/box.ts";

/** @param reach mm around thin things and lines that still count */
export function thingsAt(things: readonly Thing[], point: Point, reach: number): readonly Thing[] {
  return things.filter((thing) => isAt(thing, point, reach)).toReversed();
}

function isAt({ box, isHollow }: Thing, point: Point, reach: number): boolean {
  const grown = outset(box, Math.min(box.width, box.height) < 2 * reach ? reach : 0);
  if (!isIn(grown, point)) return false;
  const inner = outset(box, -reach);
  return !(isHollow && inner.width > 0 && inner.height > 0 && isIn(inner, point));
}

const isIn = ({ x, y, width, height }: Box, point: Point): boolean =>
  point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;

/** A background: it covers most of the card, and a drag that begins on it is not meant for it. */
export const isBackground = (
  { box }: Thing,
  card: { readonly width: number; readonly height: number },
): boolean => box.width >= 0.9 * card.width && box.height >= 0.9 * card.height;
