/** Where a path really lies: through links, other spellings, and capitals that a disk does not count. */
import type { Stats } from "node:fs";
import { dirname, resolve } from "node:path";
import { DISK, type Disk } from "./disk.ts";

/**
 * Is the path, or would it be once it is made, the folder or something in it? False where there is no such folder.
 */
export function liesIn(path: string, folder: string, disk: Disk = DISK): boolean {
  const wanted = statOf(folder, disk);
  if (!wanted) return false;
  for (let at = realStart(path, disk); ; at = dirname(at)) {
    const found = statOf(at, disk);
    if (found && found.ino === wanted.ino && found.dev === wanted.dev) return true;
    if (dirname(at) === at) return false;
  }
}

/** The real path of the nearest thing upward that there is. */
function realStart(path: string, disk: Disk): string {
  for (let at = resolve(path); ; at = dirname(at)) {
    try {
      return disk.realpath(at);
    } catch {
      if (dirname(at) === at) return at;
    }
  }
}

/** Is there a link at the path that leads out of the folder which it stands in? */
export function leadsElsewhere(path: string, disk: Disk = DISK): boolean {
  return isLink(path, disk) && !liesIn(path, dirname(resolve(path)), disk);
}

function isLink(path: string, disk: Disk): boolean {
  try {
    return disk.lstat(path).isSymbolicLink();
  } catch {
    return false;
  }
}

/** Undefined for what is not there or cannot be looked at; whoever writes to it is told why. */
function statOf(path: string, disk: Disk): Stats | undefined {
  try {
    return disk.stat(path);
  } catch {
    return undefined;
  }
}
