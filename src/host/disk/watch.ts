/**
 * Reports changes below some folders. Each folder is watched separately, because watching a whole tree misses files in new
 * folders, and files saved by a rename, where the system has no such watch (Linux).
 * An event is only a hint: the listener examines the files. Hidden names are ignored.
 * Limits: network disks may not report changes.
 */
import { existsSync, type FSWatcher, lstatSync, readdirSync, watch } from "node:fs";
import { dirname, join, resolve, sep } from "node:path";
import { HostError } from "../host.ts";
import { type Stop, stopsOf } from "./links.ts";

export interface FileEvent {
  readonly path: string;
  /** Nothing stands there now. */
  readonly gone: boolean;
}

export interface Watching {
  close(): void;
}

/**
 * Watches the folders of these names in `root` with all below them, and what links there lead to inside `root`; a folder
 * that is not there yet counts from when it is.
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
  /** By the path of the link. */
  const followed = new Map<string, Followed>();
  const tell = (folder: string, name: string | null): void => {
    if (name === null || name.startsWith(".") || (folder === top && !names.includes(name))) return;
    changed(join(folder, name));
  };
  const changed = (path: string): void => {
    settle(path);
    onEvent({ path, gone: !existsSync(path) });
  };
  /** Makes what is watched at a path and below it what stands there: it may have been moved, removed, put back. */
  const settle = (path: string): void => {
    const stops = stopsOf(top, path);
    const isInLinked = watched.get(dirname(path))?.isLinked === true;
    const identity = folderAt(path, stops, isInLinked);
    if (watched.has(path) && watched.get(path)?.identity !== identity) closeBelow(path);
    follow(path, stops);
    if (identity !== undefined && !watched.has(path))
      addBelow(path, identity, isInLinked || stops.length > 0);
  };
  const closeBelow = (path: string): void => {
    const isBelow = (one: string): boolean => one === path || one.startsWith(path + sep);
    for (const [folder, { watcher }] of watched)
      if (isBelow(folder)) {
        watcher.close();
        watched.delete(folder);
      }
    for (const link of followed.keys()) if (isBelow(link)) follow(link, []);
  };
  /** Watches the places that a link leads through for what comes and goes there under their names. */
  const follow = (link: string, stops: readonly Stop[]): void => {
    const way = JSON.stringify(stops);
    const before = followed.get(link);
    if (before?.way === way) return;
    before?.watchers.forEach((watcher) => void watcher.close());
    followed.delete(link);
    if (stops.length === 0) return;
    const watchers = stops.flatMap(({ folder, name }) => {
      const onChange = (found: string | null): void => {
        if (found === name) changed(link);
      };
      return watcherOf(folder, onChange) ?? [];
    });
    followed.set(link, { way, watchers });
  };
  // Watched before it is read: what comes in between is seen twice, and never not at all.
  const addBelow = (folder: string, identity: string, isLinked: boolean): void => {
    const watcher = watcherOf(folder, (name) => tell(folder, name));
    if (watcher) watched.set(folder, { watcher, identity, isLinked });
    if (folder !== top)
      for (const name of namesIn(folder)) if (!name.startsWith(".")) settle(join(folder, name));
  };
  const watcherOf = (folder: string, onChange: (name: string | null) => void): FSWatcher | undefined => {
    try {
      const watcher = watch(folder, (_event, name) => onChange(name));
      // A folder that is removed: the one above tells it.
      watcher.on("error", () => {});
      return watcher;
    } catch (error) {
      if (isExhausted(error)) onError(tooMany(folder));
      return undefined;
    }
  };
  addBelow(top, "", false);
  for (const name of names) settle(join(top, name));
  return { close: () => closeBelow(top) };
}

interface Watched {
  readonly watcher: FSWatcher;
  readonly identity: string;
  /** It is a link, or lies below one: links to folders in it are not followed, as when files are listed. */
  readonly isLinked: boolean;
}

interface Followed {
  /** Names its stops. */
  readonly way: string;
  readonly watchers: readonly FSWatcher[];
}

/** Names the folder that stands there, whatever it is called; undefined where there is none to look into. */
function folderAt(path: string, stops: readonly Stop[], isInLinked: boolean): string | undefined {
  const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
  const last = stops.at(-1);
  if (isLink && (isInLinked || last === undefined)) return undefined;
  const status = lstatSync(isLink && last ? join(last.folder, last.name) : path, { throwIfNoEntry: false });
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
    `"${folder}": the system cannot watch more folders; end other programs that watch files, or raise its limit (fs.inotify.max_user_watches)`,
    "ENOSPC",
  );
