/** Counts the faces that are laid out because the memory does not have them. */
import type { Memory } from "../../src/remember/memory.ts";

export interface CountedMemory {
  readonly memory: Memory;
  /** Faces so far. */
  laidOut(): number;
}

export const countingFaces = (memory: Memory): CountedMemory => {
  const { memory: counting, missed } = countingMisses(memory, "scenes");
  // Only then is it asked for scenes.
  return { memory: { ...counting, isInProcess: true }, laidOut: missed };
};

/** Counts values of a kind that were asked for and missing. */
export function countingMisses(
  memory: Memory,
  kindName: string,
): { readonly memory: Memory; missed(): number } {
  let missing = 0;
  return {
    memory: {
      ...memory,
      get: (kind, key) => {
        const value = memory.get(kind, key);
        if (value === undefined && kind.name === kindName) missing += 1;
        return value;
      },
    },
    missed: () => missing,
  };
}
