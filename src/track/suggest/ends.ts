/**
 * Start and finish of laid cards: left to the rule if players find them by it, named if they would have to search, or
 * if another square of the last card ends the race better.
 */
import { analyseTrack } from "../analyse-track.ts";
import type { PlannedCard, TrackAnalysis, TrackPlan } from "../track.ts";
import type { Moves } from "../ways/moves.ts";
import { isPlainFinish, isPlainStart } from "../ways/track-ends.ts";

export interface AnalysedPlan {
  readonly plan: TrackPlan;
  readonly analysis: TrackAnalysis;
}

/** Yields before each analysis. */
export function* withEnds(track: readonly PlannedCard[], moves: Moves): Generator<void, AnalysedPlan> {
  const { movement, terrains } = moves;
  const byRule = yield* analysed({ track, movement, terrains });
  if (byRule.analysis.start === undefined || byRule.analysis.finish === undefined)
    return yield* namedByRule(track, moves);
  const ended = endsWell(byRule.analysis) ? byRule : ((yield* betterFinish(byRule)) ?? byRule);
  return yield* named(ended);
}

/** In games whose scenarios name the ends: where the usual rule would have them. */
function* namedByRule(
  track: readonly PlannedCard[],
  { movement, terrains }: Moves,
): Generator<void, AnalysedPlan> {
  const byRule = yield* analysed({
    track,
    movement: { ...movement, start: "lowest-left", finish: "farthest-right" },
    terrains,
  });
  const { lattice, start, finish } = byRule.analysis;
  const nameOf = (square: number | undefined): string => lattice.squares[square ?? -1]?.name ?? "";
  return yield* analysed({
    track,
    movement,
    terrains,
    start: nameOf(start?.square),
    finish: nameOf(finish?.square),
  });
}

function* analysed(plan: TrackPlan): Generator<void, AnalysedPlan> {
  yield;
  return { plan, analysis: analyseTrack(plan) };
}

const endsWell = ({ free, traps, unreached }: TrackAnalysis): boolean =>
  free !== undefined && traps.length === 0 && unreached.length === 0;

/** The square of the last card farthest from the start with which no piece gets stuck. */
function* betterFinish({ plan, analysis }: AnalysedPlan): Generator<void, AnalysedPlan | undefined> {
  const last = plan.track.length - 1;
  const isElsewhere = (square: number): boolean => analysis.lattice.squares[square]?.card !== last;
  if ([...analysis.traps, ...analysis.unreached].some(isElsewhere)) return undefined;
  const ends: AnalysedPlan[] = [];
  for (const { card, name } of analysis.lattice.squares)
    if (card === last) ends.push(yield* analysed({ ...plan, finish: name }));
  return ends
    .filter((ended) => endsWell(ended.analysis))
    .sort((a, b) => (b.analysis.free?.mp ?? 0) - (a.analysis.free?.mp ?? 0))[0];
}

/** The same ends, named if the rule alone would leave players in doubt. */
function* named({ plan, analysis }: AnalysedPlan): Generator<void, AnalysedPlan> {
  const { start, finish, lattice } = analysis;
  const nameOf = (square: number | undefined): string => lattice.squares[square ?? -1]?.name ?? "";
  const hasPlainStart = isPlainStart(analysis, plan.terrains);
  const hasPlainFinish = isPlainFinish(analysis, plan.terrains);
  if ((hasPlainStart && hasPlainFinish) || !start || !finish) return { plan, analysis };
  return yield* analysed({
    ...plan,
    ...(hasPlainStart ? {} : { start: nameOf(start.square) }),
    ...(hasPlainFinish ? {} : { finish: nameOf(finish.square) }),
  });
}
