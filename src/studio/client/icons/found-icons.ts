/** Icons found for words: those of the game and of the game-icons set, the likeliest first. */
import { call } from "../calls/calls.ts";
import { likeliest } from "./likeliest.ts";

/**
 * Names of icons that contain all the words.
 * @throws AbortError once nobody wants them any more
 */
export async function iconsNamed(
  game: string,
  words: readonly string[],
  signal: AbortSignal,
): Promise<readonly string[]> {
  if (words.length === 0) return [];
  const { icons } = await call("findIcons", { words }, { signal });
  // a game may give an icon of the set its own name again
  return [...new Set(icons.filter((one) => (one.game ?? game) === game).map(({ name }) => name))];
}

/**
 * Names of icons that may be meant by a word of a card.
 * @throws AbortError once nobody wants them any more
 */
export const likelyIcons = (
  game: string,
  word: string,
  most: number,
  signal: AbortSignal,
): Promise<readonly string[]> => likeliest(word, most, (words) => iconsNamed(game, words, signal));
