/** Lists of a face from those of its pieces, most of which are empty: a list is only copied if there are several. */

const NONE: readonly never[] = [];

/** One list of all values in order: one of the given lists if the others are empty. */
export function joined<T>(lists: readonly (readonly T[])[]): readonly T[] {
  return joinedOf(lists, same);
}

const same = <T>(list: readonly T[]): readonly T[] => list;

/** The same for lists that are properties of something. @param listOf gets the list of each */
export function joinedOf<P, T>(all: readonly P[], listOf: (one: P) => readonly T[]): readonly T[] {
  let first: readonly T[] = NONE;
  let more: T[] | undefined;
  for (const one of all) {
    const list = listOf(one);
    if (list.length === 0) continue;
    if (first.length === 0) first = list;
    else {
      more ??= first.slice();
      for (const value of list) more.push(value);
    }
  }
  return more ?? first;
}
