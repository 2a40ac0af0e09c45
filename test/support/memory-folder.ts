/** A cache folder in memory: what one run puts there, the next one finds. */
import type { CacheFolder } from "../../src/host/disk/cache-folder.ts";

export interface MemoryFolder extends CacheFolder {
  /** Its files, by name. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

export function memoryFolder(): MemoryFolder {
  const files = new Map<string, Uint8Array>();
  return {
    files,
    mark: () => "here",
    prepare: () => {},
    read: (name) => files.get(name),
    write: (name, bytes) => void files.set(name, bytes),
    trim: () => {},
    giveUp: () => false,
  };
}
