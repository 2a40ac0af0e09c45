/** The cards of the page in order, and which of them a search finds. */
import type { SharedCard, SharedDeck, SharedGame } from "../../pipeline/print/share/shared-game.ts";

export type Side = "front" | "back";

export interface Entry {
  readonly deck: SharedDeck;
  readonly card: SharedCard;
  /** "battle/sword-9": what testers quote, and the end of addresses. */
  readonly name: string;
  /** Its title, or its id. */
  readonly title: string;
  /** Everything that a search looks at. */
  readonly words: string;
}

export interface Wish {
  readonly words: string;
  /** Id of a deck; empty = all. */
  readonly deck: string;
}

export function entriesOf({ decks, drawings }: SharedGame): readonly Entry[] {
  return decks.flatMap((deck) =>
    deck.cards.map((card): Entry => {
      const title = card.title ?? card.id;
      const texts = textsOf(card, drawings);
      const words = comparable([title, card.id, deck.title, ...texts].join(" "));
      return { deck, card, name: `${deck.id}/${card.id}`, title, words };
    }),
  );
}

/** Texts on both sides. */
const textsOf = ({ front, back }: SharedCard, drawings: SharedGame["drawings"]): readonly string[] =>
  [front, back].flatMap((side) => (side === undefined ? [] : (drawings[side]?.texts ?? [])));

/** True for a card of the deck that has all the words, or parts of words. */
export function isWished({ deck, words }: Entry, wish: Wish): boolean {
  if (wish.deck !== "" && wish.deck !== deck.id) return false;
  return comparable(wish.words)
    .split(/\s+/)
    .every((word) => words.includes(word));
}

/** Without case and accents. */
const comparable = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
