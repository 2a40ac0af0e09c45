/**
 * Results that can be made again, within bounded memory: what was not asked for longest goes first, half a shelf at a
 * time, which costs next to nothing for what is asked for on every card. A shelf that was full once takes only what is
 * put on it twice: most texts come once, and keeping them for a while would fill the memory with what just went.
 */
export interface Shelf<T> {
  get(key: string): T | undefined;
  put(key: string, value: T, weight: number): void;
}

interface Kept<T> {
  readonly value: T;
  readonly weight: number;
}

/** Names of results that came once. */
const MOST_NAMES = 5_000;

/** A shelf that holds results of `limit` weight together. */
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
