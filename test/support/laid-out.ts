/** Counts the faces that are laid out because the memory does not have them. */
import type { Memory } from "../../src/remember/memory.ts";

export interface CountedMemory {
  readonly memory: Memory;
  /** Faces so far. */
  laidOut(): number;
}

export function countingFaces({ recall }: Memory): CountedMemory {
  let faces = 0;
  const counted = <T>(make: () => T): T => {
    faces += 1;
    return make();
  };
  return {
    memory: {
      recall: (stage, key, make, weightOf) =>
        recall(stage, key, stage === "scenes" ? () => counted(make) : make, weightOf),
    },
    laidOut: () => faces,
  };
}
