/** The child's side of `child.ts`: takes jobs, answers each, and ends with its parent, however that ends. */
import { runInNewContext } from "node:vm";

export type Answer = { readonly value: unknown } | { readonly failed: string };

/** What a child says when it can take jobs. */
export const READY = "ready";

/** Answers every message of the parent by what `handle` makes of it. */
export function serveJobs(handle: (job: unknown) => Promise<unknown>): void {
  process.on("message", (job) => {
    handle(job).then(
      (value) => answer({ value }),
      (error) => answer({ failed: error instanceof Error ? error.message : String(error) }),
    );
  });
  // An ordinary end would wait for the threads that draw, which may be at it for ever.
  process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
  process.send?.(READY);
}

/**
 * Does work that may never end. The parent ends such a child; one whose parent is gone ends itself by this.
 * @throws Error when it takes longer than this, by the clock
 */
export function within<T>(seconds: number, work: () => T): T {
  return runInNewContext("work()", { work }, { timeout: seconds * 1000 }) as T;
}

function answer(answer: Answer): void {
  process.send?.(answer);
}
