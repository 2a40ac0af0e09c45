/** The findings of the last check by the cards that they are about, and the cards of a finding. */
import { computed } from "@preact/signals";
import type { Diagnostic } from "../../../index.ts";
import { decks } from "../project/cards.ts";
import { findings, gameId } from "../project/project.ts";
import { cardKey, type FindingsByCard, findingsByCard } from "./by-card.ts";

export interface ConcernedCard {
  readonly deck: string;
  readonly deckTitle: string;
  readonly card: string;
  readonly title: string;
}

const byCard = computed<FindingsByCard>(() =>
  findingsByCard(
    gameId.value ?? "",
    findings.value,
    decks.value?.filter(({ isOld }) => isOld),
  ),
);

const NONE: readonly Diagnostic[] = [];

/** What the last check found about a card. */
export const findingsOfCard = (deck: string, card: string): readonly Diagnostic[] =>
  byCard.value.get(cardKey(deck, card)) ?? NONE;

const cards = computed<ReadonlyMap<string, ConcernedCard>>(() => {
  const all = new Map<string, ConcernedCard>();
  for (const { id: deck, title: deckTitle, cards: ofDeck } of decks.value ?? [])
    for (const { id: card, title } of ofDeck) all.set(cardKey(deck, card), { deck, deckTitle, card, title });
  return all;
});

/** The cards of the game that a finding is about; none for one about something else. */
export function concernedCards({ cards: about = [] }: Diagnostic): readonly ConcernedCard[] {
  return about
    .filter(({ game }) => game === gameId.value)
    .flatMap(({ deck, ids }) => ids.flatMap((id) => cards.value.get(cardKey(deck, id)) ?? []));
}

/** A card that this template draws, to show it with. */
export function cardDrawnBy(file: string): (ConcernedCard & { readonly side: "front" | "back" }) | undefined {
  for (const { id: deck, title: deckTitle, cards: ofDeck, frontFile, backFile } of decks.value ?? []) {
    const [first] = ofDeck;
    if (!first || (frontFile !== file && backFile !== file)) continue;
    const side = frontFile === file ? "front" : "back";
    return { deck, deckTitle, card: first.id, title: first.title, side };
  }
  return undefined;
}
