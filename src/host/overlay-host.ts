/** A host in which files can be changed in memory: writes overlay the host below and never reach it. */
import type { Host } from "./host.ts";
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
  const readBytes = (path: string): Uint8Array => files.get(path) ?? below.readBytes(path);
  const isFile = (path: string): boolean => files.has(path) || below.isFile(path);
  return {
    root: below.root,
    changed: files,
    listFiles: (folder) => {
      const own = [...files.keys()].filter((path) => path.startsWith(`${folder}/`));
      const listed = below.listFiles(folder);
      const added = own.filter((path) => !listed.includes(path));
      return added.length === 0 ? listed : [...listed, ...added].sort();
    },
    listRefused: below.listRefused,
    isFile,
    readBytes,
    ...writingWith((path, bytes) => void files.set(path, bytes), { isFile, readBytes }),
    watch: below.watch,
  };
}
