/** The limits of wishes for tracks that hold for every game, for forms. */
import { GREATEST_SEED } from "../../track/suggest/random.ts";
import { MOST_LAID } from "../../units/cells.ts";

/**
 * What `scenarios.suggest` and `scenarios.create` accept: whole numbers from `least` to `most`. `track:` of a game may state
 * less, and what its cards allow may be less still: such wishes are answered with the reason.
 */
export const TRACK_LIMITS = {
  cards: { least: 1, most: MOST_LAID },
  seed: { least: 0, most: GREATEST_SEED },
} as const;
