/** Counts what is made because the memory does not have it. */
import type { Memory } from "../../src/remember/memory.ts";

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
