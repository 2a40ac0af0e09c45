/** Suggested and repaired tracks: searched for in the worker, shown on the map, and laid as one step if somebody wants it. */
import { batch, effect, signal } from "@preact/signals";
import { listed } from "../../../../diagnostics/words.ts";
import { changed, type TrackChange } from "../../../../track/fix/changes.ts";
import type { TrackFix } from "../../../../track/fix/fix-track.ts";
import { lengthClassOf } from "../../../../track/length-class.ts";
import type { SuggestWishes } from "../../../../track/suggest/wishes.ts";
import type { TrackAnalysis, TrackPlan } from "../../../../track/track.ts";
import type { Moves } from "../../../../track/ways/moves.ts";
import { counted } from "../../parts/counted.ts";
import { beforeAnotherTrack, change, type StepOptions } from "../change.ts";
import { specialStep } from "../game-words.ts";
import { cancel, finishKeys, letGo } from "../map/actions.ts";
import { previewed } from "../map/gesture.ts";
import { showAll } from "../map/sight.ts";
import { isSameTrack, newKey, planOf, type Track } from "../model/track.ts";
import { pack } from "../proofs/proof.ts";
import { prove } from "../proofs/prover.ts";
import { moves, openFile, scenario, select, track, tracks } from "../state.ts";

/** What was found, and what the map shows until somebody decides. */
export interface Found {
  readonly words: readonly string[];
  readonly track: Track;
  readonly step: StepOptions;
}

export type SearchState =
  | { readonly kind: "searching"; readonly share: number }
  | { readonly kind: "found"; readonly found: Found }
  | { readonly kind: "nothing"; readonly words: readonly string[] };

export const search = signal<SearchState | undefined>(undefined);

let going: AbortController | undefined;

/** The track that the search began with: what is found is meant for it alone. */
let base: Track | undefined;

/** Gives up what is searched for, and shows the track as it is laid. */
export function endSearch(): void {
  going?.abort();
  going = undefined;
  base = undefined;
  batch(() => {
    search.value = undefined;
    previewed.value = undefined;
  });
}

beforeAnotherTrack(endSearch);

effect(() => {
  const now = track.value;
  if (base === undefined || isSameTrack(base, now)) return;
  endSearch();
  search.value = { kind: "nothing", words: ["The track has changed meanwhile: search again"] };
});

export async function apply(): Promise<void> {
  const now = search.peek();
  if (now?.kind !== "found") return;
  const { track: wanted, step } = now.found;
  endSearch();
  select([]);
  await change(wanted, step);
}

export function suggest(wishes: Partial<SuggestWishes>, seed: number): Promise<void> {
  return run(async (options) => {
    const how = movesNow();
    const answer = await prove("suggest", { pack: pack.peek(), wishes, seed, moves: how }, options);
    if (answer.kind === "impossible") return { kind: "nothing", words: answer.reasons };
    if (answer.kind === "none")
      return { kind: "nothing", words: ["No such track was found: wish for less, or try again"] };
    const { plan, analysis } = answer.found;
    const words = [`A track of ${counted(plan.track.length, "card")}: ${wayWords(analysis, how)}`];
    const step = stepOf("Lay the suggested track", plan, analysis, specialStep.peek() !== undefined);
    return {
      kind: "found",
      found: { words: [...words, ...wordsBeside(step)], track: trackOf(plan), step },
    };
  });
}

function movesNow(): Moves {
  const how = moves.peek();
  if (!how) throw new Error("how pieces move is not known yet; try again");
  return how;
}

export function repair(): Promise<void> {
  return run(async (options) => {
    const how = movesNow();
    const { players, forcedSpecial: forcedDiagonals } = scenario.peek() ?? {};
    const wishes = {
      ...(players && { players: players.max }),
      ...(forcedDiagonals !== undefined && { forcedDiagonals }),
    };
    const now = track.peek();
    const plan = planOf(now, how);
    const { isSound, fix } = await prove("repair", { plan, pack: pack.peek(), wishes }, options);
    if (isSound) return { kind: "nothing", words: ["The track is sound: there is nothing to repair"] };
    if (!fix) return { kind: "nothing", words: ["No change in up to three places makes it sound"] };
    return { kind: "found", found: foundRepair(now, plan, fix, forcedDiagonals !== undefined) };
  });
}

