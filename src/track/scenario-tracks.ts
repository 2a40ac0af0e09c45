/** The tracks of a game's scenarios, each analysed at most once, on first use. */

import type { Game, Scenario } from "../game/game.ts";
import { derived } from "../remember/derived.ts";
import { analyseTrack, MOST_CARDS } from "./analyse-track.ts";
import type { TrackAnalysis } from "./track.ts";

export interface ScenarioTrack {
  readonly scenario: Scenario;
  /**
   * Undefined if nothing can be proved: a card is missing or has no squares, the track is empty or far too long. If
   * cards overlap (`lattice.overlaps`), the proofs apply with the earlier card on top, and are of little value.
   */
  readonly track: TrackAnalysis | undefined;
}

/** The track of a scenario, analysed once. */
export const trackOf = derived(
  (scenario: Scenario): ScenarioTrack => ({
    scenario,
    track: analysed(scenario),
  }),
);

/** In the order of the game's scenarios. */
export function tracksOf({ scenarios }: Pick<Game, "scenarios">): readonly ScenarioTrack[] {
  return scenarios.map(trackOf);
}

function analysed(scenario: Scenario): TrackAnalysis | undefined {
  const { isWhole, track } = scenario;
  if (!isWhole || track.length === 0 || track.length > MOST_CARDS) return undefined;
  return analyseTrack(scenario);
}
