/**
 * The system calls of the disk layer, as one object: a test replaces them to see what happens if the disk is full, breaks,
 * or writes less than it was given. Nothing in `host/` that writes calls `node:fs` otherwise.
 */
import {
  accessSync,
  closeSync,
  constants,
  fchmodSync,
  fchownSync,
  fstatSync,
  fsyncSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  statSync,
  unlinkSync,
  writeSync,
} from "node:fs";

export interface Disk {
  access: typeof accessSync;
  chmod: typeof fchmodSync;
  chown: typeof fchownSync;
  close: typeof closeSync;
  fstat: typeof fstatSync;
  link: typeof linkSync;
  lstat: typeof lstatSync;
  mkdir: typeof mkdirSync;
  open: typeof openSync;
  /** Waits, in ms, before a call is repeated. */
  pause: (ms: number) => void;
  read: typeof readFileSync;
  readdir: typeof readdirSync;
  /** The system's own, which returns names as written on the disk if that is not case-sensitive. */
  realpath: typeof realpathSync.native;
  rename: typeof renameSync;
  rmdir: typeof rmdirSync;
  stat: typeof statSync;
  sync: typeof fsyncSync;
  unlink: typeof unlinkSync;
  write: (file: number, bytes: Uint8Array, offset: number, length: number) => number;
}

/** The real one. */
export const DISK: Disk = {
  access: accessSync,
  chmod: fchmodSync,
  chown: fchownSync,
  close: closeSync,
  fstat: fstatSync,
  link: linkSync,
  lstat: lstatSync,
  mkdir: mkdirSync,
  open: openSync,
  pause,
  read: readFileSync,
  readdir: readdirSync,
  realpath: realpathSync.native,
  rename: renameSync,
  rmdir: rmdirSync,
  stat: statSync,
  sync: fsyncSync,
  unlink: unlinkSync,
  write: (file, bytes, offset, length) => writeSync(file, bytes, offset, length),
};

/** Non-blocking: a pipe without a writer would block an ordinary open indefinitely. */
export const READ_ONLY = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

/** May this process write to it? */
export const WRITABLE = constants.W_OK;

function pause(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

/** The system's error code: "ENOENT". */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined;

/** For calls that may fail without harm. */
export function quietly(action: () => void): void {
  try {
    action();
  } catch {
    return;
  }
}
