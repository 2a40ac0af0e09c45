/**
 * Patterns of schemas, bounded: those of a game are matched in linear time, match no very long text, and take their steps
 * from a budget that each check hands in. Those of our own schemas that the linear engine cannot read run on JavaScript's.
 */
import { LONGEST_MATCHED, type Pattern, readPattern } from "../../source/pattern.ts";

/** Characters of the longest text that JavaScript's engine is asked about: ids, lengths and colours have fewer. */
const LONGEST_OF_JAVASCRIPT = 400;

/** Steps that the patterns of all cards and rows of a game may take together: about a second. */
const MOST_STEPS = 50_000_000;

/** What patterns may still do. The caller of a check owns it, so that one check never pays for another. */
export interface PatternSteps {
  /** Below 0 once it is used up; from then on every text matches. */
  left: number;
}

/** @param times how many times the limit holds */
export const patternSteps = (times = 1): PatternSteps => ({ left: MOST_STEPS * times });

export type BoundedPattern = (text: string, steps: PatternSteps) => boolean;

export function boundedPattern(pattern: string): BoundedPattern {
  const read = readPattern(pattern);
  if ("ok" in read) return (text, steps) => text.length <= LONGEST_MATCHED && isMatched(read.ok, text, steps);
  const expression = new RegExp(pattern, "u");
  return (text) => text.length <= LONGEST_OF_JAVASCRIPT && expression.test(text);
}

function isMatched({ run }: Pattern, text: string, steps: PatternSteps): boolean {
  if (steps.left < 0) return true;
  const { matches, steps: taken } = run(text);
  steps.left -= taken;
  return matches;
}
