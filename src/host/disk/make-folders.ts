/**
 * Creates missing folders step by step: if a system refuses new folders by saying that there is none (/proc), Node's
 * own recursive function never ends.
 */
import { dirname } from "node:path";
import { codeOf, type Disk } from "./disk.ts";

/**
 * Creates a folder and its missing parents, from the outermost in.
 * @param made called for each one created; folders that someone else has created in the meantime are not ours
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
