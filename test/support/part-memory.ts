/** A memory that keeps values of a few kinds in this process, and leaves all others to the disk. */
import { type Memory, NO_MEMORY } from "../../src/remember/memory.ts";

/** @param kinds names of those that `own` keeps */
export function partMemory(own: Memory, kinds: readonly string[], disk: Memory = NO_MEMORY): Memory {
  const of = (name: string): Memory => (kinds.includes(name) ? own : disk);
  return {
    isInProcess: true,
    disk: disk.disk,
    get: (kind, key) => of(kind.name).get(kind, key),
    put: (kind, key, value, isPassing) => of(kind.name).put(kind, key, value, isPassing),
    flush: () => disk.flush(),
  };
}
