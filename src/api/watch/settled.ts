/**
 * Detects the end of a burst of changes: one save may come in several parts, such as a removal and a new file, and a
 * version control system may write thousands of files.
 */
import type { FileEvent } from "../../host/host.ts";

/** A burst ends after this many ms without an event. Editors write the parts of one save within 50 ms. */
export const QUIET_MS = 100;
/** The same while a file is missing: an editor that replaces files on saving puts it back within this time. */
export const GONE_MS = 400;
/** Maximum length of a burst in ms. */
export const LONGEST_MS = 10_000;

export interface Settling {
  take(event: FileEvent): void;
  /** Discards pending events. */
  stop(): void;
}

/** Calls `act` once for each burst. */
export function whenSettled(act: () => void): Settling {
  const gone = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let began: number | undefined;
  const stop = (): void => {
    clearTimeout(timer);
    gone.clear();
    began = undefined;
  };
  return {
    stop,
    take: (event) => {
      if (event.gone) gone.add(event.path);
      else gone.delete(event.path);
      const now = performance.now();
      began ??= now;
      const wait = gone.size > 0 ? GONE_MS : QUIET_MS;
      clearTimeout(timer);
      timer = setTimeout(
        () => {
          stop();
          act();
        },
        Math.max(0, Math.min(wait, began + LONGEST_MS - now)),
      );
    },
  };
}
