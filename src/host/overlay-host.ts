/** A host in which files can be changed in memory: what is written lies over the host below and never reaches it. */
import { changedMeanwhile, type Host, sameBytes } from "./host.ts";

export interface OverlayHost extends Host {
  /** What was written, by path. */
  readonly changed: ReadonlyMap<string, Uint8Array>;
}

/** @param changed what lies over the host from the start */
export function createOverlayHost(
  below: Host,
  changed: ReadonlyMap<string, Uint8Array> = new Map(),
): OverlayHost {
  const files = new Map(changed);
  const readBytes = (path: string): Uint8Array => files.get(path) ?? below.readBytes(path);
  return {
    root: below.root,
    changed: files,
    listFiles: (folder) => {
      const own = [...files.keys()].filter((path) => path.startsWith(`${folder}/`));
      return [...new Set([...below.listFiles(folder), ...own])].sort();
    },
    isFile: (path) => files.has(path) || below.isFile(path),
    readBytes,
    writeFile: (path, bytes) => void files.set(path, bytes),
    replaceFile: (path, before, bytes) => {
      if (!sameBytes(readBytes(path), before)) throw changedMeanwhile(path);
      files.set(path, bytes);
    },
  };
}
