/**
 * Converts a project path to a disk path. The disk path is the real one and is in the folder; hidden names, and paths that
 * leave the folder by their spelling or by a link, are refused.
 */
import { isAbsolute, join, relative, resolve, sep } from "node:path";
import { HostError } from "../host.ts";
import { pathOnDisk } from "./composed-names.ts";
import type { Disk } from "./disk.ts";

/** The path on disk, still with its links. @throws HostError */
export function pathIn(root: string, path: string): string {
  if (path.includes("\0")) throw new HostError(`the path ${JSON.stringify(path)} contains a NUL character`);
  const full = resolve(root, path);
  const inside = relative(root, full);
  if (leaves(inside)) throw new HostError(`the path "${path}" leaves the project folder`, "LEAVES");
  if (inside.split(sep).some((step) => step.startsWith(".")))
    throw new HostError(`the path "${path}" names a hidden file or folder`, "HIDDEN");
  return full;
}

/** Names that every system writes alike and shows: most paths, which need no further look if no link is on the way. */
const ORDINARY = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;

/** The path on disk without its links. @throws HostError, or the system's error for a path that leads nowhere */
export function realPathIn(disk: Disk, root: string, path: string): string {
  if (ORDINARY.test(path)) {
    const full = `${root}${sep}${sep === "/" ? path : path.replaceAll("/", sep)}`;
    if (disk.realpath(full) === full) return full;
  }
  const real = disk.realpath(pathOnDisk(disk, root, pathIn(root, path)));
  // A folder above a path without links has none itself.
  const inside = relative(real.startsWith(root + sep) ? root : disk.realpath(root), real);
  if (leaves(inside)) throw new HostError(`"${path}" is a link that leaves the project folder`, "LEAVES");
  if (inside.split(sep).some((step) => step.startsWith(".")))
    throw new HostError(`"${path}" is a link to a hidden file or folder`, "HIDDEN");
  refuseOtherCapitals(disk, root, path, inside);
  return real;
}

/**
 * A disk that is not case-sensitive finds files by other names than they have. The same project must work on every
 * disk, so these names are refused.
 * @param inside the path without links, as the disk writes it
 * @throws HostError
 */
function refuseOtherCapitals(disk: Disk, root: string, path: string, inside: string): void {
  const wanted = relative(root, resolve(root, path));
  if (wanted === inside || wanted.toLowerCase() !== inside.toLowerCase()) return;
  let folder = root;
  for (const step of wanted.split(sep)) {
    // A link may have such a name, and is not another file.
    if (!disk.readdir(folder).includes(step))
      throw new HostError(
        `"${path}": there is no such file; on this disk it is "${inside.split(sep).join("/")}", and other systems are case-sensitive`,
        "ENOENT",
      );
    folder = join(folder, step);
  }
}

/**
 * The path at which a file is to be written: its folders need not exist, but those that do must be real ones in the
 * folder. A file that is a link is itself replaced, wherever it leads.
 * @throws HostError
 */
export function writablePathIn(disk: Disk, root: string, path: string): string {
  const full = pathIn(root, path);
  refuseLeavingFolders(disk, root, relative(root, full));
  return full;
}

/** @throws HostError if a folder on the way to the file is a link that leaves */
export function refuseLeavingFolders(disk: Disk, root: string, path: string): void {
  const steps = path.split(/[\\/]/);
  for (let count = 1; count < steps.length; count++) {
    const folder = join(root, ...steps.slice(0, count));
    const found = disk.lstat(folder, { throwIfNoEntry: false });
    if (!found) return;
    if (found.isSymbolicLink() && leaves(relative(disk.realpath(root), disk.realpath(folder))))
      throw new HostError(`"${folder}" is a link that leaves the project folder`, "LEAVES");
  }
}

/** True for a relative path that climbs out (or, on Windows, names another drive). */
function leaves(path: string): boolean {
  return path === ".." || path.startsWith(`..${sep}`) || isAbsolute(path);
}
