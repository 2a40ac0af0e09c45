/** A path as people type it, seen from a folder. */
import { normalize, relative, resolve, sep } from "node:path";

/**
 * The two places that a path may mean, relative to the folder and with slashes: looked for from the current folder, and
 * from that folder itself.
 */
export function pathsIn(folder: string, path: string): readonly [fromHere: string, fromFolder: string] {
  const slashed = (one: string): string => one.split(sep).join("/");
  return [slashed(relative(folder, resolve(path))), slashed(normalize(path))];
}
