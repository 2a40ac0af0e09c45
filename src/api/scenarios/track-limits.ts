/** The limits of wishes for tracks, for forms. */
import { DEFAULT_MOVEMENT } from "../../game/scenarios/movement.ts";
import { GREATEST_SEED } from "../../track/suggest/random.ts";

const { cards, accelerations, lengths } = DEFAULT_MOVEMENT;

/**
 * What `scenarios.suggest` and `scenarios.create` accept: whole numbers from `least` to `most`; for `length`, the most
 * points of each class, of which `long` has no limit. These are of games whose `track:` states no others; what a game's
 * cards allow may be less.
 */
export const TRACK_LIMITS = {
  cards: { least: cards.min, most: cards.max },
  accelerations: { least: 0, most: accelerations },
  seed: { least: 0, most: GREATEST_SEED },
  length: lengths,
} as const;
