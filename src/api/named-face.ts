/** A side of a card that a caller names. */
import { BroadsideError } from "../diagnostics/broadside-error.ts";
import { helpFor } from "../diagnostics/did-you-mean.ts";
import type { Card, Deck, Game } from "../game/game.ts";

interface NamedFace {
  readonly deck: string;
  readonly card: string;
  /** Default front. */
  readonly side?: "front" | "back" | undefined;
}

interface FoundFace {
  readonly deck: Deck;
  readonly card: Card;
  /** The name of its template. */
  readonly template: string;
}

/** @throws BroadsideError `unknown-name`, with the nearest deck or card */
export function namedFace(
  { decks }: Pick<Game, "decks">,
  { deck, card, side = "front" }: NamedFace,
): FoundFace {
  const ofDeck = decks.find(({ id }) => id === deck);
  if (!ofDeck) throw unknown("deck", deck, decks);
  const ofCard = ofDeck.cards.find(({ id }) => id === card);
  if (!ofCard) throw unknown("card", card, ofDeck.cards);
  const template = ofCard[side];
  if (template === undefined) throw new BroadsideError("unknown-name", `the card "${card}" has no ${side}`);
  return { deck: ofDeck, card: ofCard, template };
}

function unknown(kind: string, id: string, known: readonly { readonly id: string }[]): BroadsideError {
  const ids = known.map((one) => one.id);
  return new BroadsideError("unknown-name", `there is no ${kind} "${id}"${helpFor(id, ids)}`);
}
