/** The printed map cards of a game, and the places of their squares and bars. */
import type { Place } from "../../diagnostics/diagnostic.ts";
import type { Card } from "../../game/game.ts";
import type { MapCard } from "../../game/map-cards.ts";
import type { RuleContext } from "../define-rule.ts";
import { cardPlace, fieldPlace, fieldRef } from "../places.ts";

export interface PlacedMap {
  readonly card: Card;
  readonly map: MapCard;
}

/** By deck, without cards whose squares have faults: those are reported already. */
export function mapDecks({ game }: RuleContext): readonly (readonly PlacedMap[])[] {
  return game.decks.map(({ kind, cards }) =>
    // Other decks may have thousands of cards.
    (kind === "map" ? cards : []).flatMap((card) =>
      card.map?.isWhole && card.copies > 0 ? [{ card, map: card.map }] : [],
    ),
  );
}

/** The list of bars, or the card if it has none. */
export function barsPlace(context: RuleContext, card: Card): Place {
  return fieldRef(context, card, ["bars"]) ? fieldPlace(context, card, ["bars"]) : cardPlace(context, card);
}
