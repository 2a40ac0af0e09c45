/** Which of very many numbers are there more than once, and where: nothing is made for those that are there once. */

/** The places of each number that is there twice or more, from the first to the last; in the order of their first ones. */
export function repeatedKeys(keys: Float64Array): readonly (readonly number[])[] {
  const places = new Map<number, number[]>();
  const sorted = keys.slice().sort();
  for (let at = 1; at < sorted.length; at++)
    if (sorted[at] === sorted[at - 1]) places.set(sorted[at] as number, []);
  for (let at = 0; at < keys.length; at++) places.get(keys[at] as number)?.push(at);
  return [...places.values()].sort(([a = 0], [b = 0]) => a - b);
}
