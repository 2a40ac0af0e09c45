/**
 * Start and finish of laid cards: left to the rule if players find them by it, named if they would have to search, or
 * if another square of the last card ends the race better.
 */
import { analyseTrack } from "../analyse-track.ts";
import type { PlannedCard, TrackAnalysis, TrackPlan } from "../track.ts";
import { isPlainFinish, isPlainStart } from "../ways/track-ends.ts";

export interface AnalysedPlan {
  readonly plan: TrackPlan;
  readonly analysis: TrackAnalysis;
}

export function withEnds(track: readonly PlannedCard[]): AnalysedPlan {
  const byRule = analysed({ track });
  const ended = endsWell(byRule.analysis) ? byRule : (betterFinish(byRule) ?? byRule);
  return named(ended);
}

const analysed = (plan: TrackPlan): AnalysedPlan => ({ plan, analysis: analyseTrack(plan) });

const endsWell = ({ free, traps, unreached }: TrackAnalysis): boolean =>
  free !== undefined && traps.length === 0 && unreached.length === 0;

/** The square of the last card farthest from the start with which no captain gets stuck. */
function betterFinish({ plan, analysis }: AnalysedPlan): AnalysedPlan | undefined {
  const last = plan.track.length - 1;
  const isElsewhere = (square: number): boolean => analysis.lattice.squares[square]?.card !== last;
  if ([...analysis.traps, ...analysis.unreached].some(isElsewhere)) return undefined;
  return analysis.lattice.squares
    .filter(({ card }) => card === last)
    .map(({ name }) => analysed({ ...plan, finish: name }))
    .filter((ended) => endsWell(ended.analysis))
    .sort((a, b) => (b.analysis.free?.mp ?? 0) - (a.analysis.free?.mp ?? 0))[0];
}

/** The same ends, named if the rule alone would leave players in doubt. */
function named({ plan, analysis }: AnalysedPlan): AnalysedPlan {
  const { start, finish, lattice } = analysis;
  const nameOf = (square: number | undefined): string => lattice.squares[square ?? -1]?.name ?? "";
  const isPlain = isPlainStart(analysis) && isPlainFinish(analysis);
  if (isPlain || !start || !finish) return { plan, analysis };
  return analysed({
    ...plan,
    ...(isPlainStart(analysis) ? {} : { start: nameOf(start.square) }),
    ...(isPlainFinish(analysis) ? {} : { finish: nameOf(finish.square) }),
  });
}
