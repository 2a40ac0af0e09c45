/**
 * Rates sound tracks by how well they play: dice of all colours on the way, little white, several ways, room to pass
 * each other. The shape does not count: it is drawn at random, so that tracks differ.
 */
import type { TrackAnalysis } from "../track.ts";

/** The colours that captains roll. */
const ROLLED = ["green", "blue", "red"] as const;

export function tasteOf({ free, narrow }: TrackAnalysis): number {
  if (!free) return 0;
  const shares = ROLLED.map((colour) => free.colours[colour]);
  const rolled = shares.reduce((sum, share) => sum + share, 0);
  const least = Math.min(...shares);
  const choice = Math.min(1, Math.log2(free.routes) / free.mp);
  return 3 * least + rolled - free.colours.white + choice + 0.1 * (narrow?.width ?? 0);
}
