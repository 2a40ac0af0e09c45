/** Remembers results by a text, for what cards repeat: frames, ornament, clips. Emptied when full, so it stays small. */

export function boundedCache<Value>(limit: number): (key: string, make: () => Value) => Value {
  const known = new Map<string, Value>();
  return (key, make) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    if (known.size >= limit) known.clear();
    const value = make();
    known.set(key, value);
    return value;
  };
}
