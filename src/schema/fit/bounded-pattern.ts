/**
 * Patterns of schemas, bounded: a game's patterns are matched in linear time, never on very long texts, and take their
 * steps from a budget that each check passes in. Our own patterns that the linear engine cannot read use JavaScript's.
 */
import { LONGEST_MATCHED, type Pattern, readPattern } from "../../source/pattern.ts";

/** Maximum length of a text for JavaScript's engine: ids, lengths and colours are shorter. */
const LONGEST_OF_JAVASCRIPT = 400;

/** Steps that the patterns of all cards and rows of a game may use together: about a second. */
const MOST_STEPS = 50_000_000;

/** The remaining work for patterns. The caller of a check owns it, so that one check never pays for another. */
export interface PatternSteps {
  /** Below 0 once used up; from then on every text matches. */
  left: number;
}

/** @param times multiplies the limit */
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
