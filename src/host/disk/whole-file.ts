/**
 * Writes a file atomically: a temporary file beside it, every byte counted, synced, then renamed over the old one. Whatever
 * goes wrong on the way, the old file is unchanged and the temporary one is removed.
 * Limits: other names of the same file (hard links) keep the old content.
 */
import { dirname } from "node:path";
import { HostError } from "../host.ts";
import { type Disk, quietly, WRITABLE } from "./disk.ts";
import { makeFolders } from "./make-folders.ts";
import { linkNew, type PutInPlace, renameOver } from "./put-in-place.ts";
import { discard, newTemporary } from "./temporary-files.ts";

/** Written, and not yet in place. */
export interface StagedFile {
  /** Puts it in place; the temporary file is gone afterwards, whatever happens. */
  commit(): void;
  /**
   * The same for a path where nothing may exist yet. @throws HostError with the code EEXIST if something does by now
   */
  commitNew(): void;
  /** Nothing is left of it. */
  discard(): void;
}

/**
 * New content for a file, still beside it.
 * @param target the real path; its folder is created if it is missing
 * @param lasts false for a file that means nothing after a power cut: it is not synced
 * @param mode the permissions of a new file, before the umask
 */
export function stage(
  disk: Disk,
  target: string,
  bytes: Uint8Array,
  lasts = true,
  mode = USUAL_MODE,
): StagedFile {
  const draft = openDraft(disk, target, lasts, mode);
  try {
    draft.write(bytes);
    return draft.finish();
  } catch (error) {
    draft.abandon();
    throw error;
  }
}

/** The same from pieces that arrive one after the other. Between them the process can handle signals. */
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

/** Everybody may read and write, as far as the umask allows. */
const USUAL_MODE = 0o666;

/** How long the process may ignore signals, in ms. */
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

function openDraft(disk: Disk, target: string, lasts = true, mode = USUAL_MODE): Draft {
  const before = fileBefore(disk, target);
  makeFolders(disk, dirname(target));
  const temporary = newTemporary(dirname(target), disk);
  let file: number | undefined;
  const abandon = (): void => {
    // The first error is the one to report; a file that cannot be closed can still be removed.
    const open = file;
    file = undefined;
    if (open !== undefined) quietly(() => disk.close(open));
    discard(temporary);
  };
  try {
    file = disk.open(temporary, "wx", before?.mode ?? mode);
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
      writeAll(disk, own, bytes, target);
      size += bytes.length;
    },
    finish: () => {
      if (lasts) disk.sync(own);
      const found = disk.fstat(own).size;
      if (found !== size)
        throw new HostError(`"${target}": only ${found} of ${size} bytes reached the disk`, "EIO");
      file = undefined;
      disk.close(own);
      const place = (put: PutInPlace) => () => put(disk, temporary, target, lasts);
      return {
        size,
        commit: place(renameOver),
        commitNew: place(linkNew),
        discard: () => discard(temporary),
      };
    },
  };
}

function writeAll(disk: Disk, file: number, bytes: Uint8Array, target: string): void {
  for (let written = 0; written < bytes.length; ) {
    const more = disk.write(file, bytes, written, bytes.length - written);
    if (more <= 0)
      throw new HostError(`"${target}": the disk accepts no more bytes, and does not say why`, "EIO");
    written += more;
  }
}

/** The file to be replaced: what the new one keeps of it, and when it must not be replaced. */
interface FileBefore {
  readonly mode: number;
  readonly uid: number;
  readonly gid: number;
}

/** The existing file, if it may be replaced. @throws HostError for a folder, a device, and a file that is read-only */
function fileBefore(disk: Disk, target: string): FileBefore | undefined {
  const found = disk.lstat(target, { throwIfNoEntry: false });
  if (!found?.isFile()) {
    if (found?.isDirectory()) throw new HostError(`"${target}": this is a folder, not a file`, "EISDIR");
    if (found && !found.isSymbolicLink())
      throw new HostError(`"${target}": it is not a plain file, and is not replaced by one`, "EEXIST");
    return undefined;
  }
  if ((found.mode & 0o222) === 0)
    throw new HostError(`"${target}": the file is read-only; make it writable first`, "EACCES");
  disk.access(target, WRITABLE);
  return { mode: found.mode & 0o777, uid: found.uid, gid: found.gid };
}

/** The umask does not apply to a file that already has its mode; the owner is changed only if that is allowed. */
function keepOwnerAndMode(disk: Disk, file: number, { mode, uid, gid }: FileBefore): void {
  const own = disk.fstat(file);
  if (own.uid !== uid || own.gid !== gid) quietly(() => disk.chown(file, uid, gid));
  disk.chmod(file, mode);
}
