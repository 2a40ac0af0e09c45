/** What the grid shows: the cards that pass the filter, by deck, with their findings. */
import { computed } from "@preact/signals";
import type { CardData, Diagnostic } from "../../../index.ts";
import { filterText } from "../filter-text.ts";
import { cardKey } from "../findings/by-card.ts";
import { findingsOfCard } from "../findings/concerned.ts";
import { decks, type ShownDeckData } from "../project/cards.ts";
import { route } from "../route.ts";
import { type CardFacts, COMMON_FIELDS, factsOf } from "./filter/card-facts.ts";
import { vocabularyOf } from "./filter/complete-filter.ts";
import { filterOf } from "./filter/filter.ts";

export interface ShownCard {
  /** `deck/card`. */
  readonly key: string;
  readonly card: CardData;
  readonly findings: readonly Diagnostic[];
}

export interface ShownDeck {
  readonly deck: ShownDeckData;
  readonly cards: readonly ShownCard[];
}

/** The deck that the address names; undefined = all. */
export const chosenDeck = computed<string | undefined>(() =>
  route.value[0] === "decks" || route.value[0] === undefined ? route.value[1] : undefined,
);

const facts = computed<ReadonlyMap<string, CardFacts>>(() => {
  const all = new Map<string, CardFacts>();
  for (const { id: deck, cards, defaults } of decks.value ?? [])
    for (const card of cards)
      all.set(cardKey(deck, card.id), factsOf({ ...card, deck, values: { ...defaults, ...card.values } }));
  return all;
});

export const vocabulary = computed(() => vocabularyOf(facts.value.values()));

/** Names that a filter may use: those that cards have, and those that decks declare. */
const fields = computed<ReadonlySet<string>>(
  () =>
    new Set([
      ...COMMON_FIELDS,
      ...vocabulary.value.keys(),
      ...(decks.value ?? []).flatMap(({ schema }) => Object.keys(Object(Object(schema).properties))),
    ]),
);

export const filter = computed(() => filterOf(filterText.value, fields.value));

/** All decks with the cards that pass the filter; of the chosen deck alone, if there is one. */
export const shownDecks = computed<readonly ShownDeck[]>(() => {
  const chosen = chosenDeck.value;
  return matching.value.filter(({ deck }) => chosen === undefined || deck.id === chosen);
});

/** The same of every deck, for the numbers on the tabs. */
export const matching = computed<readonly ShownDeck[]>(() => {
  const passes = filter.value;
  return (decks.value ?? []).map((deck) => ({
    deck,
    cards: deck.cards.flatMap((card) => {
      const key = cardKey(deck.id, card.id);
      const own = findingsOfCard(deck.id, card.id);
      const known = facts.value.get(key);
      return known &&
        passes.shows(
          known,
          own.map(({ severity }) => severity),
        )
        ? [{ key, card, findings: own }]
        : [];
    }),
  }));
});
