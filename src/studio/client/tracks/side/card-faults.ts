/** What is wrong with where cards lie, by their places in the track, in words for people. Pure. */
import type { TrackAnalysis } from "../../../../track/track.ts";

/** @param found errors at cards, which the analysis may not know */
export function cardFaults(
  analysis: TrackAnalysis | undefined,
  found: readonly (readonly [card: number, message: string])[],
): ReadonlyMap<number, string> {
  const faults = new Map<number, string>(found);
  if (!analysis) return faults;
  for (const [index, join] of analysis.joins.entries())
    if (join === undefined) faults.set(index + 1, `does not touch card ${index + 1}`);
  for (const { cards, by } of analysis.misfits)
    if (by.x !== 0 || by.y !== 0)
      faults.set(cards[1], `does not close with card ${cards[0] + 1} on the table`);
  for (const { cards } of analysis.lattice.overlaps) faults.set(cards[1], `covers card ${cards[0] + 1}`);
  return faults;
}
