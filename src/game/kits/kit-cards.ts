/** The cards that an entry of a kit takes from its deck, and how many pieces cards come to. */
import type { Card, Game, KitItem } from "../game.ts";

/** In the deck's order, cards that are kept out of print too; `times` of the entry does not count here. */
export function cardsOfItem({ decks }: Pick<Game, "decks">, { deck, cards }: KitItem): readonly Card[] {
  const wanted = new Set(cards);
  const all = decks.find(({ id }) => id === deck)?.cards ?? [];
  return all.filter(({ id }) => wanted.has(id));
}

/** How many cards on paper the entry comes to. */
export function countOfItem(game: Pick<Game, "decks">, item: KitItem): number {
  return item.times * copiesIn(cardsOfItem(game, item));
}

/** How many pieces are printed: each card as often as it has copies. */
export const copiesIn = (cards: readonly Pick<Card, "copies">[]): number =>
  cards.reduce((sum, { copies }) => sum + copies, 0);
