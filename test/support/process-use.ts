/**
 * What a process of ours has used so far. Limits: Linux tells it (proc(5)); elsewhere nothing is known, and the clock and
 * the heap's own limit have to do.
 */
import { readFileSync } from "node:fs";

export interface ProcessUse {
  /** Of computing, on all cores. */
  readonly seconds: number;
  /** In memory now. */
  readonly megabytes: number;
}

/** USER_HZ, which Linux shows to programs on every machine. */
const TICKS_A_SECOND = 100;
/** Fields of /proc/<pid>/stat behind the name, counted from the third one of the line: utime, stime. */
const [USER, SYSTEM] = [11, 12];

/** Undefined where the system does not say, and for a process that is gone. */
export function useOf(pid: number): ProcessUse | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    // the name is in brackets and may hold anything
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const ticks = Number(fields[USER]) + Number(fields[SYSTEM]);
    const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "latin1"))?.[1];
    return { seconds: ticks / TICKS_A_SECOND, megabytes: Number(kilobytes ?? 0) / 1024 };
  } catch {
    return undefined;
  }
}
