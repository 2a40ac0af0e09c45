/** The child's side of `child.ts`: takes jobs, answers each, and ends with its parent, however that ends. */
import { Worker } from "node:worker_threads";
import type { Allowance, WatchBounds } from "./child-watch.ts";

export interface Job {
  readonly job: unknown;
  /** Of computing that it may take. */
  readonly seconds: number;
}

/** What came of a job that was done, or of our own doing in a job that failed. */
export type Answer = ({ readonly value: unknown } | { readonly failure: Failure }) & {
  /** What the process holds in memory now. */
  readonly megabytes: number;
};

/** An exception in the child: nothing that a job says about its bytes. */
export interface Failure {
  readonly message: string;
  readonly stack: string;
  /** Of an error of the system: ENOSPC. */
  readonly code?: string;
}

/** What a child says when it can take jobs. */
export const READY = "ready";

/** Answers every message of the parent by what `handle` makes of it. */
export function serveJobs(handle: (job: unknown) => Promise<unknown>): void {
  const watch = new Worker(new URL("./child-watch.js", import.meta.url), { workerData: boundsOfParent() });
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
  // An ordinary end would wait for the threads that draw, which may be at it for ever.
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
