/** How messages show a path. */
import { relative } from "node:path";

/** Relative to the current folder if it is below it; empty for that folder itself. */
export function shownPath(path: string): string {
  const fromHere = relative("", path);
  return fromHere.startsWith("..") ? path : fromHere;
}
