/** The last step of a write: the finished temporary file gets its name, and the folder is synced. */
import { dirname } from "node:path";
import { alreadyExists } from "../host.ts";
import { codeOf, type Disk, quietly } from "./disk.ts";
import { discard, forget } from "./temporary-files.ts";

/** From the temporary path to the final one; whatever happens, the temporary file is removed. @param lasts syncs the folder */
export type PutInPlace = (disk: Disk, temporary: string, target: string, lasts: boolean) => void;

/** Replaces an existing file. */
export const renameOver: PutInPlace = (...file) => put(rename, ...file);

/** Only if nothing exists there: unlike a rename, a hard link never replaces another file. */
export const linkNew: PutInPlace = (...file) => put(link, ...file);

type Place = (disk: Disk, temporary: string, target: string) => void;

function put(how: Place, ...[disk, temporary, target, lasts]: Parameters<PutInPlace>): void {
  try {
    how(disk, temporary, target);
  } catch (error) {
    discard(temporary);
    throw error;
  }
  if (lasts) syncFolder(disk, dirname(target));
}

function link(disk: Disk, from: string, to: string): void {
  try {
    disk.link(from, to);
  } catch (error) {
    if (codeOf(error) === "EEXIST") throw alreadyExists(to);
    if (!WITHOUT_LINKS.includes(codeOf(error) ?? "")) throw error;
    if (disk.lstat(to, { throwIfNoEntry: false })) throw alreadyExists(to);
    rename(disk, from, to);
    return;
  }
  discard(from);
}

/** The error codes of disks without such names: those of cameras and sticks, some of networks. */
const WITHOUT_LINKS = ["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS", "EINVAL"];

/** ms between one attempt and the next: a viewer or a virus scanner releases a file soon, or not at all. */
const PAUSES = [10, 20, 50, 100, 200, 400];

/** On Windows a file that another program has open cannot be replaced. */
function rename(disk: Disk, from: string, to: string): void {
  for (const ms of PAUSES) {
    try {
      disk.rename(from, to);
      forget(from);
      return;
    } catch (error) {
      if (!isHeld(codeOf(error))) throw error;
      disk.pause(ms);
    }
  }
  disk.rename(from, to);
  forget(from);
}

const isHeld = (code: string | undefined): boolean =>
  code === "EBUSY" || code === "EPERM" || (code === "EACCES" && process.platform === "win32");

/** Makes the rename last through a power cut; some systems cannot sync a folder, and the file is whole without it. */
function syncFolder(disk: Disk, folder: string): void {
  quietly(() => {
    const handle = disk.open(folder, "r");
    try {
      disk.sync(handle);
    } finally {
      disk.close(handle);
    }
  });
}
