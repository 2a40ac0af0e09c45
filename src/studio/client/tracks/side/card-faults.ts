/** What is wrong with where cards lie, by their places in the track, in words for people. Pure. */
import { oddCardWords } from "../../../../track/lattice/tile-of.ts";
import type { TrackAnalysis } from "../../../../track/track.ts";
import type { Laid } from "../model/track.ts";

/**
 * @param unreadable what is wrong with the cards that the game does not have, or cannot read
 * @param found errors at cards, which the analysis may not know
 */
export function cardFaults(
  cards: readonly Laid[],
  analysis: TrackAnalysis | undefined,
  unreadable: (card: Laid) => string,
  found: readonly (readonly [card: number, message: string])[],
): ReadonlyMap<number, string> {
  const faults = new Map<number, string>();
  for (const [index, card] of cards.entries()) {
    const words = card.map.isWhole ? oddCardWords(cards, index) : unreadable(card);
    if (words !== undefined) faults.set(index, words);
  }
  for (const [index, words] of found) faults.set(index, words);
  if (!analysis) return faults;
  for (const [index, join] of analysis.joins.entries())
    if (join === undefined) faults.set(index + 1, `does not touch card ${index + 1}`);
  for (const { cards: pair, by } of analysis.misfits)
    if (by.x !== 0 || by.y !== 0) faults.set(pair[1], `does not close with card ${pair[0] + 1} on the table`);
  for (const { cards: pair } of analysis.lattice.overlaps) faults.set(pair[1], `covers card ${pair[0] + 1}`);
  return faults;
}
