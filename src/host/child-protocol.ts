/** The messages between a child process and its parent (`child.ts`, `child-jobs.ts`, `child-watch.ts`). */

export interface Job {
  readonly job: unknown;
  /** CPU time that it may take. */
  readonly seconds: number;
}

/** The result of a job, or our own failure in it. */
export type Answer = ({ readonly value: unknown } | { readonly failure: Failure }) & {
  /** Current memory of the process. */
  readonly megabytes: number;
};

/** An exception in the child, which says nothing about the bytes of the job. */
export interface Failure {
  readonly message: string;
  readonly stack: string;
  /** Of a system error: ENOSPC. */
  readonly code?: string;
}

/** Sent by a child when it can take jobs. */
export const READY = "ready";

/** Which limit was exceeded; the child's watch writes it into the pipe below. */
export type Bound = "time" | "memory";

export const BOUND_PIPE = 4;
