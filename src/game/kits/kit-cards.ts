/** The cards that an entry of a kit takes from its deck, and numbers of pieces. */
import type { Card, Game, KitItem } from "../game.ts";

/** In the deck's order, including unprinted cards; ignores `times` of the entry. */
export function cardsOfItem({ decks }: Pick<Game, "decks">, { deck, cards }: KitItem): readonly Card[] {
  const wanted = new Set(cards);
  const all = decks.find(({ id }) => id === deck)?.cards ?? [];
  return all.filter(({ id }) => wanted.has(id));
}

/** How many printed cards the entry has. */
export function countOfItem(game: Pick<Game, "decks">, item: KitItem): number {
  return item.times * copiesIn(cardsOfItem(game, item));
}

/** How many pieces are printed, including copies. */
export const copiesIn = (cards: readonly Pick<Card, "copies">[]): number =>
  cards.reduce((sum, { copies }) => sum + copies, 0);
