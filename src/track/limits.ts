/** What the rules of the game allow of a track, for everything that checks, suggests and fixes tracks. */

/** Map cards of a track, including acceleration points. */
export const TRACK_CARDS = { fewest: 3, most: 10 } as const;

/** Squares of a map card: each holds one captain. */
export const CARD_SQUARES = 6;

/** A game deals at most five cards, three from the first captain on: more acceleration points would have no effect. */
export const MOST_ACCELERATIONS = 2;

/**
 * One captain closes a track whose narrowest place is one square wide; with two captains that is a duel, with more the
 * rest must wait.
 */
export const DUEL = 2;

/** Squares: no card is placed farther out. The schema of scenarios has the same limit. */
export const FARTHEST = 10_000;
