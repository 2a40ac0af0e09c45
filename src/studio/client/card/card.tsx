/** One card: a large picture beside the form of its fields, its text, and what was found about it; its deck in a strip below. */
import "./card.css";
import type { VNode } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { CardData, DeckData } from "../../../index.ts";
import { Empty } from "../parts/empty.tsx";
import { faultOfDeck, UnreadableDeck } from "../parts/unreadable-deck.tsx";
import { decks, decksFault } from "../project/cards.ts";
import { chooseGame, gameId } from "../project/project.ts";
import { hrefOf, route } from "../route.ts";
import { GoneCard } from "./gone-card.tsx";
import { OpenCard } from "./open-card.tsx";

/** `#/card/<game>/<deck>/<card>`; without a card the first of the deck. */
export function Card(): VNode {
  const [view, game = "", deckId = "", cardId] = route.value;
  useEffect(() => {
    // the address of another view is here for a moment before this one goes
    if (view === "card" && game !== "" && game !== gameId.peek()) chooseGame(game);
  }, [view, game]);
  const all = decks.value;
  const deck = all?.find(({ id }) => id === deckId);
  const card =
    deck?.cards.find(({ id }) => id === cardId) ?? (cardId === undefined ? deck?.cards[0] : undefined);
  const last = useRef<{ readonly deck: DeckData; readonly card: CardData } | undefined>(undefined);
  if (deck && card) last.current = { deck, card };
  const { current } = last;
  if (!all) return <p class="card-waiting">{decksFault.value ?? ""}</p>;
  if (deck && card) return <OpenCard game={game} deck={deck} card={card} />;
  if (current?.deck.id === deckId && current.card.id === cardId)
    return <GoneCard game={game} deck={deck} last={current.card} />;
  const fault = deck && faultOfDeck(deck);
  if (deck && fault)
    return (
      <div class="card-gone">
        <UnreadableDeck deck={deck} fault={fault} />
      </div>
    );
  return (
    <Empty
      title={deck ? `${deck.title} has no card "${cardId ?? ""}"` : `There is no deck "${deckId}"`}
      icon="card"
    >
      It may have been renamed or deleted. <a href={hrefOf("decks")}>Show all cards</a>
    </Empty>
  );
}
