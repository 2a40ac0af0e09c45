/** Drawings of icons by their names, to be shown beside them. */
import { createIconLibrary } from "../../pipeline/look/icons.ts";
import { chooseGames } from "../../pipeline/read/choose-games.ts";
import { readGame } from "../../pipeline/read/read-game.ts";
import type { Call } from "../handle.ts";
import { type Options, refuseNames, refuseOptions } from "../refuse-options.ts";

export interface DrawingsOrder {
  /** The game whose names these are. */
  readonly game: string;
  /** The first 500 count. */
  readonly names: readonly string[];
}

export interface IconDrawing {
  readonly name: string;
  /** As the file has it, of the game or of the set. It may come from strangers: show it as a picture, never as markup. */
  readonly svg: string;
}

const OPTIONS: Options<DrawingsOrder> = { game: "text", names: "texts" };

const MOST = 500;

/** Names without a drawing are left out. @throws BroadsideError `unknown-game` */
export function drawingsOf({ project }: Call, order: DrawingsOrder): readonly IconDrawing[] {
  refuseOptions(order, OPTIONS, ["game", "names"]);
  refuseNames(order.names);
  const [id] = chooseGames(project, [order.game]);
  const { game } = readGame(project, id as string, isNeeded).value;
  if (!game) return [];
  const library = createIconLibrary(project, game);
  return [...new Set(order.names)].slice(0, MOST).flatMap((name) => {
    const found = library.find(name);
    return found ? [{ name, svg: found.text }] : [];
  });
}

const isNeeded = (kind: string): boolean => kind === "game" || kind === "glossary";
