/** The terrains on which no die is rolled, in games that have dice for others. */
import type { Terrain } from "../../game/scenarios/terrain.ts";

/**
 * Ids in the order of the glossary. Empty if no terrain has a die. Cells of face-down cards, which have such a terrain in
 * most games, do not count as plain: leaving them out is the caller's part.
 */
export function plainTerrains(terrains: readonly Terrain[]): ReadonlySet<string> {
  if (terrains.every(({ die }) => die === undefined)) return new Set();
  return new Set(terrains.filter(({ die }) => die === undefined).map(({ id }) => id));
}
