/**
 * A mistake in a template or a text that many cards share shows on every one of them. This merges them into one diagnostic
 * that lists the cards: the messages themselves say "the card".
 */
import type { CardsOfDeck, Diagnostic } from "./diagnostic.ts";

export interface CardName {
  readonly deck: string;
  readonly id: string;
}

/** Findings on cards that look alike; without a card, they apply only to their place. */
export interface CardFindings {
  readonly cards?: readonly CardName[] | undefined;
  /** As in `Diagnostic`. */
  readonly isAtValue?: boolean | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

interface Group {
  readonly first: Diagnostic;
  readonly isAtValue: boolean;
  /** By deck, in the order in which they were found. */
  readonly cards: Map<string, Set<string>>;
}

/**
 * Merges equal findings at one place, in the order of the first of each, with the wording of the first.
 * @param game of the cards
 */
export function gatherOnCards(game: string, findings: readonly CardFindings[]): readonly Diagnostic[] {
  const groups = new Map<string, Group>();
  for (const { cards = [], isAtValue = false, diagnostics } of findings)
    for (const finding of diagnostics) {
      const { rule, file, start, end, message } = finding;
      const key = `${rule}\0${file}\0${start.offset}\0${end.offset}\0${message}`;
      const group = groups.get(key) ?? { first: finding, isAtValue, cards: new Map<string, Set<string>>() };
      for (const { deck, id } of cards) {
        const ids = group.cards.get(deck);
        if (ids) ids.add(id);
        else group.cards.set(deck, new Set([id]));
      }
      groups.set(key, group);
    }
  return [...groups.values()].map(({ first, cards, isAtValue }) =>
    cards.size === 0
      ? first
      : {
          ...first,
          cards: [...cards].map(([deck, ids]): CardsOfDeck => ({ game, deck, ids: [...ids] })),
          ...(isAtValue && { isAtValue }),
        },
  );
}

/** Both lists, each card once. */
export function joinedCards(
  one: readonly CardsOfDeck[],
  other: readonly CardsOfDeck[],
): readonly CardsOfDeck[] {
  const decks = new Map<string, { readonly of: CardsOfDeck; readonly ids: Set<string> }>();
  for (const of of [...one, ...other]) {
    const key = `${of.game}\0${of.deck}`;
    const deck = decks.get(key) ?? { of, ids: new Set<string>() };
    for (const id of of.ids) deck.ids.add(id);
    decks.set(key, deck);
  }
  return [...decks.values()].map(({ of, ids }) => ({ ...of, ids: [...ids] }));
}
