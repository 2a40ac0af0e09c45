/**
 * Results that can be made again, within bounded memory: what was not asked for longest goes first, half a shelf at a
 * time, which costs next to nothing for what is asked for on every card.
 */
export interface Shelf<T> {
  get(key: string): T | undefined;
  put(key: string, value: T, weight: number): void;
}

interface Kept<T> {
  readonly value: T;
  readonly weight: number;
}

/** A shelf that holds results of `limit` weight together. */
export function createShelf<T>(limit: number): Shelf<T> {
  let recent = new Map<string, Kept<T>>();
  let earlier = new Map<string, Kept<T>>();
  let full = 0;
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
      const older = earlier.get(key);
      if (older) keep(key, older);
      return older?.value;
    },
    put: (key, value, weight) => keep(key, { value, weight }),
  };
}
