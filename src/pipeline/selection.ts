/** Which cards a build prints, in which order and how often: a kit's contents, or every deck where a game has no kit. */
import type { Card, Deck, Game } from "../game/game.ts";
import type { Piece } from "../sheet/sheet.ts";
import { placeOf } from "../source/locate.ts";
import type { Sources } from "../source/tree.ts";
import { faceKey, type LaidGame } from "./lay-out-game.ts";

/** What one PDF holds. */
export interface Print {
  readonly id: string;
  readonly title: string;
  readonly cards: readonly { readonly deck: Deck; readonly card: Card; readonly copies: number }[];
}

/** The prints that a build makes: the named kits, none when they are those of other games; else all kits, else all decks as one. */
export function printsOf(game: Game, kits: readonly string[]): readonly Print[] {
  if (game.kits.length === 0 && kits.length === 0) return [allDecks(game)];
  const chosen = kits.length === 0 ? game.kits : game.kits.filter(({ id }) => kits.includes(id));
  return chosen.map(({ id, title, items }) => ({
    id,
    title,
    cards: items.flatMap((item) => {
      const deck = game.decks.find((candidate) => candidate.id === item.deck);
      if (!deck) return [];
      const wanted = new Set(item.cards);
      return deck.cards
        .filter((card) => wanted.has(card.id))
        .map((card) => ({ deck, card, copies: card.copies * item.times }));
    }),
  }));
}

/** Keeps the cards of the given ids, at least one copy of each ("sword-9", or "battle/sword-9" where decks share ids). */
export function onlyCards(print: Print, ids: readonly string[]): Print {
  if (ids.length === 0) return print;
  const wanted = new Set(ids);
  return {
    ...print,
    cards: print.cards
      .filter(({ deck, card }) => wanted.has(card.id) || wanted.has(`${deck.id}/${card.id}`))
      .map((line) => ({ ...line, copies: Math.max(1, line.copies) })),
  };
}

/** The print as pieces for imposition; cards whose front could not be laid out are left to the diagnostics. */
export function piecesOf(print: Print, laid: LaidGame, sources: Sources): readonly Piece[] {
  return print.cards.flatMap(({ deck, card, copies }) => {
    const front = laid.keys.get(faceKey(card, "front"));
    const back = laid.keys.get(faceKey(card, "back"));
    if (front === undefined) return [];
    const { width, height } = deck.size;
    const place = placeOf(sources, { file: deck.source.file, path: ["size"] });
    const piece = { id: `${deck.id}/${card.id}`, component: deck.title, front, copies, place };
    return [
      { ...piece, trim: { width, height }, bleed: deck.bleed, ...(back === undefined ? {} : { back }) },
    ];
  });
}

function allDecks(game: Game): Print {
  return {
    id: "all-decks",
    title: "All decks",
    cards: game.decks.flatMap((deck) => deck.cards.map((card) => ({ deck, card, copies: card.copies }))),
  };
}
