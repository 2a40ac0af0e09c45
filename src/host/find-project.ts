/** Where the project is: the folder that the user names, else the nearest one upward that holds `content/`. */
import { statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** The nearest folder from `start` upward with a `content/` folder; undefined when there is none. */
export function findProject(start: string): string | undefined {
  const folder = resolve(start);
  if (hasContent(folder)) return folder;
  const parent = dirname(folder);
  return parent === folder ? undefined : findProject(parent);
}

export function hasContent(folder: string): boolean {
  // Below a file there is nothing, and asking for it would be a fault (ENOTDIR).
  if (!isFolder(folder)) return false;
  return isFolder(join(folder, "content"));
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
