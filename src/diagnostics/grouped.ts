/** Things put together by what they have in common. (`Map.groupBy` would do, but Node 20 has none.) */

/** One group for each key, in the order of their first members; the members in the order given. */
export function groupedBy<K, T>(
  items: Iterable<T>,
  keyOf: (item: T) => K,
): ReadonlyMap<K, readonly [T, ...T[]]> {
  const groups = new Map<K, [T, ...T[]]>();
  for (const item of items) addTo(groups, keyOf(item), item);
  return groups;
}

/** Puts a thing into the group of its key, for who gathers as he goes or puts one thing into several groups. */
export function addTo<K, T>(groups: Map<K, T[]>, key: K, item: T): void {
  const group = groups.get(key);
  if (group) group.push(item);
  else groups.set(key, [item]);
}
