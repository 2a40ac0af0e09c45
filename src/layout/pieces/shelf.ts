/**
 * A cache of results that can be made again, within bounded memory: the least recently used go first, half a shelf at a
 * time, which costs next to nothing for results that every card uses. Once a shelf has been full it takes only results
 * that are put on it twice: most texts occur once, and keeping them would fill the memory with what was just evicted.
 */
export interface Shelf<T> {
  get(key: string): T | undefined;
  put(key: string, value: T, weight: number): void;
}

interface Kept<T> {
  readonly value: T;
  readonly weight: number;
}

/** Names of results that were offered once. */
const MOST_NAMES = 5_000;

/** A shelf for results of `limit` weight in total. */
export function createShelf<T>(limit: number): Shelf<T> {
  let recent = new Map<string, Kept<T>>();
  let earlier: Map<string, Kept<T>> | undefined;
  let full = 0;
  const came = new Set<string>();
  const keep = (key: string, kept: Kept<T>): void => {
    if (full + kept.weight > limit / 2) {
      earlier = recent;
      recent = new Map();
      full = 0;
    }
    recent.set(key, kept);
    full += kept.weight;
  };
  return {
    get: (key) => {
      const known = recent.get(key);
      if (known) return known.value;
      const older = earlier?.get(key);
      if (older) keep(key, older);
      return older?.value;
    },
    put: (key, value, weight) => {
      if (earlier === undefined || came.delete(key)) keep(key, { value, weight });
      else {
        if (came.size >= MOST_NAMES) came.clear();
        came.add(key);
      }
    },
  };
}
