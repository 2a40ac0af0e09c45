/** Progress of long work. Terminals show it; tests and CI use the silent one. */

export interface Progress {
  /**
   * `done` of `total` pieces of the named work are finished. One work follows another; in each, `total` stays the same
   * and `done` never falls. A call that checks a game again, to see what its fixes did, begins again.
   */
  step(work: string, done: number, total: number): void;
}

/** What long work calls between its parts. */
export interface Pace extends Progress {
  /**
   * Lets timers and other calls have a turn if the last one was long ago, otherwise there is nothing to wait for; throws
   * if the work is to end. Called between faces, rules, sheets and the like, outside anything that must happen at once.
   */
  pause(): Promise<void> | undefined;
}

/** The same, prefixed with the game: "pirate-quest: laying out 12 of 300". */
export const ofGame = <T extends Progress>(progress: T, game: string): T => ({
  ...progress,
  step: (work: string, done: number, total: number) => progress.step(`${game}: ${work}`, done, total),
});

/** Reports nothing and never pauses. */
export const SILENT: Pace = { step: () => {}, pause: () => undefined };
