/**
 * How far the proofs about a track can be trusted. A rule checks the condition that it needs and reports nothing if that is
 * not met: the fault has been reported already, and all else would only follow from it.
 */
import type { Landmark, TrackAnalysis, Ways } from "../../track/track.ts";
import type { ScenarioContext } from "../define-rule.ts";

/** True if no cards overlap and each touches the next; start and finish are two squares of the track. */
export interface RacedTrack extends TrackAnalysis {
  readonly start: Landmark;
  readonly finish: Landmark;
}

/** True if the finish can be reached. */
export interface FinishableTrack extends RacedTrack {
  readonly free: Ways;
}

/** True if no cards overlap. */
export function laidTrack({ track }: ScenarioContext): TrackAnalysis | undefined {
  return track && track.lattice.overlaps.length === 0 ? track : undefined;
}

export function racedTrack(context: ScenarioContext): RacedTrack | undefined {
  const track = laidTrack(context);
  if (!track || track.joins.includes(undefined)) return undefined;
  const { start, finish } = track;
  if (!start || !finish || start.square === finish.square) return undefined;
  return { ...track, start, finish };
}

export function finishableTrack(context: ScenarioContext): FinishableTrack | undefined {
  const track = racedTrack(context);
  return track?.free && { ...track, free: track.free };
}
