/** Decks and their cards as data, for forms and tables. */
import { decksOfGame } from "../../pipeline/draw/deck-data.ts";
import { gameNamed } from "../../pipeline/read/choose-games.ts";
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
export function cards({ project }: Call, order: CardsOrder): GameCards {
  refuseOptions(order, OPTIONS, ["game"]);
  const game = gameNamed(project, order.game);
  const decks = decksOfGame(project, game, { wanted: order.deck });
  const known = new Set(order.known);
  return { decks: decks.map((deck) => sinceKnown(deck, game, known, project.memory)) };
}
