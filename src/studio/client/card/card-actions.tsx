/** What can be done with a card as a whole: new, duplicate, move, delete. Each is a step that can be undone. */
import type { VNode } from "preact";
import type { CardData, DeckData, EditAsk, NamedEdits } from "../../../index.ts";
import { draftEdits } from "../documents/draft-edits.ts";
import { notifyOfSteps } from "../documents/step-notice.ts";
import { Button } from "../parts/button.tsx";
import { notify, withdraw } from "../parts/notices/notice-list.ts";
import { whenRead } from "../project/cards.ts";
import { whyDeckReadOnly } from "../project/read-only.ts";
import { go } from "../route.ts";

interface CardActionsProps {
  readonly game: string;
  readonly deck: DeckData;
  readonly card: CardData;
  onGo(card: string): void;
}

export function CardActions({ game, deck, card, onGo }: CardActionsProps): VNode {
  const index = deck.cards.findIndex(({ id }) => id === card.id);
  const inDeck = { game, deck: deck.id };
  const why = whyDeckReadOnly(deck);
  const whyMade = card.isGenerated ? "It is one of several that one entry makes with each" : undefined;
  const add = async (ask: EditAsk): Promise<void> => {
    const [id] = (await make(ask))?.cards ?? [];
    if (id !== undefined && (await whenRead(deck.id, id))) onGo(id);
  };
  const remove = async (): Promise<void> => {
    const next = deck.cards[index + 1] ?? deck.cards[index - 1];
    const made = await make({ kind: "delete-cards", ...inDeck, cards: [card.id] });
    if (!made) return;
    notifyOfSteps({ name: NOTICE, text: `${card.title} is deleted` }, [made]);
    if (next) onGo(next.id);
  };
  const move = (to: "up" | "down") => void make({ kind: "move-cards", ...inDeck, cards: [card.id], to });
  return (
    <>
      <Button
        label={`${deck.title} as a table`}
        icon="table"
        isBare
        onClick={() => go("table", game, deck.id)}
      />
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

const NOTICE = "card-actions";

/** Makes a step of its own. @returns undefined if it cannot be made, which a notice says */
async function make(ask: EditAsk): Promise<NamedEdits | undefined> {
  try {
    const made = await draftEdits(ask);
    withdraw(NOTICE);
    return made;
  } catch (error) {
    notify({ name: NOTICE, kind: "error", text: (error as Error).message });
    return undefined;
  }
}
