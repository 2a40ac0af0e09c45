/** A path as people type it, seen from a folder. */
import { normalize, relative, resolve, sep } from "node:path";

/**
 * The two possible meanings of a path, relative to the folder and with slashes: from the current folder, and from that
 * folder itself.
 */
export function pathsIn(folder: string, path: string): readonly [fromHere: string, fromFolder: string] {
  const slashed = (one: string): string => one.split(sep).join("/");
  return [slashed(relative(folder, resolve(path))), slashed(normalize(path))];
}
