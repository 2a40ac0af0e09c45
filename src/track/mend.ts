/**
 * The smallest change that makes an unsound track sound. Changes are tried from the cheapest on, alone and together with
 * others. Equal input gives equal output: what bounds the search is a count of tracks that are looked at, never time.
 * Limits: what is not found within the bounds may still exist; cards are neither added nor left out.
 */
import { changeInWords } from "./change-words.ts";
import { changed, type TrackChange } from "./changes.ts";
import type { PackCard } from "./map-pack.ts";
import { createMending, type Mending, type MendState } from "./mend-state.ts";
import { possibleChanges } from "./possible-changes.ts";
import type { TrackFault, TrackWishes } from "./soundness.ts";
import type { TrackAnalysis, TrackPlan } from "./track.ts";

export interface TrackMend {
  /** In the order in which they are made; none when the track is sound as it is. */
  readonly changes: readonly TrackChange[];
  /** Each change as an order to whoever lays the track: "turn card 3 (m14) by 180°". */
  readonly words: readonly string[];
  readonly plan: TrackPlan;
  readonly analysis: TrackAnalysis;
}

export interface MendAnswer {
  /** What is wrong with the track as it is. */
  readonly faults: readonly TrackFault[];
  /** Undefined when none was found within the bounds. */
  readonly mend: TrackMend | undefined;
}

/** Changes that are made together at most. */
const MOST_CHANGES = 3;

/** Tracks that are analysed before the search gives up. */
const MOST_LOOKS = 3_000;

/** Half-mended tracks that are changed further. */
const BEAM = 12;

/** The same for `singleMend`, which many scenarios ask for. */
const FEW_LOOKS = 80;

/** No change is cheaper. */
const CHEAPEST = 60;

/** @param onLook told before each analysis how many were made, of how many at most */
export function mendTrack(
  plan: TrackPlan,
  pack: readonly PackCard[],
  wishes: TrackWishes,
  onLook: (done: number, most: number) => void = () => {},
): MendAnswer {
  const mending = createMending(plan, pack, wishes, MOST_LOOKS, onLook);
  let best: MendState | undefined;
  let states: readonly MendState[] = [mending.first];
  while (states.length > 0) {
    const next: MendState[] = [];
    for (const state of states) {
      if (state.isSound) best = better(best, state);
      for (const found of extended(mending, state, best)) {
        if (found.isSound) best = better(best, found);
        else if (found.weight < state.weight || found.weight <= mending.first.weight) next.push(found);
      }
    }
    states = next
      .filter(({ cost }) => best === undefined || cost + CHEAPEST < best.rank)
      .sort((a, b) => a.weight - b.weight || a.cost - b.cost)
      .slice(0, BEAM);
  }
  return { faults: mending.first.faults, mend: best && told(plan, best) };
}

/**
 * The least single change of what lies on the table after which the finish can be reached and nobody gets stuck, and nothing
 * else is worse than before; undefined when none was found. Bars stay, and no card is told to head elsewhere.
 */
export function singleMend(
  plan: TrackPlan,
  pack: readonly PackCard[] = [],
  wishes: TrackWishes = {},
): TrackMend | undefined {
  const mending = createMending(plan, pack, wishes, FEW_LOOKS);
  for (const { changes, cost } of possibleChanges(plan, pack)) {
    const [change] = changes;
    if (!change || changes.length > 1 || !isOnTable(change)) continue;
    const state = mending.after(mending.first, changes, cost);
    const isStuck = state?.faults.some(({ kind }) => STUCK.includes(kind)) ?? true;
    if (state && !isStuck && state.weight < mending.first.weight) return told(plan, state);
  }
  return undefined;
}

/** A heading that stands in the way may be left out, none is added. */
function isOnTable(change: TrackChange): boolean {
  if (change.kind === "heading") return change.heading === undefined;
  return ["order", "turn", "shift", "replace", "swap"].includes(change.kind);
}

const STUCK: readonly TrackFault["kind"][] = ["overlap", "gap", "end", "unreachable", "trap"];

function* extended(mending: Mending, state: MendState, best: MendState | undefined): Generator<MendState> {
  let limit = best?.rank ?? Number.POSITIVE_INFINITY;
  for (const { changes, cost } of possibleChanges(state.plan, mending.pack)) {
    if (state.cost + cost > limit) return;
    if (state.changes.length + changes.length > MOST_CHANGES) continue;
    const found = mending.after(state, changes, cost);
    if (!found) continue;
    if (found.isSound) limit = Math.min(limit, found.rank);
    yield found;
  }
}

function better(one: MendState | undefined, other: MendState): MendState {
  return one && one.rank <= other.rank ? one : other;
}

function told(plan: TrackPlan, { changes, plan: mended, analysis }: MendState): TrackMend {
  let before = plan;
  const words = changes.map((change) => {
    const text = changeInWords(before, change);
    before = changed(before, change);
    return text;
  });
  if (!analysis) throw new Error("a mended track was not analysed");
  return { changes, words, plan: mended, analysis };
}
