/** Ships and arrows of a figure, on its squares. */
import type { Figure, FigureShip } from "../game/booklets/figure.ts";
import type { Point } from "../units/box.ts";
import { round } from "../units/length.ts";
import type { Backdrop } from "./backdrop.ts";
import type { Line } from "./planned.ts";

export interface PlannedShip extends Point, Omit<FigureShip, "at"> {
  /** Side of the box that it may fill, in mm. */
  readonly size: number;
}

export interface PlannedArrow extends Line {
  /** From end to end, in mm, and its direction: degrees clockwise from "to the right". */
  readonly length: number;
  readonly angle: number;
  readonly crossed: boolean;
  /** "" = none. */
  readonly step: number | "";
}

/** Shares of a square: a ship alone, and one of several. */
const ALONE = 0.7;
const TOGETHER = 0.46;

/** Several ships of one square are side by side, four of them in two rows. */
export function shipsOf(ships: readonly FigureShip[], { side, centreOf }: Backdrop): readonly PlannedShip[] {
  return ships.map(({ at, ...look }, index) => {
    const together = ships.filter((one) => one.at === at).length;
    const number = ships.slice(0, index).filter((one) => one.at === at).length;
    const { x, y } = centreOf(at);
    if (together === 1) return { ...look, x, y, size: ALONE * side };
    const rows = Math.ceil(together / 2);
    const row = Math.floor(number / 2);
    const inRow = Math.min(2, together - 2 * row);
    return {
      ...look,
      x: x + ((number % 2) - (inRow - 1) / 2) * TOGETHER * side,
      y: y + (row - (rows - 1) / 2) * TOGETHER * side,
      size: TOGETHER * side,
    };
  });
}

/**
 * Shares of a square's side: the distance from the middle of the first square to the start of an arrow, with a ship
 * there and without, and from its end to the middle of the other square.
 */
const FROM = { ship: 0.38, free: 0.2 };
const TO = { ship: 0.34, free: 0 };

/** From near the middle of one square to near that of another. */
export function arrowsOf(
  { arrows, ships }: Pick<Figure, "arrows" | "ships">,
  backdrop: Backdrop,
): readonly PlannedArrow[] {
  return arrows.map(({ from, to, crossed, step }): PlannedArrow => {
    const [start, end] = [backdrop.centreOf(from), backdrop.centreOf(to)];
    const [dx, dy] = [end.x - start.x, end.y - start.y];
    const distance = Math.hypot(dx, dy) || 1;
    const taken = (square: string): "ship" | "free" =>
      ships.some(({ at }) => at === square) ? "ship" : "free";
    const first = FROM[taken(from)] * backdrop.side;
    const last = distance - TO[taken(to)] * backdrop.side;
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
