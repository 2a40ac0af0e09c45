/**
 * A folder for data that can be recreated at any time: files with plain names, written atomically, the oldest removed.
 * Limits: nothing here is ever a failure, because everything works without the folder, only slower; a folder that is a
 * link has no mark and is not used (the package's own, `shipped-folder.ts`, is known otherwise and may be one). Files
 * are not synced: a torn one is recognised by its checksum.
 */
import {
  closeSync,
  constants,
  fstatSync,
  futimesSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { discard, forget, newTemporary, sweep } from "./temporary-files.ts";

export interface CacheFolder {
  /**
   * Identifies this folder on this machine: a copy of it, or one from an archive, has a different mark. Undefined if there is
   * no such folder, or it cannot be used.
   */
  mark(): string | undefined;
  /** Creates the folder if it is missing. */
  prepare(): void;
  /** A file's bytes; undefined if there is none, or it is larger than `most` bytes. It counts as used now. */
  read(name: string, most: number): Uint8Array | undefined;
  write(name: string, bytes: Uint8Array): void;
  /** Removes the least recently used files until the rest have together at most `most` bytes. Ends a piece of work. */
  trim(most: number): void;
  /** Removes all files and takes no others until the end of this piece of work: the disk is full. True if there were any. */
  giveUp(): boolean;
}

/** Keeps the folder out of version control, and is what the folder is known by: its times cannot be packed into an archive. */
const MARKER = ".gitignore";
/** The clocks of machines that share a folder may differ by this much. */
const CLOCKS_MS = 60_000;

const NAME = /^[a-z-]+-[0-9a-f]{40}$/;

/** @param keepsTimes true if reading a file leaves its time */
export function openCacheFolder(folder: string, keepsTimes = false): CacheFolder {
  let isGivenUp = false;
  return {
    mark: () => quietly(() => markOf(folder)),
    prepare: () => void quietly(() => makeFolder(folder)),
    read: (name, most) => quietly(() => readPlain(join(folder, name), most, keepsTimes)),
    write: (name, bytes) => {
      if (!isGivenUp) quietly(() => writeWhole(folder, name, bytes));
    },
    trim: (most) => {
      isGivenUp = false;
      quietly(() => trim(folder, most));
    },
    giveUp: () => {
      isGivenUp = true;
      return quietly(() => trim(folder, 0)) ?? false;
    },
  };
}

function quietly<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

function markOf(folder: string): string | undefined {
  if (!lstatSync(folder).isDirectory()) return undefined;
  const { ino, ctimeNs } = lstatSync(join(folder, MARKER), { bigint: true });
  return `${ino} ${ctimeNs}`;
}

function makeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  if (!lstatSync(folder).isDirectory()) return;
  writeFileSync(join(folder, MARKER), "*\n", { flag: "wx" });
}

/** A file that was used in the last hour is not marked again: an hour does not decide which of them makes room. */
const USED_MS = 60 * 60 * 1000;

function readPlain(file: string, most: number, keepsTime: boolean): Uint8Array | undefined {
  const handle = openSync(
    file,
    constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0),
  );
  try {
    const status = fstatSync(handle);
    if (!status.isFile() || status.size > most) return undefined;
    const now = Date.now();
    if (!keepsTime && Math.abs(now - status.mtimeMs) > USED_MS)
      quietly(() => futimesSync(handle, now / 1000, now / 1000));
    return readFileSync(handle);
  } finally {
    closeSync(handle);
  }
}

function writeWhole(folder: string, name: string, bytes: Uint8Array): void {
  const temporary = newTemporary(folder);
  try {
    writeFileSync(temporary, bytes, { flag: "wx" });
    renameSync(temporary, join(folder, name));
    forget(temporary);
  } catch (error) {
    discard(temporary);
    throw error;
  }
}

/** True if there were files to remove. Another process may remove some meanwhile, or hold some open. */
function trim(folder: string, most: number): boolean {
  if (!lstatSync(folder).isDirectory()) return false;
  sweep(folder);
  const files = readdirSync(folder)
    .filter((name) => NAME.test(name))
    .flatMap((name) => quietly(() => fileAt(join(folder, name))) ?? [])
    .sort((a, b) => b.used - a.used);
  let full = 0;
  for (const { path, size } of files) {
    full += size;
    if (full > most) quietly(() => rmSync(path, { force: true }));
  }
  return full > most;
}

/** A file from the future is older than any: the clock was put back, and it would outlive all that is used from now on. */
function fileAt(path: string): { readonly path: string; readonly size: number; readonly used: number } {
  const { size, mtimeMs } = statSync(path);
  return { path, size, used: mtimeMs > Date.now() + CLOCKS_MS ? 0 : mtimeMs };
}
