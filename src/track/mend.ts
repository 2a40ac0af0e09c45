/**
 * The smallest change that makes an unsound track sound. Equal input gives equal output: what bounds the search is a
 * count of looks at tracks, never time.
 */
import type { TrackChange } from "./changes.ts";
import type { PackCard } from "./map-pack.ts";
import type { TrackPlan } from "./track.ts";

export interface TrackMend {
  readonly changes: readonly TrackChange[];
  /** Each change as an order to whoever lays the track: "turn card 3 (m14) by 180°". */
  readonly words: readonly string[];
  readonly plan: TrackPlan;
}

/**
 * The least single change of the track alone (cards are turned, shifted, swapped; none is marked) after which the finish
 * can be reached and nothing is worse than before; undefined when there is none.
 */
export function singleMend(_plan: TrackPlan, _pack: readonly PackCard[] = []): TrackMend | undefined {
  return undefined;
}
