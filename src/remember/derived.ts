/**
 * Values that follow from an object that never changes: made when they are first asked for, kept as long as the object,
 * and freed with it.
 */

/**
 * An object of which there are thousands: it keeps what is derived from it itself. To put a value into a table of all
 * objects takes some twenty times as long, because garbage collection has to look after the table.
 */
export class Keeper {
  /** Each value follows the function that made it; there are few. */
  #kept: unknown[] | undefined;

  /** Undefined for any other object. */
  static keptBy(object: object): unknown[] | undefined {
    if (!(#kept in object)) return undefined;
    object.#kept ??= [];
    return object.#kept;
  }
}

/** @param make must depend on nothing but the object @returns a function that makes the value of an object once */
export function derived<K extends object, V>(make: (object: K) => V): (object: K) => V {
  const values = new WeakMap<K, V>();
  return (object) => {
    const kept = Keeper.keptBy(object);
    if (!kept) return inTable(values, object, make);
    for (let at = 0; at < kept.length; at += 2) if (kept[at] === make) return kept[at + 1] as V;
    const value = make(object);
    kept.push(make, value);
    return value;
  };
}

function inTable<K extends object, V>(values: WeakMap<K, V>, object: K, make: (object: K) => V): V {
  const known = values.get(object);
  if (known !== undefined || values.has(object)) return known as V;
  const value = make(object);
  values.set(object, value);
  return value;
}
