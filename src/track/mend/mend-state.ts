/** A track on its way from unsound to sound: what was changed, what that costs, and what is still wrong. */

import { analyseTrack, MOST_CARDS } from "../analyse-track.ts";
import { loosePlaces } from "../lattice/card-places.ts";
import { FARTHEST } from "../limits.ts";
import type { PackCard } from "../map-pack.ts";
import { faultsOf, isSlight, type TrackFault, type TrackWishes, weightOf } from "../soundness.ts";
import type { TrackAnalysis, TrackPlan } from "../track.ts";
import { changed, type TrackChange } from "./changes.ts";
import { planKey } from "./plan-key.ts";

export interface MendState {
  readonly plan: TrackPlan;
  readonly changes: readonly TrackChange[];
  readonly cost: number;
  /** The cost, and something for each new slight fault: of two small changes the cleaner one is better. */
  readonly rank: number;
  readonly faults: readonly TrackFault[];
  readonly weight: number;
  readonly isSound: boolean;
  /** Places where cards lie apart or on each other. */
  readonly loose: number;
  /** Undefined while cards lie apart or on each other. */
  readonly analysis: TrackAnalysis | undefined;
}

export interface Mending {
  readonly pack: readonly PackCard[];
  readonly first: MendState;
  /** Tracks that were analysed so far. */
  looks(): number;
  /** Undefined for a track that was looked at before, or when all looks are used up. */
  after(state: MendState, changes: readonly TrackChange[], cost: number): MendState | undefined;
}

/** What a new slight fault adds to the rank, and what all of them add at most: less than any second change costs. */
const SLIGHT_COST = 6;
const MOST_SLIGHT_COST = 54;

/** A shortcut makes another track of it: as bad as two changes more. */
const SHORTCUT_COST = 200;

/** @throws RangeError for more cards than can be analysed */
export function createMending(
  plan: TrackPlan,
  pack: readonly PackCard[],
  wishes: TrackWishes,
  mostLooks: number,
): Mending {
  if (plan.track.length > MOST_CARDS) throw new RangeError(`a track of ${plan.track.length} cards`);
  const seen = new Set([planKey(plan)]);
  let looks = 0;
  const judge = (next: TrackPlan, loose: number): Pick<MendState, "faults" | "analysis"> => {
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
  ): MendState => {
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
    after: (state, changes, cost) => {
      if (looks >= mostLooks) return undefined;
      const next = changes.reduce(changed, state.plan);
      if (isTooFarOut(next)) return undefined;
      const loose = loosePlaces(next.track);
      if (loose > state.loose) return undefined;
      const key = planKey(next);
      if (seen.has(key)) return undefined;
      seen.add(key);
      return stateOf(next, loose, [...state.changes, ...changes], state.cost + cost);
    },
  };
}

/** A place that no file may name. */
const isTooFarOut = ({ track }: TrackPlan): boolean =>
  track.some(({ at }) => at.some((squares) => Math.abs(squares) > FARTHEST));

/** What the new slight faults cost. */
function addedBy(before: readonly TrackFault[], after: readonly TrackFault[]): number {
  const shortcuts = Math.max(0, countOf(after, "shortcut") - countOf(before, "shortcut"));
  const others = slightWeight(after) - slightWeight(before);
  return SHORTCUT_COST * shortcuts + Math.min(MOST_SLIGHT_COST, SLIGHT_COST * Math.max(0, others));
}

function countOf(faults: readonly TrackFault[], kind: TrackFault["kind"]): number {
  return faults.find((fault) => fault.kind === kind)?.by ?? 0;
}

function slightWeight(faults: readonly TrackFault[]): number {
  return weightOf(faults.filter((fault) => isSlight(fault) && fault.kind !== "shortcut"));
}
