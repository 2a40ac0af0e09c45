/** Which templates draw cards. */
import type { Card } from "../game.ts";

/** Names of the templates of fronts and backs, each once, in the order of the cards. */
export function templatesOf(cards: Iterable<Pick<Card, "front" | "back">>): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { front, back } of cards) {
    names.add(front);
    if (back !== undefined) names.add(back);
  }
  return names;
}
