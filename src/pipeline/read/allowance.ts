/**
 * How much work a game may cause. The limits on the work of whole games are set for small games; they grow with the
 * amount of content, so that large games need no flag. Pictures and templates do not count.
 */
import type { Sources } from "../../source/tree.ts";

/** Characters of content to which the limits apply once. */
const CHARACTERS = 1_000_000;

/** Maximum factor, so that no game takes more than a few minutes. */
const MOST_TIMES = 20;

/**
 * The factor by which the limits on the work of a whole game are raised for this one: 1 per million characters (rounded
 * up), at most 20.
 * @param asked further factor, given by `--limits`
 */
export function allowanceOf(sources: Sources, asked = 1): number {
  return asked * Math.min(MOST_TIMES, Math.max(1, Math.ceil(charactersOf(sources) / CHARACTERS)));
}

/** True if the content is so large that the allowance has reached its maximum. */
export const hasMost = (sources: Sources): boolean => charactersOf(sources) > (MOST_TIMES - 1) * CHARACTERS;

function charactersOf(sources: Sources): number {
  let characters = 0;
  for (const { text } of sources.values()) characters += text.length;
  return characters;
}
