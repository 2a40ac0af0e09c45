/** A cache of reproducible results, by text: what cards repeat. When it is full it is emptied, so it stays bounded. */
export interface BoundedMap<T> {
  getOrMake(key: string, make: () => T): T;
}

export function boundedMap<T>(limit: number): BoundedMap<T> {
  const values = new Map<string, T>();
  return {
    getOrMake(key, make) {
      const found = values.get(key);
      if (found !== undefined) return found;
      const value = make();
      if (values.size >= limit) values.clear();
      values.set(key, value);
      return value;
    },
  };
}
