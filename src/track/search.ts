/**
 * A long search in steps, so that the caller can show progress, do other work in between or cancel it. It is bounded by
 * steps, never by time: equal input gives equal answers.
 */

/** Several steps may report the same progress. */
export interface SearchStep {
  /** Tracks tried so far, and the maximum. */
  readonly done: number;
  readonly most: number;
}

export type Search<T> = Generator<SearchStep, T>;
