/** A host in which files can be changed in memory: writes overlay the host below and never reach it. */
import { type Host, HostError } from "./host.ts";
import { writingWith } from "./memory-host.ts";

export interface OverlayHost extends Host {
  /** What was written, by path. */
  readonly changed: ReadonlyMap<string, Uint8Array>;
}

/** @param changed the initial overlay */
export function createOverlayHost(
  below: Host,
  changed: ReadonlyMap<string, Uint8Array> = new Map(),
): OverlayHost {
  const files = new Map(changed);
  /** Files of the host below that are gone here. */
  const removed = new Set<string>();
  const readBytes = (path: string): Uint8Array => {
    if (removed.has(path)) throw new HostError(`"${path}": there is no such file`, "ENOENT");
    return files.get(path) ?? below.readBytes(path);
  };
  const isFile = (path: string): boolean => files.has(path) || (!removed.has(path) && below.isFile(path));
  const put = (path: string, bytes: Uint8Array): void => {
    files.set(path, bytes);
    removed.delete(path);
  };
  const drop = (path: string): void => {
    files.delete(path);
    removed.add(path);
  };
  return {
    root: below.root,
    changed: files,
    listFiles: (folder) => {
      const own = [...files.keys()].filter((path) => path.startsWith(`${folder}/`));
      const all = below.listFiles(folder);
      const listed = removed.size === 0 ? all : all.filter((path) => !removed.has(path));
      const added = own.filter((path) => !listed.includes(path));
      return added.length === 0 ? listed : [...listed, ...added].sort();
    },
    listRefused: below.listRefused,
    isFile,
    readBytes,
    ...writingWith({ put, drop }, { isFile, readBytes }),
    watch: below.watch,
  };
}
