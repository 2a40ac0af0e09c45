/** What reports call the terrains of a game: its colours, as long as it has one of those that need no glossary. */
import { DEFAULT_TERRAINS, type Terrain } from "../game/scenarios/terrain.ts";

export const terrainWord = (terrains: readonly Pick<Terrain, "id">[]): "colours" | "terrain" =>
  terrains.some(({ id }) => DEFAULT_TERRAINS.some((colour) => colour.id === id)) ? "colours" : "terrain";
