/** What texts of a game may put between colons. */
import { marksOf } from "../../pipeline/fix/assist/assist-words.ts";
import { chooseGames } from "../../pipeline/read/choose-games.ts";
import { readGame } from "../../pipeline/read/read-game.ts";
import type { Mark } from "../../schema/assist/assisted.ts";
import type { Call } from "../handle.ts";
import { type Options, refuseOptions } from "../refuse-options.ts";

export interface GameOrder {
  readonly game: string;
}

const OPTIONS: Options<GameOrder> = { game: "text" };

export interface GameWords {
  /** Terms and icons of the game; icons of the set have their own names besides. */
  readonly marks: readonly Mark[];
  /** Paths of pictures that cards may show, relative to the game's folder. */
  readonly pictures: readonly string[];
}

/** @throws BroadsideError `unknown-game` */
export function wordsOfGame({ project }: Call, order: GameOrder): GameWords {
  refuseOptions(order, OPTIONS, ["game"]);
  const [id] = chooseGames(project, [order.game]);
  const { game } = readGame(project, id as string).value;
  return game ? { marks: marksOf(project, game), pictures: game.pictures } : { marks: [], pictures: [] };
}
