/** The cards of an open deck, to be edited and looked up. */
import { BroadsideError } from "../../../diagnostics/broadside-error.ts";
import { helpFor } from "../../../diagnostics/did-you-mean.ts";
import type { CardFile, CardList, CardPlace } from "./card-file.ts";
import { csvCards } from "./csv-cards.ts";
import type { OpenDeck } from "./open-deck.ts";
import { yamlCards } from "./yaml-cards.ts";

export const openCards = (deck: OpenDeck): CardFile =>
  deck.csv ? csvCards(deck, deck.csv) : yamlCards(deck);

/** @throws BroadsideError `unknown-name` if there is no such card (any more) */
export function placeOf({ cards, document }: CardList, id: string): CardPlace {
  const card = cards.find((one) => one.id === id);
  if (card) return card;
  const help = helpFor(
    id,
    cards.map((one) => one.id),
  );
  throw new BroadsideError("unknown-name", `there is no card "${id}" in ${document.path}${help}`);
}
