/**
 * Writing a file whole or not at all: a temporary file beside it, every byte counted, forced to the disk, then renamed over
 * the old one. Whatever goes wrong on the way, the old file stays as it was and the temporary one goes.
 * Limits: other names of the same file (hard links) keep the old content.
 */
import { dirname } from "node:path";
import { codeOf, type Disk, WRITABLE } from "./disk.ts";
import { HostError } from "./host.ts";
import { discard, forget, newTemporary } from "./temporary-files.ts";

/** Written, and not yet in its place. */
export interface StagedFile {
  /** Puts it in its place; the temporary file is gone then, in whatever way it ends. */
  commit(): void;
  /** The same where nothing may stand yet. @throws HostError with the code EEXIST when something does by now */
  commitNew(): void;
  /** Nothing is left of it. */
  discard(): void;
}

/** New content for a file, still beside it. @param target the real path; its folder is made where it is missing */
export function stage(disk: Disk, target: string, bytes: Uint8Array): StagedFile {
  const draft = openDraft(disk, target);
  try {
    draft.write(bytes);
    return draft.finish();
  } catch (error) {
    draft.abandon();
    throw error;
  }
}

/** The same from pieces that come one after the other. Between them the process listens to signals. */
export async function stageStream(
  disk: Disk,
  target: string,
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<StagedFile & { readonly size: number }> {
  const draft = openDraft(disk, target);
  try {
    const turn = turns();
    for await (const chunk of chunks) {
      draft.write(chunk);
      await turn();
    }
    return draft.finish();
  } catch (error) {
    draft.abandon();
    throw error;
  }
}

/** How long the process may be deaf, in ms. */
const DEAF_MS = 50;

function turns(): () => Promise<void> {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < DEAF_MS) return;
    await new Promise((resolve) => setImmediate(resolve));
    last = performance.now();
  };
}

interface Draft {
  write(bytes: Uint8Array): void;
  finish(): StagedFile & { readonly size: number };
  abandon(): void;
}

function openDraft(disk: Disk, target: string): Draft {
  const before = existing(disk, target);
  disk.mkdir(dirname(target), { recursive: true });
  const temporary = newTemporary(dirname(target), disk);
  let file: number | undefined;
  const abandon = (): void => {
    // The first error is the one to tell; a file that cannot be closed can still be removed.
    const open = file;
    file = undefined;
    if (open !== undefined) ignoring(() => disk.close(open));
    discard(temporary);
  };
  try {
    file = disk.open(temporary, "wx", before?.mode ?? 0o666);
    if (before) keepOwnerAndMode(disk, file, before);
  } catch (error) {
    abandon();
    throw error;
  }
  let size = 0;
  const own = file;
  return {
    abandon,
    write: (bytes) => {
      writeAll(disk, own, bytes);
      size += bytes.length;
    },
    finish: () => {
      disk.sync(own);
      const found = disk.fstat(own).size;
      if (found !== size)
        throw new HostError(`"${target}": only ${found} of ${size} bytes reached the disk`, "EIO");
      file = undefined;
      disk.close(own);
      const place = (put: typeof rename) => () => placeBy(put, disk, temporary, target);
      return { size, commit: place(rename), commitNew: place(linkNew), discard: () => discard(temporary) };
    },
  };
}

interface Existing {
  readonly mode: number;
  readonly uid: number;
  readonly gid: number;
}

/** What stands there; somebody who took the right to write away meant it. */
function existing(disk: Disk, target: string): Existing | undefined {
  const found = disk.lstat(target, { throwIfNoEntry: false });
  if (!found?.isFile()) {
    if (found?.isDirectory()) throw new HostError(`"${target}": this is a folder, not a file`, "EISDIR");
    if (found && !found.isSymbolicLink())
      throw new HostError(`"${target}": it is no plain file, and is not replaced by one`, "EEXIST");
    return undefined;
  }
  if ((found.mode & 0o222) === 0)
    throw new HostError(
      `"${target}": the file is read-only; give it the right to be written first`,
      "EACCES",
    );
  disk.access(target, WRITABLE);
  return { mode: found.mode & 0o777, uid: found.uid, gid: found.gid };
}

/** The mask of the process does not count for a file that has its mode already; another owner only where that is allowed. */
function keepOwnerAndMode(disk: Disk, file: number, { mode, uid, gid }: Existing): void {
  const own = disk.fstat(file);
  if (own.uid !== uid || own.gid !== gid) ignoring(() => disk.chown(file, uid, gid));
  disk.chmod(file, mode);
}

function writeAll(disk: Disk, file: number, bytes: Uint8Array): void {
  for (let written = 0; written < bytes.length; ) {
    const more = disk.write(file, bytes, written, bytes.length - written);
    if (more <= 0) throw new HostError("the disk takes no more bytes, and does not say why", "EIO");
    written += more;
  }
}

function placeBy(put: typeof rename, disk: Disk, temporary: string, target: string): void {
  try {
    put(disk, temporary, target);
    forget(temporary);
  } catch (error) {
    discard(temporary);
    throw error;
  }
  syncFolder(disk, dirname(target));
}

/** Unlike a rename, a second name for the file is never put over another one. */
function linkNew(disk: Disk, from: string, to: string): void {
  try {
    disk.link(from, to);
  } catch (error) {
    if (codeOf(error) === "EEXIST") throw isThere(to);
    if (!WITHOUT_LINKS.includes(codeOf(error) ?? "")) throw error;
    if (disk.lstat(to, { throwIfNoEntry: false })) throw isThere(to);
    rename(disk, from, to);
    return;
  }
  discard(from);
}

/** What disks without such names say: those of cameras and sticks, some of networks. */
const WITHOUT_LINKS = ["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS", "EINVAL"];

/** The refusal to write where something stands. */
export const isThere = (path: string): HostError =>
  new HostError(`"${path}" is there already, and nothing is overwritten`, "EEXIST");

/** ms between one try and the next: a viewer or a virus scanner lets go of a file soon, or not at all. */
const PAUSES = [10, 20, 50, 100, 200, 400];

/** On Windows a file that somebody has open cannot be replaced. */
function rename(disk: Disk, from: string, to: string): void {
  for (const ms of PAUSES) {
    try {
      disk.rename(from, to);
      return;
    } catch (error) {
      if (!isHeld(codeOf(error))) throw error;
      disk.pause(ms);
    }
  }
  disk.rename(from, to);
}

const isHeld = (code: string | undefined): boolean =>
  code === "EBUSY" || code === "EPERM" || (code === "EACCES" && process.platform === "win32");

/** Makes the rename last through a power cut; some systems cannot sync a folder, and the file is whole without it. */
function syncFolder(disk: Disk, folder: string): void {
  ignoring(() => {
    const handle = disk.open(folder, "r");
    try {
      disk.sync(handle);
    } finally {
      disk.close(handle);
    }
  });
}

function ignoring(action: () => void): void {
  try {
    action();
  } catch {
    return;
  }
}
