/**
 * Tells when something below some folders changes. Each folder is watched by itself, for a watch on a whole tree misses
 * files in new folders, and files that are saved by a rename, where the system has none of its own (Linux).
 * What comes is a hint and no more: the one who listens looks at the files. Hidden names are nobody's business.
 * Limits: disks of other machines may tell nothing of what is changed there.
 */
import { existsSync, type FSWatcher, lstatSync, readdirSync, watch } from "node:fs";
import { join, resolve, sep } from "node:path";
import { HostError } from "./host.ts";

export interface FileEvent {
  readonly path: string;
  /** Nothing stands there now. */
  readonly gone: boolean;
}

export interface Watching {
  close(): void;
}

/**
 * Watches the folders of these names in `root` with all below them; one that is not there yet counts from when it is.
 * @param onError told when the system gives no more watches: something is not seen from then on
 */
export function watchFolders(
  root: string,
  names: readonly string[],
  onEvent: (event: FileEvent) => void,
  onError: (error: HostError) => void,
): Watching {
  const top = resolve(root);
  const watched = new Map<string, Watched>();
  const tell = (folder: string, name: string | null): void => {
    if (name === null || name.startsWith(".") || (folder === top && !names.includes(name))) return;
    const path = join(folder, name);
    settle(path);
    onEvent({ path, gone: !existsSync(path) });
  };
  /** Makes what is watched at a path and below it what stands there: it may have been moved, removed, put back. */
  const settle = (path: string): void => {
    const identity = folderAt(path);
    if (watched.has(path) && watched.get(path)?.identity !== identity) closeBelow(path);
    if (identity !== undefined && !watched.has(path)) addBelow(path, identity);
  };
  const closeBelow = (path: string): void => {
    for (const [folder, { watcher }] of watched) {
      if (folder !== path && !folder.startsWith(path + sep)) continue;
      watcher.close();
      watched.delete(folder);
    }
  };
  // Watched before it is read: what comes in between is seen twice, and never not at all.
  const addBelow = (folder: string, identity: string): void => {
    add(folder, identity);
    if (folder !== top)
      for (const name of namesIn(folder)) if (!name.startsWith(".")) settle(join(folder, name));
  };
  const add = (folder: string, identity: string): void => {
    try {
      const watcher = watch(folder, (_event, name) => tell(folder, name));
      // A folder that is removed: the one above tells it.
      watcher.on("error", () => {});
      watched.set(folder, { watcher, identity });
    } catch (error) {
      if (isExhausted(error)) onError(tooMany(folder));
    }
  };
  add(top, "");
  for (const name of names) settle(join(top, name));
  return { close: () => closeBelow(top) };
}

interface Watched {
  readonly watcher: FSWatcher;
  readonly identity: string;
}

/** Names the folder that stands there, whatever it is called; undefined where there is none. Links are none. */
function folderAt(path: string): string | undefined {
  const status = lstatSync(path, { throwIfNoEntry: false });
  return status?.isDirectory() ? `${status.dev} ${status.ino}` : undefined;
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

const isExhausted = (error: unknown): boolean =>
  ["ENOSPC", "EMFILE", "ENFILE"].includes((error as NodeJS.ErrnoException).code ?? "");

const tooMany = (folder: string): HostError =>
  new HostError(
    `"${folder}": the system watches no more folders; end other programs that watch, or raise its limit (fs.inotify.max_user_watches)`,
    "ENOSPC",
  );
