/** Progress as one line on stderr that rewrites itself; silent where stderr is no terminal, as in CI. */
import { type Progress, SILENT } from "../pipeline/progress.ts";

const EVERY_MS = 100;

export interface TerminalProgress extends Progress {
  /** Wipes the line, before anything else is printed. */
  clear(): void;
}

/** @param quiet nobody wants to see it */
export function terminalProgress(stream: NodeJS.WriteStream, quiet = false): TerminalProgress {
  if (quiet || !stream.isTTY || process.env.CI) return { ...SILENT, clear: () => {} };
  let last = 0;
  return {
    step: (work, done, total) => {
      const now = performance.now();
      if (now - last < EVERY_MS) return;
      last = now;
      stream.write(`\r\u001b[K${work} ${done} of ${total}`);
    },
    clear: () => void stream.write("\r\u001b[K"),
  };
}
