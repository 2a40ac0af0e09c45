/** The templates that draw cards, and the pages about a kit. */
import { derived } from "../../remember/derived.ts";
import type { Card, Deck } from "../game.ts";

/** Templates of the pages about a kit: its leading page, contents card, pull list, contact sheet, and those of updates. */
export const KIT_DRAWINGS = [
  "print-first",
  "kit-contents",
  "kit-list",
  "kit-contact",
  "kit-take-out",
  "kit-changes",
] as const;
/** The sheet of icons belongs to no game, so its template is always the built-in one. */
export type ListDrawing = (typeof KIT_DRAWINGS)[number] | "icon-sheet";

/** Names of the templates of fronts and backs, each once, in the order of the cards. */
export function templatesOf(cards: Iterable<Pick<Card, "front" | "back">>): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { front, back } of cards) {
    names.add(front);
    if (back !== undefined) names.add(back);
  }
  return names;
}

/** Those of a deck. */
export const templatesOfDeck = derived((deck: Deck): ReadonlySet<string> => templatesOf(deck.cards));
