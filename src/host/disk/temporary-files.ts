/**
 * Temporary files: the new content of a file, beside it, until it is complete. Ours are recognised by their name, which
 * gives the machine and process; they are removed when a command ends, also by Ctrl-C, or, after a kill and in other
 * programs, at the next start that writes to the same folder.
 * Limits: a file of another machine that shares the folder is left alone for a day, because it may still be in use.
 */
import { createHash, randomBytes } from "node:crypto";
import { hostname } from "node:os";
import { join } from "node:path";
import { codeOf, DISK, type Disk, quietly } from "./disk.ts";

const NAME = /^\.broadside-([0-9a-f]{8})-(\d{1,10})-[0-9a-f]{16}\.tmp$/;
/** No one takes this long to write a file. */
export const DAY_MS = 24 * 60 * 60 * 1000;

let machine: string | undefined;

/** Identifies this machine among those that may share a folder. */
export function machineName(): string {
  machine ??= createHash("sha256").update(hostname()).digest("hex").slice(0, 8);
  return machine;
}

/** The unfinished ones of this process, each with its disk. */
const open = new Map<string, Disk>();

/** A unique path for a new temporary file in a folder; `forget` it when it is gone. */
export function newTemporary(folder: string, disk: Disk = DISK): string {
  const path = join(
    folder,
    `.broadside-${machineName()}-${process.pid}-${randomBytes(8).toString("hex")}.tmp`,
  );
  own(path, disk);
  return path;
}

/** Removes a file when a command ends, unless it is forgotten before. */
export function own(path: string, disk: Disk): void {
  watchForTheEnd();
  open.set(path, disk);
}

/** It has its final name now, or is removed. */
export function forget(path: string): void {
  open.delete(path);
}

/** Removes it, if it exists; what cannot be removed at once is tried again, and once more when the process ends. */
export function discard(path: string): void {
  const disk = open.get(path) ?? DISK;
  for (let tries = 2; tries > 0; tries--) {
    try {
      disk.unlink(path);
      break;
    } catch (error) {
      if (codeOf(error) === "ENOENT") break;
      if (tries === 1) return;
    }
  }
  forget(path);
}

/** Removes from a folder what killed runs left there; what cannot be removed stays. */
export function sweep(folder: string, disk: Disk = DISK): void {
  quietly(() => {
    for (const name of disk.readdir(folder)) if (isStale(folder, name, disk)) disk.unlink(join(folder, name));
  });
}

/** The same for all folders below it; targets of links are not ours. */
export function sweepBelow(folder: string, disk: Disk = DISK): void {
  sweep(folder, disk);
  quietly(() => {
    for (const entry of disk.readdir(folder, { withFileTypes: true }))
      if (entry.isDirectory()) sweepBelow(join(folder, entry.name), disk);
  });
}

function isStale(folder: string, name: string, disk: Disk): boolean {
  const [, machine, pid] = NAME.exec(name) ?? [];
  if (machine === undefined || open.has(join(folder, name))) return false;
  if (machine === machineName() && !isRunning(Number(pid))) return true;
  return Date.now() - disk.lstat(join(folder, name)).mtimeMs > DAY_MS;
}

/** Our own process number, not recorded here, belonged to an earlier process. */
export function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's process is running too.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** False in programs that use the library: how they end is not our business. */
let isOurs = false;
let isWatching = false;

/** Removes unfinished files when the process ends, also by Ctrl-C; only the command line calls this. */
export function endTidily(): void {
  isOurs = true;
}

/** From the first file on: a process without files may be ended as usual. */
function watchForTheEnd(): void {
  if (!isOurs || isWatching) return;
  isWatching = true;
  process.once("exit", discardAll);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void endBy(signal));
}

const lastSteps = new Set<() => Promise<void>>();

/**
 * Work that Ctrl-C waits for, such as telling others; a second one does not. Only in commands: in a program that uses the
 * library it is never done.
 */
export function beforeTheEnd(step: () => Promise<void>): void {
  watchForTheEnd();
  lastSteps.add(step);
}

async function endBy(signal: NodeJS.Signals): Promise<void> {
  if (lastSteps.size > 0) await Promise.allSettled([...lastSteps].map((step) => step()));
  discardAll();
  // The handler is gone: this ends the process as if there had been none, and a shell sees 130 or 143.
  process.kill(process.pid, signal);
}

function discardAll(): void {
  for (const path of [...open.keys()]) discard(path);
}
