/** A track in the course of being fixed: what was changed, at what cost, and what is still wrong. */

import { FARTHEST } from "../../units/cells.ts";
import { analyseTrack, MOST_CARDS } from "../analyse-track.ts";
import { loosePlaces } from "../lattice/card-places.ts";
import type { PackCard } from "../map-pack.ts";
import { faultsOf, isSlight, type TrackFault, type TrackWishes, weightOf } from "../soundness.ts";
import type { TrackAnalysis, TrackPlan } from "../track.ts";
import { changed, type TrackChange } from "./changes.ts";
import { planKey } from "./plan-key.ts";

export interface FixState {
  readonly plan: TrackPlan;
  readonly changes: readonly TrackChange[];
  readonly cost: number;
  /** The cost, plus a little for each new slight fault: of two small changes the cleaner one is better. */
  readonly rank: number;
  readonly faults: readonly TrackFault[];
  readonly weight: number;
  readonly isSound: boolean;
  /** Places where cards are apart or overlap. */
  readonly loose: number;
  /** Undefined while cards are apart or overlap. */
  readonly analysis: TrackAnalysis | undefined;
}

export interface FixSearch {
  readonly pack: readonly PackCard[];
  readonly first: FixState;
  /** Number of tracks analysed so far, and the maximum. */
  looks(): number;
  readonly mostLooks: number;
  /** Undefined for a track that was analysed before, or if no analyses are left. */
  after(state: FixState, changes: readonly TrackChange[], cost: number): FixState | undefined;
}

/**
 * What a new slight fault adds to the rank, and the maximum for all of them: less than the cost of any second change.
 */
const SLIGHT_COST = 6;
const MOST_SLIGHT_COST = 54;

/** A shortcut changes the character of the track: as bad as two more changes. */
const SHORTCUT_COST = 200;

/** Of a track with more cells fewer changes are analysed, so that a search takes no longer than one of this size. */
const USUAL_CELLS = 240;

/**
 * @param usualLooks tracks of usual size that are analysed at most
 * @throws RangeError for more cards than can be analysed
 */
export function createFixSearch(
  plan: TrackPlan,
  pack: readonly PackCard[],
  wishes: TrackWishes,
  usualLooks: number,
): FixSearch {
  if (plan.track.length > MOST_CARDS) throw new RangeError(`a track of ${plan.track.length} cards`);
  const cells = plan.track.reduce((sum, { map }) => sum + map.squares.length, 0);
  const mostLooks = Math.ceil(usualLooks * Math.min(1, USUAL_CELLS / cells));
  const seen = new Set([planKey(plan)]);
  let looks = 0;
  const judge = (next: TrackPlan, loose: number): Pick<FixState, "faults" | "analysis"> => {
    if (loose > 0) return { faults: [{ kind: "gap", by: loose }], analysis: undefined };
    looks += 1;
    const analysis = analyseTrack(next);
    return { faults: faultsOf(next, analysis, wishes, pack), analysis };
  };
  const looseFirst = loosePlaces(plan.track);
  const begun = judge(plan, looseFirst);
  const stateOf = (
    next: TrackPlan,
    loose: number,
    changes: readonly TrackChange[],
    cost: number,
  ): FixState => {
    const judged = changes.length === 0 ? begun : judge(next, loose);
    return {
      plan: next,
      changes,
      cost,
      rank: cost + addedBy(begun.faults, judged.faults),
      weight: weightOf(judged.faults),
      isSound: judged.faults.every(isSlight),
      loose,
      ...judged,
    };
  };
  return {
    pack,
    first: stateOf(plan, looseFirst, [], 0),
    looks: () => looks,
    mostLooks,
    after: (state, changes, cost) => {
      if (looks >= mostLooks) return undefined;
      const next = changes.reduce(changed, state.plan);
      if (isTooFarOut(next)) return undefined;
      const loose = loosePlaces(next.track, state.loose);
      if (loose > state.loose) return undefined;
      const key = planKey(next);
      if (seen.has(key)) return undefined;
      seen.add(key);
      return stateOf(next, loose, [...state.changes, ...changes], state.cost + cost);
    },
  };
}

/** A position that the file format does not allow. */
const isTooFarOut = ({ track }: TrackPlan): boolean =>
  track.some(({ at }) => at.some((squares) => Math.abs(squares) > FARTHEST));

/** The cost of the new slight faults. */
function addedBy(before: readonly TrackFault[], after: readonly TrackFault[]): number {
  const shortcuts = Math.max(0, shortcutsIn(after) - shortcutsIn(before));
  const others = slightWeight(after) - slightWeight(before);
  return SHORTCUT_COST * shortcuts + Math.min(MOST_SLIGHT_COST, SLIGHT_COST * Math.max(0, others));
}

function shortcutsIn(faults: readonly TrackFault[]): number {
  return faults.find(({ kind }) => kind === "shortcut")?.by ?? 0;
}

function slightWeight(faults: readonly TrackFault[]): number {
  return weightOf(faults.filter((fault) => isSlight(fault) && fault.kind !== "shortcut"));
}
