/** Cards that have another id since the deck was read last, so that work in the table stays with them. */

/**
 * @param before ids of the deck, in its order
 * @param after the same after a change
 * @returns new ids by old ones; none where it cannot be known, because cards came, went or moved meanwhile
 */
export function renamedCards(
  before: readonly string[],
  after: readonly string[],
): ReadonlyMap<string, string> {
  const renamed = new Map<string, string>();
  if (before.length !== after.length) return renamed;
  const [old, now] = [new Set(before), new Set(after)];
  for (const [index, id] of before.entries()) {
    const other = after[index] as string;
    if (!now.has(id) && !old.has(other)) renamed.set(id, other);
  }
  return renamed;
}
