/** Start and finish: as named, or as given by the rule. */
import type { Cell, Table } from "./cells.ts";
import { isBlocked, type Move } from "./moves.ts";
import { NEAR } from "./points.ts";
import { costsFrom } from "./race.ts";

export interface End {
  readonly cell: Cell;
  readonly named: boolean;
  /** As good by every measure but the last, which is to be topmost. */
  readonly ties: readonly Cell[];
}

/** The leftmost of the first card's lowest cells that pieces can enter. */
export function startOf(table: Table): End | undefined {
  const { start, movement } = table.plan;
  if (start !== undefined) return named(table, start);
  if (movement.start === "named") return undefined;
  const first = table.cells.filter((cell) => cell.card === 0 && !isBlocked(table, cell));
  const lowest = Math.min(...first.map(({ at }) => at[1]));
  const [cell] = first.filter(({ at }) => at[1] < lowest + NEAR).sort((a, b) => a.at[0] - b.at[0]);
  return cell && { cell, named: false, ties: [] };
}

/**
 * Of the last card's rightmost cells that pieces can enter the one with the most points from the start, all kinds of moves
 * made; the topmost of several. One that cannot be reached is nearer than any other.
 */
export function finishOf(table: Table, moves: readonly Move[], start: End | undefined): End | undefined {
  const { finish, movement, track } = table.plan;
  if (finish !== undefined) return named(table, finish);
  if (start === undefined || movement.finish === "named") return undefined;
  const last = table.cells.filter((cell) => cell.card === track.length - 1 && !isBlocked(table, cell));
  const right = Math.max(...last.map(({ at }) => at[0]));
  const costs = costsFrom(moves, start.cell);
  const column = last.filter(({ at }) => at[0] > right - NEAR);
  const pointsTo = (cell: Cell): number => costs.get(cell) ?? -1;
  const most = Math.max(...column.map(pointsTo));
  const [cell, ...ties] = column.filter((one) => pointsTo(one) === most).sort((a, b) => b.at[1] - a.at[1]);
  return cell && { cell, named: false, ties };
}

function named({ cells }: Table, name: string): End | undefined {
  const cell = cells.find((one) => one.name === name);
  return cell && { cell, named: true, ties: [] };
}
