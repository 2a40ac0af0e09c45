/** A host in which files can be changed in memory: writes overlay the host below and never reach it. */
import { alreadyExists, changedMeanwhile, type Host, type Replacement, sameBytes } from "./host.ts";
import { gathered } from "./memory-host.ts";

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
  const replaceFiles = (changes: readonly Replacement[]): void => {
    for (const { path, before } of changes)
      if (!sameBytes(readBytes(path), before)) throw changedMeanwhile(path);
    for (const { path, after } of changes) files.set(path, after);
  };
  return {
    root: below.root,
    changed: files,
    listFiles: (folder) => {
      const own = [...files.keys()].filter((path) => path.startsWith(`${folder}/`));
      return [...new Set([...below.listFiles(folder), ...own])].sort();
    },
    listRefused: below.listRefused,
    isFile,
    readBytes,
    writeFile: (path, bytes) => void files.set(path, bytes),
    createFile: (path, bytes) => {
      if (isFile(path)) throw alreadyExists(path);
      files.set(path, bytes);
    },
    writeStream: async (path, chunks) => {
      const bytes = await gathered(chunks);
      files.set(path, bytes);
      return bytes.length;
    },
    replaceFile: (path, before, after) => replaceFiles([{ path, before, after }]),
    replaceFiles,
  };
}
