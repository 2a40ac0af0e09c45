/** Collects items in one list that come in several. */

/** One by one: as arguments of one `push`, a hundred thousand findings of a large game would not fit. */
export function addAll<T>(list: T[], more: Iterable<T>): void {
  for (const one of more) list.push(one);
}
