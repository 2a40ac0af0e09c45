/** The field of a deck that names the pictures of its cards, as the template of a side reads it. */
import { badOrder } from "../../diagnostics/broadside-error.ts";
import { HostError } from "../../host/host.ts";
import { type DeckData, decksOfGame } from "../../pipeline/draw/deck-data.ts";
import type { ProjectContext } from "../../pipeline/project.ts";
import { type PictureField, pictureFieldOf, shownFieldsOf } from "./picture-field.ts";

/** Of a back only if its template reads a picture: backs are mostly the same for all cards. */
export function pictureFieldOfDeck(
  project: ProjectContext,
  deck: DeckData,
  side: "front" | "back",
): PictureField | undefined {
  const file = side === "front" ? deck.frontFile : deck.backFile;
  const field = pictureFieldOf(textOf(project, file), fieldsOf(deck));
  return side === "back" && !field.isShown ? undefined : field;
}

/** All decks of a game. @throws BroadsideError `bad-order` if one cannot be used: what its cards show is not known then */
export function readableDecks(project: ProjectContext, game: string): readonly DeckData[] {
  const decks = decksOfGame(project, game);
  const unread = decks.find(({ size }) => size === undefined);
  if (!unread) return decks;
  throw badOrder(
    `which pictures the cards of ${unread.title} show is not known, because ${unread.file} has errors; correct them first`,
  );
}

/** All fields of a deck's cards that its templates read as names of pictures, of both sides. */
export function pictureFieldsOfDeck(project: ProjectContext, deck: DeckData): readonly PictureField[] {
  const fields = fieldsOf(deck);
  return [deck.frontFile, deck.backFile]
    .flatMap((file) => shownFieldsOf(textOf(project, file), fields))
    .filter(({ isKnown }) => isKnown);
}

/** Declared or not. */
const fieldsOf = ({ declared, cards }: DeckData): readonly string[] => [
  ...new Set([...declared, ...cards.flatMap(({ values }) => Object.keys(values))]),
];

function textOf({ host }: ProjectContext, file: string | undefined): string | undefined {
  if (file === undefined) return undefined;
  try {
    return new TextDecoder().decode(host.readBytes(file));
  } catch (error) {
    if (error instanceof HostError) return undefined;
    throw error;
  }
}
