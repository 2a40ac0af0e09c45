/** A card that the game does not have, drawn like its neighbours but with cells of no terrain, so that it can be seen, moved and removed. */
import type { MapCard } from "../../../../game/map-cards.ts";

/** Not the id of any terrain. */
export const UNKNOWN_TERRAIN = "?";

const made = new WeakMap<MapCard, MapCard>();

/** @param like a card whose cells it has; equal objects for equal ones */
export function standIn(like: MapCard): MapCard {
  const known = made.get(like);
  if (known) return known;
  const squares = like.squares.map((cell) => ({ ...cell, terrain: UNKNOWN_TERRAIN }));
  const map: MapCard = { ...like, isWhole: false, squares, bars: [] };
  made.set(like, map);
  return map;
}
