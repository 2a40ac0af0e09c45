/** The cards that are selected, in every view that shows cards. */
import { effect, signal } from "@preact/signals";
import { gameId } from "./project/project.ts";

export interface SelectedCard {
  readonly deck: string;
  readonly card: string;
}

const key = ({ deck, card }: SelectedCard): string => `${deck}/${card}`;

/** In the order in which they were selected, by `deck/card`. */
export const selection = signal<ReadonlyMap<string, SelectedCard>>(new Map());

effect(() => {
  gameId.value;
  clearSelection();
});

export function clearSelection(): void {
  if (selection.peek().size > 0) selection.value = new Map();
}

export function select(cards: readonly SelectedCard[]): void {
  selection.value = new Map(cards.map((card) => [key(card), card]));
}

export function toggleSelected(card: SelectedCard): void {
  const next = new Map(selection.peek());
  if (!next.delete(key(card))) next.set(key(card), card);
  selection.value = next;
}
