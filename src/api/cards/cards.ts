/** Decks and their cards as data, for forms and tables. */
import { deckData } from "../../pipeline/draw/deck-data.ts";
import { readTemplates } from "../../pipeline/draw/templates.ts";
import { chooseGames } from "../../pipeline/read/choose-games.ts";
import { openContent } from "../../pipeline/read/content-files.ts";
import { readGame } from "../../pipeline/read/read-game.ts";
import type { Call } from "../handle.ts";
import { type Options, refuseOptions } from "../refuse-options.ts";
import { type DeckAnswer, sinceKnown } from "./deck-versions.ts";

export interface CardsOrder {
  readonly game: string;
  /** Id of a deck; default all. */
  readonly deck?: string | undefined;
  /** Names of decks' data that the caller has: of these decks only the cards come that have changed since. */
  readonly known?: readonly string[] | undefined;
}

export interface GameCards {
  /** In the order of their files; empty if no deck has the id that was asked for. */
  readonly decks: readonly DeckAnswer[];
}

const OPTIONS: Options<CardsOrder> = { game: "text", deck: "text", known: "texts" };

/** @throws BroadsideError `unknown-game` */
export function cards({ project }: Pick<Call, "project">, order: CardsOrder): GameCards {
  refuseOptions(order, OPTIONS, ["game"]);
  const [id] = chooseGames(project, [order.game]);
  const { game } = readGame(project, id as string).value;
  const { templates } = readTemplates(project, id as string).value;
  const content = openContent(project.host, `content/${id}`, project.memory);
  const decks = deckData(content, game, templates, order.deck);
  const known = new Set(order.known);
  return { decks: decks.map((deck) => sinceKnown(deck, id as string, known, project.memory)) };
}
