/** How often a fight on a track can bring a special feature: the die of the square under a captain, on the shortest ways. */
import { chanceOfAtLeast } from "../../game/die.ts";
import type { Game } from "../../game/game.ts";
import type { Ways } from "../track.ts";

/** Costs of special features, in points of a roll (PQ: 1 to 3). */
const COSTS = [1, 2, 3] as const;

export interface CostChance {
  readonly cost: number;
  /** Per attempt, from 0 to 1. */
  readonly chance: number;
}

/**
 * The chance that a captain who fights on a square of a shortest way, each equally likely, activates a feature of each
 * cost. A square gives the die whose id is its colour; without such a die (white, black) nothing is rolled. Empty for a
 * game without such dice.
 */
export function chancesOf(
  { colours }: Pick<Ways, "colours">,
  { dice, glossary }: Pick<Game, "dice" | "glossary">,
): readonly CostChance[] {
  const shares = Object.entries(colours);
  const rolled = dice.flatMap((die) =>
    shares.filter(([colour]) => colour === die.id).map(([, share]) => ({ die, share })),
  );
  if (rolled.length === 0) return [];
  return COSTS.map((cost) => ({
    cost,
    chance: rolled.reduce(
      (sum, { die, share }) => sum + share * chanceOfAtLeast(die, glossary.symbols, cost),
      0,
    ),
  }));
}
