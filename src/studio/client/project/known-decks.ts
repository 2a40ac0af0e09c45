/**
 * Decks as the server has answered them last: of a deck that the page has, it is sent only the cards that have changed. Cards
 * that are as before stay the same objects, so that what follows from them need not be worked out again.
 */
import type { CardData, DeckData } from "../../../index.ts";
import type { AnswerOf } from "../../shared/calls.ts";

type DeckAnswer = AnswerOf<"cards">["decks"][number];

/** The decks of the last answer, whole, in its order. */
let held: readonly DeckAnswer[] = [];

/** For the next question. */
export const knownDecks = (): readonly string[] => held.flatMap(({ name }) => name ?? []);

/** @returns the whole decks; undefined if the answer is about one that is not here, so that all have to be asked for */
export function takeDecks({ decks }: AnswerOf<"cards">): readonly DeckData[] | undefined {
  const whole = decks.map(wholeOf);
  const isWhole = whole.every((deck) => deck !== undefined);
  held = isWhole ? whole : [];
  return isWhole ? whole : undefined;
}

function wholeOf(answer: DeckAnswer): DeckAnswer | undefined {
  const { since, ...deck } = answer;
  if (!since) return deck;
  const before = held.find(({ name }) => name === since.name)?.cards;
  if (!before) return undefined;
  const after = before.slice(since.end);
  const moved = since.shift === 0 ? after : after.map((card) => movedBy(card, since.shift));
  const cards = [...before.slice(0, since.start), ...deck.cards, ...moved];
  return { ...deck, cards };
}

function movedBy(card: CardData, shift: number): CardData {
  const { file, start, end } = card.place;
  return { ...card, place: { file, start: start + shift, end: end + shift } };
}
