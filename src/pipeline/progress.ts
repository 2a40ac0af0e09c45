/** How a long work tells how far it is. The terminal shows it; tests and CI take the silent one. */

export interface Progress {
  /** `done` of `total` pieces of the named work are finished. */
  step(work: string, done: number, total: number): void;
}

export const SILENT: Progress = { step: () => {} };
