/** The terrains of squares without a die that every way crosses, in the words of the game. */
import { listed } from "../diagnostics/words.ts";
import type { Terrain } from "../game/scenarios/terrain.ts";
import type { Lattice } from "./track.ts";

/**
 * Their titles, in the order of print: "white", "sand or mud".
 * @param cut indices of squares; `whiteCut` of an analysis
 */
export function plainTitles(
  { squares }: Pick<Lattice, "squares">,
  cut: readonly number[] = [],
  terrains: readonly Terrain[],
): string {
  const found = new Set(cut.map((square) => squares[square]?.terrain));
  return listed(
    terrains.filter(({ id }) => found.has(id)).map(({ title }) => title),
    "or",
  );
}
