/** The cards that are selected, in every view that shows cards. */
import { effect, signal } from "@preact/signals";
import { cardKey } from "./findings/by-card.ts";
import { gameId } from "./project/project.ts";

export interface SelectedCard {
  readonly deck: string;
  readonly card: string;
}

/** In the order in which they were selected, by `cardKey`. */
export const selection = signal<ReadonlyMap<string, SelectedCard>>(new Map());

effect(() => {
  gameId.value;
  clearSelection();
});

export function clearSelection(): void {
  if (selection.peek().size > 0) selection.value = new Map();
}

export function select(cards: readonly SelectedCard[]): void {
  selection.value = new Map(cards.map((card) => [cardKey(card.deck, card.card), card]));
}

export function toggleSelected(card: SelectedCard): void {
  const next = new Map(selection.peek());
  const key = cardKey(card.deck, card.card);
  if (!next.delete(key)) next.set(key, card);
  selection.value = next;
}
