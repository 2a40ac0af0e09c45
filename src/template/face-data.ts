/** What stands behind the "@" names of a face (data-names.ts lists them). */
import type { Game } from "../game/game.ts";
import type { FaceContext } from "./template.ts";

const gameData = new WeakMap<Game, Readonly<Record<string, unknown>>>();

/** The same objects for all faces of a game, beside what belongs to the card. */
export function faceDataOf({
  game,
  deck,
  card,
  side,
  track,
}: FaceContext): Readonly<Record<string, unknown>> {
  let shared = gameData.get(game);
  if (!shared) {
    shared = sharedDataOf(game);
    gameData.set(game, shared);
  }
  return {
    ...shared,
    root: card.fields,
    card: { id: card.id, number: card.number, copies: card.copies, deck: card.deck },
    deck: { id: deck.id, title: deck.title },
    side,
    map: card.map,
    track,
  };
}

function sharedDataOf(game: Game): Readonly<Record<string, unknown>> {
  const { id, title, version, dice, glossary } = game;
  return {
    game: { id, title, version },
    dice: Object.fromEntries(
      dice.map(({ id: name, title: words, colour, mark, faces }) => [
        name,
        { title: words, colour, ...(mark === undefined ? {} : { mark }), faces },
      ]),
    ),
    symbols: glossary.symbols,
    terms: glossary.terms,
  };
}
