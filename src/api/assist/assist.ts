/** Help at a cursor in a content file, one of a translation, or a template. */
import { decksOfGame } from "../../pipeline/draw/deck-data.ts";
import { assistFile } from "../../pipeline/fix/assist/assist-file.ts";
import { chooseGames } from "../../pipeline/read/choose-games.ts";
import { findFile } from "../../pipeline/read/find-file.ts";
import type { Assisted } from "../../schema/assist/assisted.ts";
import type { Call } from "../handle.ts";
import { pictureFieldsOfDeck } from "../pictures/deck-picture-field.ts";
import { type Options, refuseOptions } from "../refuse-options.ts";

export interface AssistOrder {
  /** A content file, one of a translation, or a template. */
  readonly file: string;
  /** Of the cursor, in UTF-16 units from the start of its text. */
  readonly offset: number;
  /** The game whose cards a shared template draws; default the first one. */
  readonly game?: string | undefined;
}

const OPTIONS: Options<AssistOrder> = { file: "text", offset: { least: 0 }, game: "text" };

/**
 * What may be written at a place of a file, and an explanation of what is written there; undefined for a file that is neither
 * a template nor has a schema, such as a picture. It works on YAML that cannot be read yet. In templates nothing is offered.
 * @throws BroadsideError `unknown-file` for a file that belongs to no game; `unknown-game`
 */
export function assist({ project }: Call, order: AssistOrder): Assisted | undefined {
  refuseOptions(order, OPTIONS, ["file", "offset"]);
  const { games, path } = findFile(project, order.file);
  const [game = ""] = order.game === undefined ? games : chooseGames(project, [order.game]);
  return assistFile(project, game, path, order.offset, (field, value) => {
    const deck = decksOfGame(project, game).find((one) => [one.file, one.cardsFile].includes(path));
    const shown = deck && pictureFieldsOfDeck(project, deck).find((one) => one.field === field);
    return shown && `${shown.before}${value}${shown.after}`;
  });
}
