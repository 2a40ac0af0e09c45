/** How messages show a path. */
import { relative } from "node:path";

/** From the current folder where it lies below it; empty for that folder itself. */
export function shownPath(path: string): string {
  const fromHere = relative("", path);
  return fromHere.startsWith("..") ? path : fromHere;
}
