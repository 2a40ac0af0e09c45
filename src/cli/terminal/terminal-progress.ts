/** Progress as one line on stderr that rewrites itself; silent where stderr is not a terminal, as in CI. */
import type { Progress } from "../../index.ts";
import { isTerminal, showStatus } from "./terminal.ts";

const EVERY_MS = 100;

export interface TerminalProgress extends Progress {
  /** Wipes the line, before anything else is printed. */
  clear(): void;
}

/** @param quiet nobody wants to see it */
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

/** A terminal that knows no sequences (TERM=dumb) cannot wipe a line. */
const isRewritable = (): boolean => isTerminal("stderr") && process.env.TERM !== "dumb";
