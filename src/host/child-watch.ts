/**
 * A thread of the child that ends the whole process if it has used too much CPU time or memory, or has lost its parent:
 * the thread that does the job may be busy and cannot check itself. Only the process's own CPU time counts, so that the
 * load of the machine makes no difference.
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

/** Until the process has used this much CPU time in all. */
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
