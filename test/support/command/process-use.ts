/**
 * What one of our processes has used so far. Limits: only Linux reports it (proc(5)); elsewhere the clock and the
 * heap's own limit must do.
 */
import { readFileSync } from "node:fs";

export interface ProcessUse {
  /** Computing time, on all cores. */
  readonly seconds: number;
  /** The peak of its memory. */
  readonly megabytes: number;
}

/** USER_HZ, which Linux presents to programs on every machine. */
const TICKS_A_SECOND = 100;
/** Fields of /proc/<pid>/stat after the name, counted from the line's third: utime, stime. */
const [USER, SYSTEM] = [11, 12];

/** Undefined where the system does not report it, and for a process that has ended. */
export function useOf(pid: number): ProcessUse | undefined {
  const stat = textOf(`/proc/${pid}/stat`);
  const kilobytes = /^VmHWM:\s+(\d+) kB/m.exec(textOf(`/proc/${pid}/status`))?.[1];
  if (kilobytes === undefined) return undefined;
  // the name is in brackets and may contain anything
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const ticks = Number(fields[USER]) + Number(fields[SYSTEM]);
  return { seconds: ticks / TICKS_A_SECOND, megabytes: Number(kilobytes) / 1024 };
}

/** The processes that it started and that are still running. */
export function childrenOf(pid: number): readonly number[] {
  const numbers = textOf(`/proc/${pid}/task/${pid}/children`).match(/\d+/g) ?? [];
  return numbers.map(Number);
}

/**
 * Running processes that this one has started and that have a word in their command lines. The word is one that only those of
 * a test have: files that share this process may have left children of their own.
 */
export const childrenWith = (word: string): readonly number[] =>
  childrenOf(process.pid).filter((pid) => textOf(`/proc/${pid}/cmdline`).includes(word));

function textOf(file: string): string {
  try {
    return readFileSync(file, "latin1");
  } catch {
    return "";
  }
}
