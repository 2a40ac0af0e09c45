/** A map for results that can be made again: it forgets all when it is full, so it never grows beyond its limit. */
export interface BoundedMap<T> {
  getOrMake(key: string, make: () => T): T;
}

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
  };
}
