/** Names for suggested tracks, from their character. */
import type { Character } from "./shape.ts";

const TITLES: Readonly<Record<Character, string>> = {
  reach: "The Long Reach",
  bight: "The Bight",
  ladder: "The Ladder",
  hook: "The Hook",
  reef: "Round the Reef",
  serpent: "The Sea Serpent",
  whirl: "The Whirlpool",
  drift: "Adrift",
};

/** The id includes the seed, so that a game can have several of one character. */
export function nameOf(character: Character, cards: number, seed: number): { id: string; title: string } {
  return { id: `${character}-${cards}-${seed}`, title: TITLES[character] };
}