function foundRepair(
  now: Track,
  before: TrackPlan,
  { changes, words, plan, analysis }: TrackFix,
  isPromised: boolean,
): Found {
  const keys = now.cards.map(({ key }) => key);
  for (const one of changes) if (one.kind === "order") keys.splice(one.to, 0, ...keys.splice(one.card, 1));
  const step = {
    ...stepOf("Repair the track", plan, analysis, isPromised),
    withoutBars: barsIn(before, changes),
  };
  return { words: [...words, ...wordsBeside(step)], track: trackOf(plan, keys), step };
}

/** The bars that are removed on the way, as decks write them. */
function barsIn(before: TrackPlan, changes: readonly TrackChange[]): StepOptions["withoutBars"] {
  let plan = before;
  return changes.flatMap((change) => {
    const { card, map } = (change.kind === "bar" ? plan.track[change.card] : undefined) ?? {};
    const bar = change.kind === "bar" ? map?.bars[change.bar] : undefined;
    plan = changed(plan, change);
    return card !== undefined && bar ? [{ card, bar: `${bar.square}|${bar.towards}` }] : [];
  });
}

const trackOf = ({ track: cards, start, finish, rules }: TrackPlan, keys: readonly number[] = []): Track => ({
  ...(start !== undefined && { start }),
  ...(finish !== undefined && { finish }),
  ...(rules && { rules }),
  cards: cards.map((card, index) => ({ ...card, key: keys[index] ?? newKey() })),
});

function stepOf(title: string, plan: TrackPlan, analysis: TrackAnalysis, isPromised: boolean): StepOptions {
  return {
    title,
    ends: { start: plan.start ?? null, finish: plan.finish ?? null },
    length: lengthClassOf(analysis.free?.mp ?? 0, plan.movement.lengths),
    ...(isPromised && { forcedDiagonals: analysis.forcedSpecial?.length ?? 0 }),
  };
}

/** What a step writes besides the track, and which other scenarios it concerns. */
function wordsBeside({ length, forcedDiagonals, withoutBars = [] }: StepOptions): readonly string[] {
  const before = scenario.peek();
  const lines: string[] = [];
  if (length !== before?.length) lines.push(`length: ${before?.length ?? "none"} becomes ${length}`);
  if (forcedDiagonals !== undefined && forcedDiagonals !== before?.forcedSpecial)
    lines.push(`forced: ${before?.forcedSpecial ?? "none"} becomes ${forcedDiagonals}`);
  for (const card of new Set(withoutBars.map((bar) => bar.card))) {
    const others = (tracks.peek()?.scenarios ?? []).flatMap(({ file, scenario: one }) =>
      file !== openFile.peek() && one?.track.some((laid) => laid.card === card) ? [one.title] : [],
    );
    if (others.length > 0) lines.push(`the map card ${card} also lies in ${listed(others)}`);
  }
  return lines;
}

const wayWords = ({ free, narrow }: TrackAnalysis, { movement: { words } }: Moves): string =>
  [
    free && `${counted(free.mp, words.point, words.points)} long`,
    narrow && `${narrow.width} wide at its narrowest`,
  ]
    .filter(Boolean)
    .join(", ");

interface Options {
  readonly signal: AbortSignal;
  onProgress(done: number, most: number): void;
}

async function run(work: (options: Options) => Promise<SearchState>): Promise<void> {
  finishKeys();
  cancel();
  endSearch();
  letGo();
  going = new AbortController();
  const { signal } = going;
  base = track.peek();
  search.value = { kind: "searching", share: 0 };
  try {
    const state = await work({
      signal,
      onProgress: (done, most) => {
        if (!signal.aborted) search.value = { kind: "searching", share: most === 0 ? 0 : done / most };
      },
    });
    if (signal.aborted) return;
    batch(() => {
      search.value = state;
      if (state.kind === "found") previewed.value = state.found.track;
      else base = undefined;
    });
    if (state.kind === "found") showAll();
  } catch (error) {
    if (signal.aborted) return;
    base = undefined;
    search.value = { kind: "nothing", words: [(error as Error).message] };
  }
}
