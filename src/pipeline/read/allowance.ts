/**
 * How much work a game may be. The limits on the work of whole games are those of small input; a game that brings more
 * content may take as much more, so that large games of honest size need no flag. Pictures and templates do not count.
 */
import type { Sources } from "../../source/tree.ts";

/** Characters of content for which the limits hold once. */
const CHARACTERS = 1_000_000;

/** However much it brings, so that no game takes more than some minutes. */
const MOST_TIMES = 20;

/**
 * How many times the limits on the work of a whole game hold for this one: once for each million characters begun, 20
 * times at most.
 * @param asked how many times more whoever runs the command allows
 */
export function allowanceOf(sources: Sources, asked = 1): number {
  return asked * Math.min(MOST_TIMES, Math.max(1, Math.ceil(charactersOf(sources) / CHARACTERS)));
}

/** True for content so large that the allowance does not grow any further. */
export const hasMost = (sources: Sources): boolean => charactersOf(sources) > (MOST_TIMES - 1) * CHARACTERS;

function charactersOf(sources: Sources): number {
  let characters = 0;
  for (const { text } of sources.values()) characters += text.length;
  return characters;
}
