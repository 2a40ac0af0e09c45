/** What texts of a game may put between colons. */
import { decksOfGame } from "../../pipeline/draw/deck-data.ts";
import { marksOf } from "../../pipeline/fix/assist/assist-words.ts";
import type { ProjectContext } from "../../pipeline/project.ts";
import { readGame } from "../../pipeline/read/read-game.ts";
import type { Mark } from "../../schema/assist/assisted.ts";
import { type GameOrder, orderedGame } from "../game-order.ts";
import type { Call } from "../handle.ts";
import { pictureFieldOfDeck } from "../pictures/deck-picture-field.ts";
import { valueFor } from "../pictures/picture-field.ts";

export interface GameWords {
  /** Terms and icons of the game; icons of the set have their own names besides. */
  readonly marks: readonly Mark[];
  /** Paths of pictures that cards may show, relative to the game's folder. */
  readonly pictures: readonly string[];
  /** Fields of decks whose template shows a picture, and what is written there for each picture. */
  readonly pictureFields: readonly PictureWords[];
}

export interface PictureWords {
  readonly deck: string;
  readonly field: string;
  /** What the template writes before and after the value: "art/" and ".png". */
  readonly before: string;
  readonly after: string;
  /** Those that the template can show, in the order of `pictures`. */
  readonly values: readonly { readonly path: string; readonly value: string }[];
}

/** @throws BroadsideError `unknown-game` */
export function wordsOfGame(call: Call, order: GameOrder): GameWords {
  const { project } = call;
  const id = orderedGame(call, order);
  const { game } = readGame(project, id).value;
  if (!game) return { marks: [], pictures: [], pictureFields: [] };
  const { pictures } = game;
  return { marks: marksOf(project, game), pictures, pictureFields: pictureFieldsOf(project, id, pictures) };
}

function pictureFieldsOf(
  project: ProjectContext,
  game: string,
  pictures: readonly string[],
): readonly PictureWords[] {
  return decksOfGame(project, game).flatMap((deck) =>
    (["front", "back"] as const).flatMap((side) => {
      const found = pictureFieldOfDeck(project, deck, side);
      if (!found?.isShown) return [];
      const { field, before, after } = found;
      const values = pictures.flatMap((path) => {
        const value = valueFor(found, path);
        return value === undefined ? [] : [{ path, value }];
      });
      return [{ deck: deck.id, field, before, after, values }];
    }),
  );
}
