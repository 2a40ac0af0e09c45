/**
 * Creates missing folders step by step: if a system refuses new folders by saying that there is none (/proc), Node's own
 * function for many at once never ends.
 */
import { dirname } from "node:path";
import { codeOf, type Disk } from "./disk.ts";

/**
 * Makes a folder and those above it that are missing, from the outermost in.
 * @param made is told of each that was made; one that somebody else has made meanwhile is not ours
 */
export function makeFolders(disk: Disk, folder: string, made: (path: string) => void = () => {}): void {
  if (disk.stat(folder, { throwIfNoEntry: false })) return;
  makeFolders(disk, dirname(folder), made);
  try {
    disk.mkdir(folder);
  } catch (error) {
    if (codeOf(error) === "EEXIST") return;
    throw error;
  }
  made(folder);
}
