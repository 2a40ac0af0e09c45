/** Work that only the newest request needs: one runs at a time, and of those that come meanwhile only the last one is run. */

export interface Newest<T> {
  (ask: T): void;
  /** Forgets what waits; what runs is aborted. */
  cancel(): void;
}

/** @param run gets a signal that is aborted when its answer is no longer needed */
export function newest<T>(run: (ask: T, signal: AbortSignal) => Promise<void>): Newest<T> {
  let waiting: { readonly ask: T } | undefined;
  let running: AbortController | undefined;
  const next = async (): Promise<void> => {
    for (let turn = waiting; turn; turn = waiting) {
      waiting = undefined;
      running = new AbortController();
      // What goes wrong is the business of `run`; the next request starts afresh.
      await run(turn.ask, running.signal).catch(() => {});
    }
    running = undefined;
  };
  const ask = (one: T): void => {
    waiting = { ask: one };
    if (!running) void next();
  };
  const cancel = (): void => {
    waiting = undefined;
    running?.abort();
  };
  return Object.assign(ask, { cancel });
}
