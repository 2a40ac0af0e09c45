/** Computes once for each number; bounded by the glyphs and characters of one font. */
export function memo<T>(compute: (key: number) => T): (key: number) => T {
  const values = new Map<number, T>();
  return (key) => {
    const found = values.get(key);
    if (found !== undefined || values.has(key)) return found as T;
    const value = compute(key);
    values.set(key, value);
    return value;
  };
}
