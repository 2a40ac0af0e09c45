/**
 * How much is put into words. Of a file twenty faults are told; to find the words of each takes a look at all that might be
 * meant, so that of very many only the number is kept.
 */

import { type PatternSteps, patternSteps } from "../fit/bounded-pattern.ts";

/** Enough for the twenty that are told, those that turn out to be one counted. */
const MOST_EXPLAINED = 60;
/** Errors that are looked at; not every one is a fault of its own. */
const MOST_LOOKED_AT = 2_000;

export interface Explaining {
  /** Faults and errors that may still be explained. */
  left: number;
  looks: number;
  /** What was looked at: one error on ten thousand cards of `each:` is one fault. */
  readonly known: Set<string>;
  /** Faults that were not put into words. */
  untold: number;
  /** What patterns may still do. */
  readonly patterns: PatternSteps;
}

/** For one file, or one list of cards. */
export function startExplaining(patterns: PatternSteps = patternSteps()): Explaining {
  return { left: MOST_EXPLAINED, looks: MOST_LOOKED_AT, known: new Set(), untold: 0, patterns };
}

/** True when nothing more is put into words. */
export const isFull = ({ left, looks }: Explaining): boolean => left <= 0 || looks <= 0;
