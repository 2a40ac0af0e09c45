/** What can happen to the cache of a project between two processes. None of it may change what is found or printed. */
import { diskMemory } from "../../src/remember/disk-memory.ts";
import type { Memory } from "../../src/remember/memory.ts";
import type { MemoryFolder } from "../support/memory-folder.ts";
import type { Step } from "./walks.ts";

/**
 * Damages one of the kept files, and lets the next process be of either of two versions, or be killed while it writes.
 * @param step chooses what happens
 */
export function damagedCache(folder: MemoryFolder, { at, pick }: Step): Memory {
  const files = folder.files as Map<string, Uint8Array>;
  const names = [...files.keys()].sort();
  const name = names[Math.floor(at * names.length)];
  const other = names[Math.floor(pick * names.length)];
  if (name !== undefined && other !== undefined) {
    const bytes = files.get(name) as Uint8Array;
    const damaged = [
      () => bytes.subarray(0, Math.floor(pick * bytes.length)),
      () => bytes.map((byte, index) => (index === Math.floor(pick * bytes.length) ? byte ^ 1 : byte)),
      () => files.get(other) as Uint8Array,
      () => Buffer.concat([bytes, bytes]),
      () => new Uint8Array(),
    ];
    files.set(name, (damaged[Math.floor(at * 997) % damaged.length] as () => Uint8Array)());
  }
  const product = at < 0.5 ? "version 1" : "version 2";
  return diskMemory(pick < 0.5 ? folder : killedAfter(folder, Math.floor(pick * 20)), product);
}

/** The folder of a process that is killed after so many writes: the next one is torn, later ones do not happen. */
function killedAfter(folder: MemoryFolder, writes: number): MemoryFolder {
  let left = writes;
  return {
    ...folder,
    write: (name, bytes) => {
      left -= 1;
      if (left >= 0) folder.write(name, bytes);
      if (left === -1) folder.write(name, bytes.subarray(0, bytes.length >> 1));
    },
  };
}
