/** The file to be replaced: what the new one keeps of it, and when it must not be replaced. */
import { HostError } from "../host.ts";
import { type Disk, quietly, WRITABLE } from "./disk.ts";

export interface FileBefore {
  readonly mode: number;
  readonly uid: number;
  readonly gid: number;
}

/** The existing file, if it may be replaced. @throws HostError for a folder, a device, and a file that is read-only */
export function fileBefore(disk: Disk, target: string): FileBefore | undefined {
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
export function keepOwnerAndMode(disk: Disk, file: number, { mode, uid, gid }: FileBefore): void {
  const own = disk.fstat(file);
  if (own.uid !== uid || own.gid !== gid) quietly(() => disk.chown(file, uid, gid));
  disk.chmod(file, mode);
}
