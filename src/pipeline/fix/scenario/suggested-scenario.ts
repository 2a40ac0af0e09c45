/** From a suggested track to a scenario: what its file says beside the track itself. */
import type { Game } from "../../../game/game.ts";
import { lengthClassOf } from "../../../track/length-class.ts";
import type { SuggestedTrack } from "../../../track/suggest/suggest-track.ts";
import type { SuggestWishes } from "../../../track/suggest/wishes.ts";
import type { WrittenScenario } from "./scenario-yaml.ts";

/** Captains that race when nothing is said, if the game takes as many. */
const USUAL_PLAYERS = 4;

export function usualPlayers({ players }: Pick<Game, "players">): number {
  return Math.min(USUAL_PLAYERS, players?.max ?? USUAL_PLAYERS);
}

/** Fewer than two do not race, unless the game has no others. */
export function suggestedScenario(
  game: Pick<Game, "players">,
  { plan, analysis }: SuggestedTrack,
  wishes: SuggestWishes,
  name: Pick<WrittenScenario, "id" | "title">,
): WrittenScenario {
  return {
    ...plan,
    ...name,
    players: { min: Math.min(wishes.players, Math.max(2, game.players?.min ?? 1)), max: wishes.players },
    length: lengthClassOf(analysis.free?.mp ?? 0),
    forcedDiagonals: wishes.forcedDiagonals,
  };
}
