/**
 * One writer per folder at a time: a small file that names its process. A lock whose process is gone is taken over.
 * Limits: whether a process on another machine still runs is unknown; its lock counts for a day.
 */
import { dirname, join } from "node:path";
import { HostError } from "../host.ts";
import { codeOf, DISK, type Disk } from "./disk.ts";
import { translated } from "./system-words.ts";
import {
  DAY_MS,
  discard,
  forget,
  isRunning,
  machineName,
  newTemporary,
  own,
  sweepBelow,
} from "./temporary-files.ts";
import { stage } from "./whole-file.ts";

const NAME = ".broadside.lock";

/** ms between two checks of a lock, and until waiting ends. */
const LOOK_MS = 50;
const LONGEST_WAIT_MS = 10 * 60 * 1000;

/** Locks of this process. */
const held = new Set<string>();

export interface LockOptions {
  /** Called once, with the number of the other process and the path of its lock. */
  readonly onWait: (pid: number, lock: string) => void;
  /** Awaited before each look at a lock of others; if it throws, waiting ends with what it throws. */
  readonly pause?: () => Promise<void> | undefined;
  readonly longestWaitMs?: number;
  readonly disk?: Disk;
}

/** Waits until no one else writes to the folder; returns a function that releases it. @throws HostError */
export async function lockFolder(folder: string, options: LockOptions): Promise<() => void> {
  const { onWait, pause, longestWaitMs = LONGEST_WAIT_MS, disk = DISK } = options;
  const path = join(folder, NAME);
  const began = performance.now();
  for (let isReported = false; ; ) {
    const holder = translated(folder, () => take(disk, path));
    if (holder === undefined) return () => release(path);
    if (!isReported && holder !== 0) onWait(holder, path);
    isReported ||= holder !== 0;
    if (performance.now() - began > longestWaitMs)
      throw new HostError(
        `"${folder}": process ${holder} is writing to it and does not end; if it is not a build, remove ${path}`,
        "LOCKED",
      );
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    await pause?.();
  }
}

/** Removes what killed runs left in an output folder, and in those below it. */
export function tidyUp(folder: string): void {
  sweepBelow(folder);
  const path = join(folder, NAME);
  try {
    const lock = readLock(DISK, path);
    if (lock && isStale(lock, path)) takeAway(DISK, path, lock.text);
  } catch {
    // A failing write here reports the reason itself.
    return;
  }
}

function release(path: string): void {
  held.delete(path);
  discard(path);
}

/** Undefined if the lock is ours now, otherwise its owner's process number; 0 if that is not known yet. */
function take(disk: Disk, path: string): number | undefined {
  const lock = readLock(disk, path);
  if (lock && !isStale(lock, path)) return lock.pid;
  if (lock) takeAway(disk, path, lock.text);
  try {
    const words = new TextEncoder().encode(`${machineName()} ${process.pid}\n`);
    stage(disk, path, words, false).commitNew();
  } catch (error) {
    if (error instanceof HostError && error.code === "EEXIST") return 0;
    throw error;
  }
  held.add(path);
  own(path, disk);
  return undefined;
}

interface Lock {
  readonly text: string;
  readonly machine: string;
  readonly pid: number;
  readonly ageMs: number;
}

/** Our locks have some twenty bytes. */
const MOST_BYTES = 100;

/** Undefined if it is gone by now. @throws HostError for anything but a lock: reading a pipe would never end */
function readLock(disk: Disk, path: string): Lock | undefined {
  try {
    const found = disk.lstat(path);
    if (!found.isFile() || found.size > MOST_BYTES)
      throw new HostError(`"${path}" is not the lock of a build; remove it`, "LOCKED");
    const text = disk.read(path, "utf8");
    const [machine = "", pid = "0"] = text.trim().split(" ");
    // One from the future is not younger than one from the past.
    return { text, machine, pid: Number(pid) || 0, ageMs: Math.abs(Date.now() - found.mtimeMs) };
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    throw error;
  }
}

function isStale({ machine, pid, ageMs }: Lock, path: string): boolean {
  if (held.has(path)) return false;
  return ageMs > DAY_MS || (machine === machineName() && !isRunning(pid));
}

/** Another process may have done the same, and hold a new lock: that one is put back. */
function takeAway(disk: Disk, path: string, stale: string): void {
  const away = newTemporary(dirname(path), disk);
  try {
    disk.rename(path, away);
    if (disk.read(away, "utf8") !== stale && !disk.lstat(path, { throwIfNoEntry: false }))
      disk.link(away, path);
  } catch (error) {
    if (codeOf(error) !== "ENOENT") throw error;
    forget(away);
    return;
  }
  discard(away);
}
