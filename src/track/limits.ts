/** What is expected of any track, for everything that checks, suggests and fixes tracks. */
import type { Movement } from "../game/scenarios/movement.ts";

/**
 * One piece closes a track whose narrowest place is one cell wide; with two pieces that is a duel, with more the rest must
 * wait.
 */
export const DUEL = 2;

/** Cells that every piece of a race finds room on; where several share a cell, one is always wide enough. */
export const widthFor = (players: number, { pieces }: Pick<Movement, "pieces">): number =>
  pieces === 1 && players > DUEL ? 2 : 1;

export { FARTHEST } from "../units/cells.ts";
