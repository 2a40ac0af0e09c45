/** What the rules of the game allow of a track, for all that check, suggest and mend tracks. */

/** Map cards of a track, acceleration points included. */
export const TRACK_CARDS = { fewest: 3, most: 10 } as const;

/** Squares of a map card: each holds one captain. */
export const CARD_SQUARES = 6;

/** A game deals five cards at most, three from the first captain on: more acceleration points would change nothing. */
export const MOST_ACCELERATIONS = 2;

/** One captain closes a track whose narrowest place is one square wide; between two that is a duel, more wait for one. */
export const DUEL = 2;

/** Squares: farther out no card is laid. The schema of scenarios lets no file say more. */
export const FARTHEST = 10_000;
