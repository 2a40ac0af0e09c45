/**
 * A search that takes long, step by step, so that whoever runs it can show how far it is, do other work meanwhile or give
 * it up. Steps bound it, never time: equal input gives equal answers.
 */

export interface SearchStep {
  /** Tracks tried so far, of how many at most. */
  readonly done: number;
  readonly most: number;
}

export type Search<T> = Generator<SearchStep, T>;
