/** Numbers of a figure that would be outside it: it would be unclear what they point at. */
import type { Figure, FigureCallout } from "../game/booklets/figure.ts";
import { type Box, contains, type Point } from "../units/box.ts";
import { round } from "../units/length.ts";
import { DISC } from "./callouts.ts";
import { shownBy } from "./shown.ts";

export interface StrayCallout {
  readonly callout: FigureCallout;
  readonly at: Point;
  /** The allowed area, in mm from the figure's top left corner. */
  readonly room: Box;
}

export function strayCallouts(figure: Figure): readonly StrayCallout[] {
  const room = roomOf(figure);
  return figure.callouts.flatMap((callout) => {
    const { at } = callout;
    const isStray = typeof at !== "string" && !contains(room, { ...at, width: 0, height: 0 });
    return isStray ? [{ callout, at, room }] : [];
  });
}

/**
 * At the edge of cards and squares half of a number may stick out; the drawing of a template alone ends at its edge.
 */
function roomOf(figure: Figure): Box {
  const { cards, backdrop, box } = shownBy(figure);
  const rim = cards.length === 0 && backdrop === undefined ? DISC : 0;
  return { x: rim, y: rim, width: sideOf(box.width - 2 * rim), height: sideOf(box.height - 2 * rim) };
}

const sideOf = (side: number): number => round(Math.max(0, side), 2);
