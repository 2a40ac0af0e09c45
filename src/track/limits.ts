/** What is expected of any track, for everything that checks, suggests and fixes tracks. */
import type { MapCard } from "../game/map-cards.ts";
import type { Movement } from "../game/scenarios/movement.ts";

/**
 * One piece closes a track whose narrowest place is one cell wide; with two pieces that is a duel, with more the rest must
 * wait.
 */
export const DUEL = 2;

/**
 * How many cells wide a track should be everywhere, so that all pieces of a race can pass each other; where several share a
 * cell, one is always wide enough. On cards that are a single cell wide no track can be wider.
 */
export function widthFor(
  players: number,
  { pieces }: Pick<Movement, "pieces">,
  maps: readonly Pick<MapCard, "cells">[],
): number {
  return pieces === 1 && players > DUEL && maps.some(({ cells }) => breadthOf(cells) > 1) ? 2 : 1;
}

/** Cells side by side at the narrowest place of a card. */
const breadthOf = (cells: MapCard["cells"]): number =>
  cells.shape === "square" ? Math.min(cells.columns, cells.rows) : cells.radius + 1;
