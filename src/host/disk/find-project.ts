/** Where the project is: the folder that the user names, else the nearest one upward that holds `content/`. */
import { dirname, join, resolve } from "node:path";
import { DISK } from "./disk.ts";

/** The nearest folder from `start` upward with a `content/` folder; undefined when there is none. */
export function findProject(start: string): string | undefined {
  const folder = resolve(start);
  if (hasContent(folder)) return folder;
  const parent = dirname(folder);
  return parent === folder ? undefined : findProject(parent);
}

export function hasContent(folder: string): boolean {
  return isFolder(join(folder, "content"));
}

/** What cannot be looked at (below a file, links in a circle, no permission) is none. */
function isFolder(path: string): boolean {
  try {
    return DISK.stat(path).isDirectory();
  } catch {
    return false;
  }
}
