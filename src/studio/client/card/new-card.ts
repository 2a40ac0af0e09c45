/** Waits for a card that a step has renamed. */
import { effect } from "@preact/signals";
import { decks } from "../project/cards.ts";

/** Calls back with the id of a card that the deck did not have before, at once when it is there: before anything is drawn. */
export function whenNewCard(deck: string, before: ReadonlySet<string>, then: (id: string) => void): void {
  let isOver = false;
  const stop = effect(() => {
    const cards = decks.value?.find(({ id }) => id === deck)?.cards ?? [];
    const found = cards.find(({ id }) => !before.has(id));
    if (found && !isOver) {
      isOver = true;
      then(found.id);
      queueMicrotask(() => stop());
    }
  });
}
