/** What is printed as one: the contents of a kit, or all decks of a game that has no kit. */
import type { Card, Deck, Game, Scenario } from "./game.ts";
import { cardsOfItem } from "./kit-cards.ts";

/** What one PDF holds. */
export interface Print {
  readonly id: string;
  readonly title: string;
  readonly cards: readonly { readonly deck: Deck; readonly card: Card; readonly copies: number }[];
  /**
   * How it lies on paper; absent = as cards, many on a sheet. Pages are whole sheets, a poster goes over several, a board
   * too where the paper does not hold it.
   */
  readonly as?: "pages" | "poster" | "board";
  /** Those that pages or a poster are to show; `cards` has the ones that can be drawn. */
  readonly scenarios?: readonly Scenario[];
}

/** The prints that a build makes: the named kits, none when they are those of other games; else all kits, else all decks as one; behind each, its boards. */
export function printsOf(game: Game, kits: readonly string[]): readonly Print[] {
  if (game.kits.length === 0 && kits.length === 0) return withBoards(allDecks(game));
  const chosen = kits.length === 0 ? game.kits : game.kits.filter(({ id }) => kits.includes(id));
  const prints = chosen.map(({ id, title, items }) => ({
    id,
    title,
    cards: items.flatMap((item) => {
      const deck = game.decks.find((candidate) => candidate.id === item.deck);
      if (!deck) return [];
      return cardsOfItem(game, item).map((card) => ({ deck, card, copies: card.copies * item.times }));
    }),
  }));
  return prints.flatMap(withBoards);
}

/** Boards are printed each on its own: nothing else fits beside them. */
function withBoards(print: Print): readonly Print[] {
  const boards = print.cards.filter(({ deck, copies }) => deck.shape === "board" && copies > 0);
  if (boards.length === 0) return [print];
  const cards = print.cards.filter(({ deck }) => deck.shape !== "board");
  const own = boards.map((line): Print => {
    const { id } = line.card;
    return {
      id: `${print.id}-${id}`,
      title: `${print.title}: ${line.deck.title}`,
      as: "board",
      cards: [line],
    };
  });
  return [...(cards.length > 0 ? [{ ...print, cards }] : []), ...own];
}

function allDecks(game: Game): Print {
  return {
    id: "all-decks",
    title: "All decks",
    cards: game.decks.flatMap((deck) => deck.cards.map((card) => ({ deck, card, copies: card.copies }))),
  };
}
