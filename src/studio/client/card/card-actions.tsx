/** What can be done with a card as a whole: new, duplicate, move, delete. Each is a step that can be undone. */
import { effect } from "@preact/signals";
import type { VNode } from "preact";
import type { CardData, DeckData, EditAsk } from "../../../index.ts";
import { decks } from "../cards.ts";
import { Button } from "../parts/button.tsx";
import { notify } from "../parts/notices.tsx";
import { write, writingFaults } from "./write.ts";

interface CardActionsProps {
  readonly game: string;
  readonly deck: DeckData;
  readonly card: CardData;
  readonly isReadOnly: boolean;
  onGo(card: string): void;
}

export function CardActions({ game, deck, card, isReadOnly, onGo }: CardActionsProps): VNode {
  const index = deck.cards.findIndex(({ id }) => id === card.id);
  const inDeck = { game, deck: deck.id };
  const why = isReadOnly ? "This studio only reads" : undefined;
  const whyMade = card.isGenerated ? "It is one of several that one entry makes with each" : undefined;
  const key = `cards of ${game}/${deck.id}`;
  const make = async (ask: EditAsk): Promise<boolean> => {
    const isMade = await write(key, ask);
    if (!isMade)
      notify({ name: key, kind: "error", text: writingFaults.peek().get(key) ?? "It could not be done" });
    return isMade;
  };
  const add = async (ask: EditAsk): Promise<void> => {
    const before = new Set(deck.cards.map(({ id }) => id));
    if (!(await make(ask))) return;
    const id = await newCardOf(deck.id, before);
    if (id !== undefined) onGo(id);
  };
  const remove = async (): Promise<void> => {
    const next = deck.cards[index + 1] ?? deck.cards[index - 1];
    if (!(await make({ kind: "delete-cards", ...inDeck, cards: [card.id] }))) return;
    if (next) onGo(next.id);
  };
  const move = (to: "up" | "down") => void make({ kind: "move-cards", ...inDeck, cards: [card.id], to });
  return (
    <>
      <Button
        label="New card"
        icon="add"
        whyNot={why}
        onClick={() => void add({ kind: "new-card", ...inDeck, after: card.id })}
      />
      <Button
        label="Duplicate"
        icon="copy"
        whyNot={why}
        onClick={() => void add({ kind: "copy-cards", ...inDeck, cards: [card.id] })}
      />
      <Button
        label="Move up in the deck"
        icon="up"
        isBare
        whyNot={why ?? whyMade ?? (index <= 0 ? "It is the first" : undefined)}
        onClick={() => move("up")}
      />
      <Button
        label="Move down in the deck"
        icon="down"
        isBare
        whyNot={why ?? whyMade ?? (index === deck.cards.length - 1 ? "It is the last" : undefined)}
        onClick={() => move("down")}
      />
      <Button
        label="Delete this card"
        icon="trash"
        isBare
        whyNot={why ?? whyMade}
        onClick={() => void remove()}
      />
    </>
  );
}

/** The id of a card that the deck did not have before, once it is there; undefined if none comes. */
function newCardOf(deck: string, before: ReadonlySet<string>): Promise<string | undefined> {
  return new Promise((resolve) => {
    let isOver = false;
    const stop = effect(() => {
      const cards = decks.value?.find(({ id }) => id === deck)?.cards ?? [];
      const found = cards.find(({ id }) => !before.has(id));
      if (found && !isOver) {
        isOver = true;
        resolve(found.id);
        queueMicrotask(() => stop());
      }
    });
  });
}
