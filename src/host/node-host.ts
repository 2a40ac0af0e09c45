/**
 * A folder of the disk as a Host. Every path is resolved to its real one and must lie in the folder; hidden names,
 * links that leave, folders, pipes and devices are refused. A file is opened once and the open file is what is checked.
 */
import {
  accessSync,
  closeSync,
  constants,
  fchmodSync,
  fstatSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from "node:fs";
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { changedMeanwhile, type Host, HostError, sameBytes } from "./host.ts";

/** Larger files are refused unread; the largest that content may hold is a picture of 64 MiB. */
const LARGEST_FILE_BYTES = 64 * 1024 * 1024;

export function createNodeHost(folder: string): Host {
  const root = resolve(folder);
  return {
    root,
    listFiles: (below) => listFiles(root, below),
    isFile: (path) => answers(() => statSync(realPathIn(root, path)).isFile()),
    readBytes: (path) => translated(path, () => readPlainFile(realPathIn(root, path), path)),
    writeFile: (path, bytes) => translated(join(folder, path), () => writeWhole(pathIn(root, path), bytes)),
    replaceFile: (path, before, bytes) =>
      translated(join(folder, path), () => replaceWhole(realPathIn(root, path), path, before, bytes)),
  };
}

function listFiles(root: string, below: string): readonly string[] {
  const found: string[] = [];
  const visit = (folder: string): void => {
    for (const entry of entriesOf(join(root, folder))) {
      if (entry.name.startsWith(".")) continue;
      const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) visit(path);
      else if (
        entry.isFile() ||
        (entry.isSymbolicLink() && answers(() => statSync(realPathIn(root, path)).isFile()))
      )
        found.push(path);
    }
  };
  visit(below);
  return found.sort();
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

/** The path on disk, still with its links; refuses what leaves the folder by its spelling, and hidden names. */
function pathIn(root: string, path: string): string {
  if (path.includes("\0")) throw new HostError(`the path ${JSON.stringify(path)} holds a NUL character`);
  const full = resolve(root, path);
  const inside = relative(root, full);
  if (leaves(inside)) throw new HostError(`the path "${path}" leaves the folder of the project`);
  if (inside.split(sep).some((step) => step.startsWith(".")))
    throw new HostError(`the path "${path}" names a hidden file or folder`);
  return full;
}

function realPathIn(root: string, path: string): string {
  const real = realpathSync(pathIn(root, path));
  if (leaves(relative(realpathSync(root), real)))
    throw new HostError(`"${path}" is a link that leaves the folder of the project`);
  return real;
}

/** True for a relative path that climbs out (or, on Windows, names another drive). */
function leaves(path: string): boolean {
  return path === ".." || path.startsWith(`..${sep}`) || isAbsolute(path);
}

function readPlainFile(real: string, path: string): Uint8Array {
  // Non-blocking: a pipe without a writer would hold an ordinary open for ever.
  const file = openSync(real, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    const status = fstatSync(file);
    if (!status.isFile()) throw new HostError(`"${path}" is no plain file`);
    if (status.size > LARGEST_FILE_BYTES)
      throw new HostError(`"${path}" has ${status.size} bytes; at most ${LARGEST_FILE_BYTES} are read`);
    return readFileSync(file);
  } finally {
    closeSync(file);
  }
}

function replaceWhole(real: string, path: string, before: Uint8Array, bytes: Uint8Array): void {
  if (!sameBytes(readPlainFile(real, path), before)) throw changedMeanwhile(path);
  accessSync(real, constants.W_OK);
  writeWhole(real, bytes, statSync(real).mode & 0o777);
}

/** @param mode permissions that the file had before; a new one gets the usual ones */
function writeWhole(target: string, bytes: Uint8Array, mode?: number): void {
  mkdirSync(dirname(target), { recursive: true });
  const temporary = join(dirname(target), `.${basename(target)}.${process.pid}.tmp`);
  try {
    const file = openSync(temporary, "w", mode ?? 0o644);
    try {
      if (mode !== undefined) fchmodSync(file, mode);
      for (let written = 0; written < bytes.length; ) written += writeSync(file, bytes, written);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(temporary, target);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
  syncFolder(dirname(target));
}

/** Makes the rename last through a power cut; some systems cannot sync a folder, and the file is whole without it. */
function syncFolder(folder: string): void {
  try {
    const handle = openSync(folder, constants.O_RDONLY);
    fsyncSync(handle);
    closeSync(handle);
  } catch {
    return;
  }
}

function answers(question: () => boolean): boolean {
  try {
    return question();
  } catch {
    return false;
  }
}

/** Turns the system's errors into words; `path` is what they are told of. */
export function translated<T>(path: string, action: () => T): T {
  try {
    return action();
  } catch (error) {
    if (error instanceof HostError) throw error;
    const code = (error as NodeJS.ErrnoException).code;
    throw new HostError(`"${path}": ${WORDS[code ?? ""] ?? (error as Error).message}`, code);
  }
}

const WORDS: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  EACCES: "permission denied",
  EPERM: "permission denied",
  EISDIR: "this is a folder, not a file",
  ENOTDIR: "a file stands where a folder is needed",
  EEXIST: "a file stands where a folder is needed",
  ENOSPC: "the disk is full",
  EROFS: "the disk is read-only",
  EBUSY: "another program holds the file open; close it and try again",
  EIO: "the disk reports an error",
};
