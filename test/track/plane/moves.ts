/** The moves that the game allows: every pair of cells is tried. */
import type { Side } from "../../../src/schema/files.ts";
import { type Cell, contactOf, type Table } from "./cells.ts";
import { areNear, dot, halfway, minus, NEAR, type Point, towards } from "./points.ts";
import { headingsOf } from "./touches.ts";

export interface Move {
  readonly from: Cell;
  readonly to: Cell;
  readonly direction: "forward" | "lateral" | "backward";
  readonly special: boolean;
  readonly isCorner: boolean;
  readonly cost: number;
}

/** By the cell where they begin, in the order of the cells where they end. */
export function movesOf(table: Table): readonly Move[] {
  const headings = headingsOf(table);
  const open = table.cells.filter((cell) => !isBlocked(table, cell));
  return open.flatMap((from) =>
    open.flatMap((to) => moveBetween(table, from, to, headings[from.card] ?? []) ?? []),
  );
}

export const isBlocked = ({ plan }: Table, { terrain }: Pick<Cell, "terrain">): boolean =>
  plan.terrains.some(({ id, cost }) => id === terrain && cost === "blocked");

function moveBetween(table: Table, from: Cell, to: Cell, heading: readonly Side[]): Move | undefined {
  const contact = contactOf(table, from, to);
  if (contact === undefined) return undefined;
  const isCorner = contact === "corner";
  if (isCorner ? isCornerClosed(table, from.at, to.at) : hasBar(table, from.at, to.at)) return undefined;
  const { corners, backward, count } = table.plan.movement;
  const direction = directionOf(table, from, to, heading);
  const conditions = [isCorner ? corners : "always", direction === "backward" ? backward : "always"];
  if (conditions.includes("never")) return undefined;
  const cost = table.plan.terrains.find(({ id }) => id === to.terrain)?.cost;
  return {
    from,
    to,
    direction,
    special: conditions.includes("special"),
    isCorner,
    cost: count === "cost" && typeof cost === "number" ? cost : 1,
  };
}

const hasBar = ({ bars }: Table, one: Point, other: Point): boolean => {
  const middle = halfway(one, other);
  return bars.some((bar) => areNear(bar, middle));
};

/** Both ways round the corner have a bar on one of their two edges, whether a cell is there or not. */
function isCornerClosed(table: Table, from: Point, to: Point): boolean {
  const round: readonly Point[] = [
    [from[0], to[1]],
    [to[0], from[1]],
  ];
  return round.every((by) => hasBar(table, from, by) || hasBar(table, by, to));
}

function directionOf({ shape }: Table, from: Cell, to: Cell, heading: readonly Side[]): Move["direction"] {
  if (from.card !== to.card) return to.card > from.card ? "forward" : "backward";
  const parts = heading.map((side) => dot(towards(shape, side), minus(to.at, from.at)));
  if (parts.some((part) => part > NEAR)) return "forward";
  return parts.some((part) => part < -NEAR) ? "backward" : "lateral";
}
