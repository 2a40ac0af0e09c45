/**
 * Limits how much is explained. Up to twenty faults per file are reported; wording each one requires comparing all
 * candidates, so beyond that only the number is kept.
 */
import { type PatternSteps, patternSteps } from "../fit/bounded-pattern.ts";

/** Enough for the twenty that are reported, plus those that turn out to be the same. */
const MOST_EXPLAINED = 60;
/** Maximum number of errors examined; not every one is a separate fault. */
const MOST_LOOKED_AT = 2_000;

export interface Explaining {
  /** Number of faults and errors that may still be explained. */
  left: number;
  looks: number;
  /** What was seen: one error on ten thousand cards of `each:` is one fault. */
  readonly seen: Set<string>;
  /** Number of faults that were not explained. */
  unreported: number;
  /** The remaining work for patterns. */
  readonly patterns: PatternSteps;
}

/** For one file, or one list of cards. */
export function startExplaining(patterns: PatternSteps = patternSteps()): Explaining {
  return { left: MOST_EXPLAINED, looks: MOST_LOOKED_AT, seen: new Set(), unreported: 0, patterns };
}

/** True if nothing more is explained. */
export const isFull = ({ left, looks }: Explaining): boolean => left <= 0 || looks <= 0;
