/** Which templates draw cards. */
import type { Card } from "./game.ts";

/** Names of the templates of fronts and backs, each once, in the order of the cards. */
export function templatesOf(cards: Iterable<Pick<Card, "front" | "back">>): ReadonlySet<string> {
  return new Set([...cards].flatMap(({ front, back }) => (back === undefined ? [front] : [front, back])));
}
