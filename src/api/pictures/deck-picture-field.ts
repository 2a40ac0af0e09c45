/** The field of a deck that names the pictures of its cards, as the template of a side reads it. */
import { HostError } from "../../host/host.ts";
import type { DeckData } from "../../pipeline/draw/deck-data.ts";
import type { ProjectContext } from "../../pipeline/project.ts";
import { type PictureField, pictureFieldOf } from "./picture-field.ts";

/** Of a back only if its template reads a picture: backs are mostly the same for all cards. */
export function pictureFieldOfDeck(
  project: ProjectContext,
  deck: DeckData,
  side: "front" | "back",
): PictureField | undefined {
  const fields = [...new Set([...deck.declared, ...deck.cards.flatMap(({ values }) => Object.keys(values))])];
  const file = side === "front" ? deck.frontFile : deck.backFile;
  const field = pictureFieldOf(textOf(project, file), fields);
  return side === "back" && !field.isShown ? undefined : field;
}

function textOf({ host }: ProjectContext, file: string | undefined): string | undefined {
  if (file === undefined) return undefined;
  try {
    return new TextDecoder().decode(host.readBytes(file));
  } catch (error) {
    if (error instanceof HostError) return undefined;
    throw error;
  }
}
