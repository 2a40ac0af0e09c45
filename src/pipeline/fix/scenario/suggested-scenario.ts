/** Turns a suggested track into a scenario: the fields of its file other than the track. */
import type { Game } from "../../../game/game.ts";
import { lengthClassOf } from "../../../track/length-class.ts";
import { hasSpecialSteps } from "../../../track/special-steps.ts";
import type { SuggestedTrack } from "../../../track/suggest/suggest-track.ts";
import type { SuggestWishes } from "../../../track/suggest/wishes.ts";
import type { Moves } from "../../../track/ways/moves.ts";
import type { WrittenScenario } from "./scenario-yaml.ts";

/** Default maximum number of players, if the game supports it. */
const USUAL_PLAYERS = 4;

export function usualPlayers({ players }: Pick<Game, "players">): number {
  return Math.min(USUAL_PLAYERS, players?.max ?? USUAL_PLAYERS);
}

/** How pieces move on the tracks of a game. */
export const movesOf = ({
  movement,
  glossary: { terrains },
}: Pick<Game, "movement" | "glossary">): Moves => ({
  movement,
  terrains,
});

/** The minimum number of players is two, unless the game supports fewer only. */
export function suggestedScenario(
  game: Pick<Game, "players" | "movement">,
  { plan, analysis }: SuggestedTrack,
  wishes: SuggestWishes,
  name: Pick<WrittenScenario, "id" | "title">,
): WrittenScenario {
  return {
    ...plan,
    ...name,
    players: { min: Math.min(wishes.players, Math.max(2, game.players?.min ?? 1)), max: wishes.players },
    length: lengthClassOf(analysis.free?.mp ?? 0, game.movement.lengths),
    // A game without special steps has nothing to promise.
    ...(hasSpecialSteps(game.movement, analysis.lattice.shape)
      ? { forcedSpecial: wishes.forcedDiagonals }
      : {}),
  };
}
