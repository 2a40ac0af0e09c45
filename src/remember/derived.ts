/**
 * Values that follow from an object that never changes: made when they are first asked for, kept as long as the object,
 * and freed with it.
 */

/** @param make must depend on nothing but the object @returns a function that makes the value of an object once */
export function derived<K extends object, V>(make: (object: K) => V): (object: K) => V {
  const values = new WeakMap<K, V>();
  return (object) => {
    const known = values.get(object);
    if (known !== undefined || values.has(object)) return known as V;
    const value = make(object);
    values.set(object, value);
    return value;
  };
}
