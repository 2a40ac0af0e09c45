/** Computes once for each number; bounded by the glyphs and characters of one font. */
export function memo<T>(compute: (key: number) => T): (key: number) => T {
  const known = new Map<number, T>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined || known.has(key)) return found as T;
    const value = compute(key);
    known.set(key, value);
    return value;
  };
}
