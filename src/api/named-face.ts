/** The face of a game that a caller names by its deck, card and side. */
import { BroadsideError } from "../diagnostics/broadside-error.ts";
import { didYouMean } from "../diagnostics/did-you-mean.ts";
import type { Face } from "../pipeline/draw/faces.ts";

export interface NamedFace {
  readonly deck: string;
  readonly card: string;
  /** Default front. */
  readonly side?: "front" | "back" | undefined;
}

/** @throws BroadsideError `unknown-name`, with the nearest deck or card */
export function namedFace(faces: readonly Face[], { deck, card, side = "front" }: NamedFace): Face {
  const ofDeck = faces.filter((face) => face.deck.id === deck);
  if (ofDeck.length === 0)
    throw unknown(
      "deck",
      deck,
      faces.map((face) => face.deck.id),
    );
  const ofCard = ofDeck.filter((face) => face.card.id === card);
  if (ofCard.length === 0)
    throw unknown(
      "card",
      card,
      ofDeck.map((face) => face.card.id),
    );
  const found = ofCard.find((face) => face.side === side);
  if (!found) throw new BroadsideError("unknown-name", `the card "${card}" has no ${side}`);
  return found;
}

function unknown(kind: string, id: string, known: readonly string[]): BroadsideError {
  const meant = didYouMean(id, known);
  return new BroadsideError(
    "unknown-name",
    `there is no ${kind} "${id}"${meant === undefined ? "" : `; ${meant}`}`,
  );
}
