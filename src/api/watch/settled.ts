/**
 * Detects the end of a burst of changes: one save may come in several parts, such as a removal and a new file, and a
 * version control system may write thousands of files.
 */
import type { FileEvent } from "../../host/host.ts";

/** A burst ends after this many ms without an event, if all its files are whole. */
export const QUIET_MS = 25;
/** The same while a file is missing or seems to be half written: editors write the parts of one save within 50 ms. */
export const UNFINISHED_MS = 400;
/** Maximum length of a burst in ms. */
export const LONGEST_MS = 10_000;

export interface Settling {
  take(event: FileEvent): void;
  /** Discards pending events. */
  stop(): void;
}

/**
 * Calls `act` once for each burst.
 * @param isWhole whether a file looks as if its editor has finished writing it
 */
export function whenSettled(act: () => void, isWhole: (path: string) => boolean): Settling {
  const changed = new Set<string>();
  const gone = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let began: number | undefined;
  const stop = (): void => {
    clearTimeout(timer);
    changed.clear();
    gone.clear();
    began = undefined;
  };
  const end = (): void => {
    stop();
    act();
  };
  const wait = (ms: number, then: () => void): void => {
    const now = performance.now();
    began ??= now;
    clearTimeout(timer);
    timer = setTimeout(then, Math.max(0, Math.min(ms, began + LONGEST_MS - now)));
  };
  const isFinished = (): boolean => gone.size === 0 && [...changed].every(isWhole);
  return {
    stop,
    take: ({ path, gone: isGone }) => {
      (isGone ? gone : changed).add(path);
      (isGone ? changed : gone).delete(path);
      wait(QUIET_MS, () => (isFinished() ? end() : wait(UNFINISHED_MS - QUIET_MS, end)));
    },
  };
}
