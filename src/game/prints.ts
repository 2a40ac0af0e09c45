/** What is printed as one: the contents of a kit, or all decks of a game that has no kit. */
import type { Card, Deck, Game, Kit, Scenario } from "./game.ts";
import { cardsOfItem } from "./kit-cards.ts";

/** What one PDF holds. */
export interface Print {
  readonly id: string;
  readonly title: string;
  readonly cards: readonly { readonly deck: Deck; readonly card: Card; readonly copies: number }[];
  /** How it lies on paper; absent = as cards, many on a sheet. Pages are whole sheets, a poster goes over several. */
  readonly as?: "pages" | "poster" | "booklet-pages" | "booklet";
  /** Id of the booklet that is printed, as pages or to fold; `cards` is empty then. */
  readonly booklet?: string;
  /** Those that pages or a poster are to show; `cards` has the ones that can be drawn. */
  readonly scenarios?: readonly Scenario[];
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
      return cardsOfItem(game, item).map((card) => ({ deck, card, copies: card.copies * item.times }));
    }),
  }));
}

/** The booklets of a kit, or all of a game that has no kit: each as pages and as sheets to fold. */
export function bookletPrints(game: Game, kit: Kit | undefined): readonly Print[] {
  const ids = kit ? kit.booklets : game.booklets.map(({ id }) => id);
  return ids.flatMap((id) => {
    const booklet = game.booklets.find((one) => one.id === id);
    if (!booklet) return [];
    const name = kit ? `${kit.id}-${id}` : id;
    const title = kit ? `${kit.title}: ${booklet.title}` : booklet.title;
    const print = { title, cards: [], booklet: id };
    return [
      { ...print, id: `${name}-pages`, as: "booklet-pages" as const },
      { ...print, id: `${name}-booklet`, as: "booklet" as const },
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
