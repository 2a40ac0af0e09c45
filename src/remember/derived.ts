/**
 * Values that follow from an object that never changes, and notes about one: made when they are first asked for, kept as
 * long as the object, and freed with it.
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

/**
 * A function that makes the value of an object once. Call it only at the top level of a module: each call adds a slot to
 * every `Keeper` that its result is used with.
 * @param make must depend on nothing but the object
 */
export function derived<K extends object, V>(make: (object: K) => V): (object: K) => V {
  const inTable = derivedLocally(make);
  return (object) => {
    const kept = Keeper.keptBy(object);
    if (!kept) return inTable(object);
    for (let at = 0; at < kept.length; at += 2) if (kept[at] === make) return kept[at + 1] as V;
    const value = make(object);
    kept.push(make, value);
    return value;
  };
}

/** The same for a function that is made while the program runs: it has a table of its own, which is freed with it. */
export function derivedLocally<K extends object, V>(make: (object: K) => V): (object: K) => V {
  const values = new WeakMap<K, V>();
  return (object) => {
    const known = values.get(object);
    if (known !== undefined || values.has(object)) return known as V;
    const value = make(object);
    values.set(object, value);
    return value;
  };
}

/**
 * A function that returns the notes about an object: the same container each time, kept as long as the object. Code that
 * reads notes must check that they still apply. Call it only at the top level of a module.
 * @param empty makes the container, without notes
 */
export function notesAbout<K extends object, N extends object>(empty: () => N): (object: K) => N {
  return derived(() => empty());
}
