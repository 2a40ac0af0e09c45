/**
 * Small private files of the person who runs a command, outside of every project: nothing that comes with a game, or is
 * passed on with it, can be one of them. Only their owner can read them.
 * Limits: on Windows, who can read them follows from the folder; a file that others can read or have written counts as absent.
 */
import { constants } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { DISK, type Disk, quietly, READ_ONLY } from "./disk/disk.ts";
import { makeFolders } from "./disk/make-folders.ts";
import { translated } from "./disk/system-words.ts";
import { stage } from "./disk/whole-file.ts";

/** For the owner alone. */
const PRIVATE = 0o600;
const OTHERS = 0o077;
const MOST_BYTES = 10_000;

/**
 * Where programs keep what is worth keeping until the next run: XDG_STATE_HOME (default ~/.local/state, by the XDG Base
 * Directory Specification 0.8), on macOS ~/Library/Application Support, on Windows LOCALAPPDATA.
 */
export function stateFolder(env: NodeJS.ProcessEnv = process.env, platform = process.platform): string {
  const { XDG_STATE_HOME, LOCALAPPDATA } = env;
  if (XDG_STATE_HOME?.startsWith("/")) return join(XDG_STATE_HOME, "broadside");
  if (platform === "win32") return join(LOCALAPPDATA ?? join(homedir(), "AppData", "Local"), "Broadside");
  if (platform === "darwin") return join(homedir(), "Library", "Application Support", "Broadside");
  return join(homedir(), ".local", "state", "broadside");
}

/** Undefined if there is none, or it is not this person's own. */
export function readPrivate(path: string, disk: Disk = DISK): string | undefined {
  try {
    const file = disk.open(path, READ_ONLY | (constants.O_NOFOLLOW ?? 0));
    try {
      const found = disk.fstat(file);
      const owner = process.getuid?.();
      const isOwn = owner === undefined || (found.uid === owner && (found.mode & OTHERS) === 0);
      return isOwn && found.isFile() && found.size <= MOST_BYTES ? disk.read(file, "utf8") : undefined;
    } finally {
      disk.close(file);
    }
  } catch {
    return undefined;
  }
}

/** Replaces the file, if there is one. @throws HostError */
export function writePrivate(path: string, text: string, disk: Disk = DISK): void {
  translated(path, () => {
    makeFolders(disk, dirname(path));
    // one that others can read would keep its mode
    removePrivate(path, disk);
    stage(disk, path, new TextEncoder().encode(text), false, PRIVATE).commit();
  });
}

export const removePrivate = (path: string, disk: Disk = DISK): void => quietly(() => disk.unlink(path));
