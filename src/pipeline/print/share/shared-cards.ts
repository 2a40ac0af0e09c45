/** The cards of a shared page: those of kits as `build` prints them, or all of a game. */

import type { Card, Deck } from "../../../game/game.ts";
import { type Print, wholePrints } from "../../../game/kits/prints.ts";
import { titleOf } from "../../../game/titles.ts";
import type { MadeGame } from "../../made-game.ts";
import { choosePrints, type Selection } from "../../order/choose-prints.ts";

type Line = Print["cards"][number];

export interface ChosenDeck {
  readonly deck: Deck;
  /** With at least one copy each. */
  readonly cards: readonly { readonly card: Card; readonly title?: string; readonly copies: number }[];
}

export interface ChosenCards {
  readonly decks: readonly ChosenDeck[];
  /** The titles of the chosen kits; absent for all cards. */
  readonly part?: string;
}

/**
 * Cards, boards and set-up sheets, deck by deck in the order of the game; posters, lists and booklets are left out. A card
 * of several prints has the copies of the print with most. Without names of kits, decks that are in no kit are included.
 */
export function chooseCards(made: MadeGame, selection: Selection): ChosenCards {
  const { game } = made;
  const { kits, only, players } = selection;
  const isWhole = kits.length === 0 && only.length === 0 && players === undefined;
  const all: readonly Line[] = isWhole ? game.decks.flatMap(linesOf) : [];
  const printed = choosePrints(made, selection).filter(({ as }) => as !== "poster" && as !== "lists");
  const decks = byDeck([...all, ...printed.flatMap(({ cards }) => cards)]);
  const order = [...game.decks.map(({ id }) => id)];
  const placeOf = ({ deck }: ChosenDeck): number => order.indexOf(deck.id) + 1 || order.length + 1;
  const titles = kits.length > 0 ? wholePrints(game, { kits, players }).map(({ title }) => title) : [];
  return {
    decks: decks.sort((one, other) => placeOf(one) - placeOf(other)),
    ...(titles.length > 0 && { part: titles.join(", ") }),
  };
}

const linesOf = (deck: Deck): readonly Line[] =>
  deck.cards.map((card) => ({ deck, card, copies: card.copies }));

function byDeck(lines: readonly Line[]): ChosenDeck[] {
  const decks = new Map<string, { readonly deck: Deck; readonly cards: Map<string, Line> }>();
  for (const line of lines) {
    if (line.copies === 0) continue;
    const { deck, card } = line;
    const own = decks.get(deck.id) ?? { deck, cards: new Map<string, Line>() };
    decks.set(deck.id, own);
    if ((own.cards.get(card.id)?.copies ?? 0) < line.copies) own.cards.set(card.id, line);
  }
  return [...decks.values()].map(({ deck, cards }) => ({
    deck,
    cards: [...cards.values()]
      .sort((one, other) => one.card.number - other.card.number)
      .map(({ card, copies }) => ({ card, copies, ...titled(titleOf(card.fields)) })),
  }));
}

const titled = (title: string | undefined) => (title === undefined ? {} : { title });
