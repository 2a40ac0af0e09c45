/** What a child process and its parent say to each other (`child.ts`, `child-jobs.ts`, `child-watch.ts`). */

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

/** Which bound was broken; the child's watch writes it into the pipe below. */
export type Bound = "time" | "memory";

export const BOUND_PIPE = 4;
