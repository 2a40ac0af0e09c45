/**
 * A thread of the child that ends the whole process when it has computed for too long, holds too much memory, or has lost
 * its parent: the thread that does the job may be busy and cannot look at itself. What counts is the process's own
 * computing, so that it makes no difference what else the machine has to do.
 */
import { writeSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { BOUND_PIPE, type Bound } from "./child-protocol.ts";

export interface WatchBounds {
  /** Memory of the whole process. */
  readonly megabytes: number;
  /** The process that started it. */
  readonly parent: number;
}

/** Until the process has computed for so long in all. */
export interface Allowance {
  readonly microseconds: number;
}

const EVERY_MS = 50;

if (parentPort) {
  const { megabytes, parent } = workerData as WatchBounds;
  let allowed = Number.POSITIVE_INFINITY;
  parentPort.on("message", ({ microseconds }: Allowance) => {
    allowed = microseconds;
  });
  setInterval(() => {
    const { user, system } = process.cpuUsage();
    if (process.memoryUsage.rss() > megabytes * 1e6) end("memory");
    else if (user + system > allowed) end("time");
    else if (process.ppid !== parent) end();
  }, EVERY_MS);
  parentPort.postMessage("watching");
}

function end(bound?: Bound): void {
  if (bound) writeSync(BOUND_PIPE, bound);
  process.kill(process.pid, "SIGKILL");
}
