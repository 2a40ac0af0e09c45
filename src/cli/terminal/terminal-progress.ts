/** Progress as one line on stderr that rewrites itself; silent if stderr is not a terminal, as in CI. */
import type { Progress } from "../../index.ts";
import { isTerminal, showStatus } from "./terminal.ts";

const EVERY_MS = 100;

export interface TerminalProgress extends Progress {
  /** Erases the line; call it before anything else is printed. */
  clear(): void;
}

/** @param quiet show nothing */
export function terminalProgress(quiet = false): TerminalProgress {
  if (quiet || !isRewritable() || process.env.CI) return { step: () => {}, clear: () => {} };
  let last = 0;
  return {
    step: (work, done, total) => {
      const now = performance.now();
      if (now - last < EVERY_MS) return;
      last = now;
      showStatus(`${work} ${done} of ${total}`);
    },
    clear: () => showStatus(),
  };
}

/** A terminal without escape sequences (TERM=dumb) cannot erase a line. */
const isRewritable = (): boolean => isTerminal("stderr") && process.env.TERM !== "dumb";
