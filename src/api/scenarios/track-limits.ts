/** The limits of wishes for tracks, for forms. */
import { LONGEST } from "../../track/length-class.ts";
import { MOST_ACCELERATIONS, TRACK_CARDS } from "../../track/limits.ts";
import { GREATEST_SEED } from "../../track/suggest/random.ts";

/**
 * What `scenarios.suggest` and `scenarios.create` accept: whole numbers from `least` to `most`; for `length`, the most
 * movement points of each class, of which `long` has no limit. What a game's cards allow may be less.
 */
export const TRACK_LIMITS = {
  cards: { least: TRACK_CARDS.fewest, most: TRACK_CARDS.most },
  accelerations: { least: 0, most: MOST_ACCELERATIONS },
  seed: { least: 0, most: GREATEST_SEED },
  length: LONGEST,
} as const;
