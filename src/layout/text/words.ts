/** The store of shaped words: it forgets all when it is full, so that a build of any size keeps within its memory. */
import type { GlyphRun } from "./face.ts";

/** Runs in reading order; each run's own glyphs are in visual order. */
export interface Word {
  readonly runs: readonly GlyphRun[];
  /** em. */
  readonly width: number;
  /** Characters that no face has. */
  readonly missing: readonly string[];
}

export interface BoundedMap<T> {
  getOrMake(key: string, make: () => T): T;
  /** How many are kept now. */
  readonly size: number;
}

export type Words = BoundedMap<Word>;

/** A map that is emptied when it would grow beyond `limit` entries. */
export function boundedMap<T>(limit: number): BoundedMap<T> {
  const known = new Map<string, T>();
  return {
    getOrMake(key, make) {
      const found = known.get(key);
      if (found !== undefined) return found;
      const value = make();
      if (known.size >= limit) known.clear();
      known.set(key, value);
      return value;
    },
    get size() {
      return known.size;
    },
  };
}
