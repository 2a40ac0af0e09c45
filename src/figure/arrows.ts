/** Arrows of a figure: from near the middle of one square to near that of another. */
import type { Figure } from "../game/booklets/figure.ts";
import { round } from "../units/length.ts";
import type { Ground } from "./ground.ts";
import type { Line } from "./planned.ts";

export interface PlannedArrow extends Line {
  /** From end to end, in mm, and its direction: degrees clockwise from "to the right". */
  readonly length: number;
  readonly angle: number;
  readonly crossed: boolean;
  /** "" = none. */
  readonly step: number | "";
}

/**
 * Shares of a square's side: the distance from the middle of the first square to the start of an arrow, with a ship
 * there and without, and from its end to the middle of the other square.
 */
const FROM = { ship: 0.38, free: 0.2 };
const TO = { ship: 0.34, free: 0 };

export function arrowsOf(
  { arrows, ships }: Pick<Figure, "arrows" | "ships">,
  ground: Ground,
): readonly PlannedArrow[] {
  return arrows.map(({ from, to, crossed, step }): PlannedArrow => {
    const [start, end] = [ground.centreOf(from), ground.centreOf(to)];
    const [dx, dy] = [end.x - start.x, end.y - start.y];
    const distance = Math.hypot(dx, dy) || 1;
    const taken = (square: string): "ship" | "free" =>
      ships.some(({ at }) => at === square) ? "ship" : "free";
    const first = FROM[taken(from)] * ground.side;
    const last = distance - TO[taken(to)] * ground.side;
    const along = (by: number) => ({ x: start.x + (dx * by) / distance, y: start.y + (dy * by) / distance });
    const [one, other] = [along(first), along(last)];
    return {
      x1: one.x,
      y1: one.y,
      x2: other.x,
      y2: other.y,
      length: round(last - first, 3),
      angle: round((Math.atan2(dy, dx) * 180) / Math.PI, 3),
      crossed,
      step: step ?? "",
    };
  });
}
