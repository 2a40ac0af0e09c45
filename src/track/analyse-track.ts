/** The one question to a track: everything that can be proved about it, as data. */
import type { TrackAnalysis, TrackPlan } from "./track.ts";

/** The most cards that are analysed; a scenario has ten at most. */
export const MOST_CARDS = 40;

/**
 * Analyses a track of at most `MOST_CARDS` cards.
 * @throws RangeError for more, which nobody plays and which would take its time
 */
export function analyseTrack({ track }: TrackPlan): TrackAnalysis {
  if (track.length > MOST_CARDS)
    throw new RangeError(`a track of ${track.length} cards; ${MOST_CARDS} at most`);
  throw new Error("not written yet");
}
