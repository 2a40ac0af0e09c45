/** The four sides of the lattice: north is up, rows grow to the north and columns to the east. */
import { SIDES } from "../../game/game.ts";
import type { Side } from "../../schema/files.ts";

export const STEP_TO: Readonly<Record<Side, readonly [columns: number, rows: number]>> = {
  north: [0, 1],
  east: [1, 0],
  south: [0, -1],
  west: [-1, 0],
};

export const OPPOSITE: Readonly<Record<Side, Side>> = {
  north: "south",
  east: "west",
  south: "north",
  west: "east",
};

/** Sides without duplicates, clockwise from the north. */
export function sorted(sides: readonly Side[]): readonly Side[] {
  return SIDES.filter((side) => sides.includes(side));
}
