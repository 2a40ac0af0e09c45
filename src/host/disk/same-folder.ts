/** The real location of a path: through links, other spellings, and case-insensitive disks. */
import type { Stats } from "node:fs";
import { dirname, isAbsolute, relative, resolve, sep } from "node:path";
import { DISK, type Disk } from "./disk.ts";

/** Is the path, or would it be once it is created, the folder or something in it? False if there is no such folder. */
export function isWithin(path: string, folder: string, disk: Disk = DISK): boolean {
  const wanted = statOf(folder, disk);
  if (!wanted) return false;
  for (let at = realStart(path, disk); ; at = dirname(at)) {
    const found = statOf(at, disk);
    if (found && found.ino === wanted.ino && found.dev === wanted.dev) return true;
    if (dirname(at) === at) return false;
  }
}

/** The same for a folder that may not exist yet. */
export function willBeWithin(path: string, folder: string, disk: Disk = DISK): boolean {
  if (statOf(folder, disk)) return isWithin(path, folder, disk);
  const inside = relative(realStart(folder, disk), realStart(path, disk));
  const spelled = relative(resolve(folder), resolve(path));
  return inside === "" && !isAbsolute(spelled) && spelled.split(sep)[0] !== "..";
}

/** The real path, or that of the nearest existing parent. */
export function realStart(path: string, disk: Disk = DISK): string {
  for (let at = resolve(path); ; at = dirname(at)) {
    try {
      return disk.realpath(at);
    } catch {
      if (dirname(at) === at) return at;
    }
  }
}

/** Is there a link at the path that leads out of its own folder? */
export function leadsElsewhere(path: string): boolean {
  return isLink(path) && !isWithin(path, dirname(resolve(path)));
}

function isLink(path: string): boolean {
  try {
    return DISK.lstat(path).isSymbolicLink();
  } catch {
    return false;
  }
}

/** Undefined if it does not exist or cannot be examined; writing to it will report the reason. */
function statOf(path: string, disk: Disk): Stats | undefined {
  try {
    return disk.stat(path);
  } catch {
    return undefined;
  }
}
