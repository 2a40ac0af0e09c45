/**
 * The sample games in the package that a new game can begin as. They are complete and small, with the names that are
 * replaced wherever they occur: a sample uses its id and its title for nothing else.
 */

export interface Sample {
  /** Its id in its own files. */
  readonly id: string;
  /** Its title there. */
  readonly title: string;
  /** Where it is in the package, with a slash at the end. */
  readonly folder: string;
}

/** What a new game is that names nothing to begin as. */
export const NINE_CARDS: Sample = { id: "first-game", title: "First Game", folder: "docs/first-game/" };

/** Those that are asked for by name. */
const NAMED: readonly Sample[] = [
  { id: "hex-race", title: "Garden Mile", folder: "docs/starters/hex-race/" },
  { id: "dungeon", title: "Lamps Below", folder: "docs/starters/dungeon/" },
];

/** A race on tiles of hexagons, and a dungeon of square tiles with walls: each with tiles, cards, tracks and rules. */
export const SAMPLE_GAMES: readonly string[] = NAMED.map(({ id }) => id);

export const sampleCalled = (name: string): Sample | undefined => NAMED.find(({ id }) => id === name);
