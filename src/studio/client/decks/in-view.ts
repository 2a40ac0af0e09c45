/** Which of the selected cards can be seen: what cannot be taken in at a glance is not deleted with the rest. */
import { cardKey } from "../findings/by-card.ts";
import type { ShownDeck } from "./shown-cards.ts";

/** Of some cards those that are shown. */
export function inView<C extends { readonly deck: string; readonly card: string }>(
  cards: readonly C[],
  decks: readonly ShownDeck[],
): readonly C[] {
  const keys = new Set(decks.flatMap((deck) => deck.cards.map(({ key }) => key)));
  return cards.filter(({ deck, card }) => keys.has(cardKey(deck, card)));
}
