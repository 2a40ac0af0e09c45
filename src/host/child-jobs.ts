/** The child's side of `child.ts`: takes jobs, answers each, and ends when its parent does, for whatever reason. */
import { Worker } from "node:worker_threads";
import { type Answer, type Failure, type Job, READY } from "./child-protocol.ts";
import type { Allowance, WatchBounds } from "./child-watch.ts";

/** Answers every message of the parent with the result of `handle`. */
export function serveJobs(handle: (job: unknown) => Promise<unknown>): void {
  const watch = new Worker(new URL("./child-watch.ts", import.meta.url), { workerData: boundsOfParent() });
  const allow = (allowance: Allowance): void => watch.postMessage(allowance);
  process.on("message", ({ job, seconds }: Job) => {
    const { user, system } = process.cpuUsage();
    allow({ microseconds: user + system + seconds * 1e6 });
    handle(job)
      .then(
        (value) => ({ value }),
        (error: unknown) => ({ failure: failureOf(error) }),
      )
      .then((outcome) => {
        allow({ microseconds: Number.POSITIVE_INFINITY });
        process.send?.({ ...outcome, megabytes: process.memoryUsage.rss() / 1e6 } satisfies Answer);
      });
  });
  // An ordinary end would wait for the drawing threads, which may never finish.
  process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
  watch.once("message", () => process.send?.(READY));
}

function boundsOfParent(): WatchBounds {
  return { megabytes: Number(process.argv[2]), parent: process.ppid };
}

function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return { message: String(error), stack: String(error) };
  const { message, stack = message } = error;
  const isOfSystem = "syscall" in error && "code" in error;
  return { message, stack, ...(isOfSystem ? { code: String(error.code) } : {}) };
}
