/**
 * Reports changes below some folders. Each folder is watched separately, because watching a whole tree misses files in new
 * folders, and files saved by a rename, where the system has no such watch (Linux).
 * An event is only a hint: the listener examines the files. Hidden names are ignored.
 * Limits: network disks may not report changes.
 */
import { existsSync, type FSWatcher, lstatSync, readdirSync, watch } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { type FileEvent, HostError, type Watching } from "../host.ts";
import { type Stop, stopsOf } from "./links.ts";

/**
 * Watches the folders of these names in `root` with everything below them, and the targets of links inside `root`; a
 * folder that does not exist yet is watched as soon as it does.
 * @param onError called if the system allows no more watches: some changes are missed from then on
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
  const report = (folder: string, name: string | null): void => {
    if (name === null || name.startsWith(".") || (folder === top && !names.includes(name))) return;
    changed(join(folder, name));
  };
  const changed = (path: string): void => {
    settle(path);
    onEvent({ path: relative(top, path).split(sep).join("/"), gone: !existsSync(path) });
  };
  /** Brings the watches at a path and below it up to date: it may have been moved, removed, put back. */
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
  /** Watches each step of a link for changes under its name. */
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
  // Watched before it is read: a change in between is seen twice rather than never.
  const addBelow = (folder: string, identity: string, isLinked: boolean): void => {
    const watcher = watcherOf(folder, (name) => report(folder, name));
    if (watcher) watched.set(folder, { watcher, identity, isLinked });
    if (folder !== top)
      for (const name of namesIn(folder)) if (!name.startsWith(".")) settle(join(folder, name));
  };
  const watcherOf = (folder: string, onChange: (name: string | null) => void): FSWatcher | undefined => {
    try {
      const watcher = watch(folder, (_event, name) => onChange(name));
      // For a removed folder, its parent reports the removal.
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
  /** It is a link, or is below one: links to folders in it are not followed, as when files are listed. */
  readonly isLinked: boolean;
}

interface Followed {
  /** Identifies its steps. */
  readonly way: string;
  readonly watchers: readonly FSWatcher[];
}

/** Identifies the folder at this path, whatever its name; undefined if there is none to examine. */
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
