/** Finds the project: the folder that the user names, or the nearest one upward that contains `content/`. */
import { dirname, join, resolve } from "node:path";
import { DISK } from "./disk.ts";

/** The nearest folder from `start` upward with a `content/` folder; undefined if there is none. */
export function findProject(start: string): string | undefined {
  const folder = resolve(start);
  if (hasContent(folder)) return folder;
  const parent = dirname(folder);
  return parent === folder ? undefined : findProject(parent);
}

export function hasContent(folder: string): boolean {
  return isFolder(join(folder, "content"));
}

/** What a path is: undefined for something else, and for what cannot be examined. */
export function kindOfPath(path: string): "folder" | "file" | "nothing" | undefined {
  try {
    const found = DISK.stat(path);
    return found.isDirectory() ? "folder" : found.isFile() ? "file" : undefined;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === "ENOENT" || code === "ENOTDIR" ? "nothing" : undefined;
  }
}

/** Anything that cannot be examined (below a file, circular links, no permission) counts as absent. */
function isFolder(path: string): boolean {
  try {
    return DISK.stat(path).isDirectory();
  } catch {
    return false;
  }
}
