/** Ships of a figure on their squares. */
import type { FigureShip } from "../game/booklets/figure.ts";
import type { Point } from "../units/box.ts";
import type { Ground } from "./ground.ts";

export interface PlannedShip extends Point, Omit<FigureShip, "at"> {
  /** Side of the box that it may fill, in mm. */
  readonly size: number;
}

/** Shares of a square: a ship alone, and one of several. */
const ALONE = 0.7;
const TOGETHER = 0.46;

/** Several ships of one square are side by side, four of them in two rows. */
export function shipsOf(ships: readonly FigureShip[], { side, centreOf }: Ground): readonly PlannedShip[] {
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
