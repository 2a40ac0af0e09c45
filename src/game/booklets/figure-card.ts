/** Finds cards by the address that figures and booklets use: deck and card, "battle/sword-9". */
import { nearest } from "../../diagnostics/nearest.ts";
import type { SourceRef } from "../../source/tree.ts";
import type { Report } from "../fault.ts";
import { type Card, type Deck, type Game, mayBeUnusable } from "../game.ts";

export interface FoundCard {
  readonly deck: Deck;
  readonly card: Card;
}

export interface CardFinder {
  /** Undefined and reported if the game has no such card; not reported if its deck could not be used. */
  find(address: string, at: SourceRef): FoundCard | undefined;
  reportUnknown(what: string, word: string, candidates: readonly string[], at: SourceRef): void;
}

export function cardFinder(
  { decks, unusable }: Pick<Game, "decks" | "unusable">,
  report: Report,
): CardFinder {
  const reportMissing = (
    message: string,
    word: string,
    candidates: readonly string[],
    at: SourceRef,
    before = "",
  ): void => {
    const near = nearest(word, candidates);
    const first = candidates.slice(0, 6).join(", ");
    report({
      rule: "figure/unknown-card",
      at,
      message,
      label:
        candidates.length === 0
          ? "there are none"
          : `there are ${first}${candidates.length > 6 ? " ..." : ""}`,
      fix: near ? `write ${before}${near}` : "correct the name, or add the card",
    });
  };
  return {
    find: (address, at) => {
      const [deckId = "", cardId = ""] = address.split("/");
      const deck = decks.find(({ id }) => id === deckId);
      if (!deck) {
        const ids = decks.map(({ id }) => id);
        if (!mayBeUnusable(unusable, "deck", deckId))
          reportMissing(`the game has no deck "${deckId}"`, deckId, ids, at);
        return undefined;
      }
      const card = deck.cards.find(({ id }) => id === cardId);
      if (card) return { deck, card };
      const ids = deck.cards.map(({ id }) => id);
      reportMissing(`the deck "${deckId}" has no card "${cardId}"`, cardId, ids, at, `${deckId}/`);
      return undefined;
    },
    reportUnknown: (what, word, candidates, at) => {
      if (unusable.every(({ kind }) => kind !== "deck"))
        reportMissing(`the game has no ${what} "${word}"`, word, candidates, at);
    },
  };
}
