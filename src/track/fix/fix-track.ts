/**
 * The smallest change that makes an unsound track sound. Changes are tried from the cheapest up, alone and combined.
 * Equal input gives equal output: the search is bounded by the number of tracks analysed, never by time.
 * Limits: a fix not found within the bounds may still exist; cards are neither added nor removed.
 */
import type { PackCard } from "../map-pack.ts";
import type { Search } from "../search.ts";
import type { TrackFault, TrackWishes } from "../soundness.ts";
import type { TrackAnalysis, TrackPlan } from "../track.ts";
import { changeInWords } from "./change-words.ts";
import { changed, type TrackChange } from "./changes.ts";
import { createFixSearch, type FixSearch, type FixState } from "./fix-state.ts";
import { possibleChanges } from "./possible-changes.ts";

export interface TrackFix {
  /** In the order in which they are made; empty if the track is already sound. */
  readonly changes: readonly TrackChange[];
  /** Each change as an instruction: "turn card 3 (m14) by 180°". */
  readonly words: readonly string[];
  readonly plan: TrackPlan;
  readonly analysis: TrackAnalysis;
}

export interface FixAnswer {
  /** What is wrong with the original track. */
  readonly faults: readonly TrackFault[];
  /** Undefined if none was found within the bounds. */
  readonly fix: TrackFix | undefined;
}

/** Changes combined at most. */
const MOST_CHANGES = 3;

/** Tracks of usual size analysed before the search gives up. */
const MOST_LOOKS = 3_000;

/** Partly fixed tracks that are changed further: the cheapest, and those with the fewest faults left. */
const CHEAP_ONES = 24;
const GOOD_ONES = 12;

/** The number kept while more are found. */
const MANY = 2_000;

/** The same for `singleFix`, which is called for many scenarios. */
const FEW_LOOKS = 80;

/** What `singleFix` may change: the placement of cards, and which ends are named. */
const ON_TABLE: readonly TrackChange["kind"][] = [
  "order",
  "heading",
  "landmark",
  "turn",
  "shift",
  "replace",
  "swap",
];

/** No change is cheaper. */
const CHEAPEST = 60;

/** The search in steps: it yields after each track analysed. */
export function* fixTrack(
  plan: TrackPlan,
  pack: readonly PackCard[],
  wishes: TrackWishes,
): Search<FixAnswer> {
  const search = createFixSearch(plan, pack, wishes, MOST_LOOKS);
  let best: FixState | undefined;
  let states: readonly FixState[] = [search.first];
  while (states.length > 0) {
    let next: FixState[] = [];
    for (const state of states) {
      if (state.isSound) best = better(best, state);
      for (const found of extended(search, state, best)) {
        yield { done: search.looks(), most: search.mostLooks };
        if (found.isSound) best = better(best, found);
        else if (found.weight <= state.weight) next.push(found);
        if (next.length > MANY) next = mostPromising(next, best);
      }
    }
    states = mostPromising(next, best);
  }
  return { faults: search.first.faults, fix: best && described(plan, best) };
}

/**
 * The cheapest single change of card placement or ends that makes the track sound; undefined if none was found. Bars
 * and faces are unchanged.
 */
export function singleFix(
  plan: TrackPlan,
  pack: readonly PackCard[] = [],
  wishes: TrackWishes = {},
): TrackFix | undefined {
  const search = createFixSearch(plan, pack, wishes, FEW_LOOKS);
  if (search.first.isSound) return undefined;
  let best: FixState | undefined;
  for (const { changes, cost } of possibleChanges(plan, pack)) {
    if (best && cost > best.rank) break;
    const [change] = changes;
    if (!change || changes.length > 1 || !ON_TABLE.includes(change.kind)) continue;
    const state = search.after(search.first, changes, cost);
    if (state?.isSound && !isShorter(state, search.first)) best = better(best, state);
  }
  return best && described(plan, best);
}

/** Cards that are not consecutive touch now, and did not before. */
function isShorter({ faults }: FixState, before: FixState): boolean {
  const isShortcut = ({ kind }: TrackFault): boolean => kind === "shortcut";
  return faults.some(isShortcut) && !before.faults.some(isShortcut);
}

/** Single changes come before pairs, so that none is missed if the analyses run out. */
function* extended(search: FixSearch, state: FixState, best: FixState | undefined): Generator<FixState> {
  let limit = best?.rank ?? Number.POSITIVE_INFINITY;
  const possible = possibleChanges(state.plan, search.pack);
  for (const count of [1, 2]) {
    if (state.changes.length + count > MOST_CHANGES) return;
    for (const { changes, cost } of possible) {
      if (state.cost + cost > limit) break;
      const found = changes.length === count ? search.after(state, changes, cost) : undefined;
      if (!found) continue;
      if (found.isSound) limit = Math.min(limit, found.rank);
      yield found;
    }
  }
}

/** From the cheapest up; none that would cost more than the best with any change. */
function mostPromising(states: readonly FixState[], best: FixState | undefined): FixState[] {
  const worth = states.filter(({ cost }) => best === undefined || cost + CHEAPEST < best.rank);
  const byWeight = worth.sort((a, b) => a.weight - b.weight || a.cost - b.cost);
  const good = byWeight.slice(0, GOOD_ONES);
  const cheap = byWeight.slice(GOOD_ONES).sort((a, b) => a.cost - b.cost);
  return [...good, ...cheap.slice(0, CHEAP_ONES)].sort((a, b) => a.cost - b.cost);
}

function better(one: FixState | undefined, other: FixState): FixState {
  return one && one.rank <= other.rank ? one : other;
}

function described(plan: TrackPlan, { changes, plan: fixed, analysis }: FixState): TrackFix {
  let before = plan;
  const words = changes.map((change) => {
    const text = changeInWords(before, change);
    before = changed(before, change);
    return text;
  });
  if (!analysis) throw new Error("a fixed track was not analysed");
  return { changes, words, plan: fixed, analysis };
}
