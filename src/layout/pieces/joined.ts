/** Lists of a group from those of its pieces, most of which are empty: a list is only copied if there are several. */

const NONE: readonly never[] = [];

/** One list of all values in order: one of the given lists if the others are empty. */
export function joined<T>(lists: readonly (readonly T[])[]): readonly T[] {
  const full = lists.filter((list) => list.length > 0);
  return full.length > 1 ? full.flat() : (full[0] ?? NONE);
}
