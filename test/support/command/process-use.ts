/**
 * What a process of ours has used so far. Limits: Linux tells it (proc(5)); elsewhere nothing is known, and the clock and
 * the heap's own limit have to do.
 */
import { readFileSync } from "node:fs";

export interface ProcessUse {
  /** Of computing, on all cores. */
  readonly seconds: number;
  /** The most that it had in memory. */
  readonly megabytes: number;
}

/** USER_HZ, which Linux shows to programs on every machine. */
const TICKS_A_SECOND = 100;
/** Fields of /proc/<pid>/stat behind the name, counted from the third one of the line: utime, stime. */
const [USER, SYSTEM] = [11, 12];

/** Undefined where the system does not say, and for a process that is gone. */
export function useOf(pid: number): ProcessUse | undefined {
  const stat = textOf(`/proc/${pid}/stat`);
  const kilobytes = /^VmHWM:\s+(\d+) kB/m.exec(textOf(`/proc/${pid}/status`))?.[1];
  if (kilobytes === undefined) return undefined;
  // the name is in brackets and may hold anything
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const ticks = Number(fields[USER]) + Number(fields[SYSTEM]);
  return { seconds: ticks / TICKS_A_SECOND, megabytes: Number(kilobytes) / 1024 };
}

/** The processes that it started and that still run. */
export function childrenOf(pid: number): readonly number[] {
  const numbers = textOf(`/proc/${pid}/task/${pid}/children`).match(/\d+/g) ?? [];
  return numbers.map(Number);
}

function textOf(file: string): string {
  try {
    return readFileSync(file, "latin1");
  } catch {
    return "";
  }
}
