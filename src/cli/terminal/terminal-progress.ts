/**
 * Progress as one line on stderr that rewrites itself; silent where stderr is no terminal, as in CI. Who counts the steps
 * also knows when a work is a long one, and tells the engine.
 */
import { expectLongWork } from "../../host/engine-pace.ts";
import { type Progress, SILENT } from "../../pipeline/progress.ts";
import { isTerminal, showStatus } from "./terminal.ts";

const EVERY_MS = 100;

/** Of cards laid out, a quarter of a second of work or more. */
const MANY_STEPS = 200;

export interface TerminalProgress extends Progress {
  /** Wipes the line, before anything else is printed. */
  clear(): void;
}

/** @param quiet nobody wants to see it */
export function terminalProgress(quiet = false): TerminalProgress {
  const notePace = paceByWork();
  if (quiet || !isRewritable() || process.env.CI) return { ...SILENT, step: notePace, clear: () => {} };
  let last = 0;
  return {
    step: (work, done, total) => {
      notePace();
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

/** Counts the steps that are made: what was found again by an earlier work is none. */
function paceByWork(): () => void {
  let steps = 0;
  return () => {
    steps += 1;
    if (steps === MANY_STEPS) expectLongWork();
  };
}
