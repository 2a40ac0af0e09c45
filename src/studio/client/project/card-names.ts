/** What cards are called on the screen: by their titles, and by their ids too where several cards of the game have one title. */
import { computed } from "@preact/signals";
import { decks } from "./cards.ts";

export interface NamedCard {
  readonly deck: string;
  readonly card: string;
  /** Unique in the game: "Axe 7", or "Axe 7 (battle/axe-7)". */
  readonly name: string;
}

/** All cards of the game, in order. */
export const namedCards = computed<readonly NamedCard[]>(() => {
  const all = (decks.value ?? []).flatMap(({ id: deck, cards }) =>
    cards.map(({ id: card, title }) => ({ deck, card, title })),
  );
  const counts = new Map<string, number>();
  for (const { title } of all) counts.set(title, (counts.get(title) ?? 0) + 1);
  return all.map(({ deck, card, title }) => ({
    deck,
    card,
    name: title !== "" && counts.get(title) === 1 ? title : `${title} (${deck}/${card})`.trim(),
  }));
});

const names = computed<ReadonlyMap<string, string>>(
  () => new Map(namedCards.value.map(({ deck, card, name }) => [`${deck}/${card}`, name])),
);

/** The id of a card that the game does not have. */
export const cardName = (deck: string, card: string): string => names.value.get(`${deck}/${card}`) ?? card;

/** The cards whose name or id has these words in it, in whatever case; only those that are called just that, if there are any. */
export function cardsCalled(typed: string): readonly NamedCard[] {
  const words = typed.trim().toLowerCase();
  if (words === "") return [];
  const forms = ({ deck, card, name }: NamedCard): readonly string[] =>
    [name, card, `${deck}/${card}`].map((one) => one.toLowerCase());
  const exact = namedCards.value.filter((one) => forms(one).includes(words));
  return exact.length > 0
    ? exact
    : namedCards.value.filter((one) => forms(one).some((form) => form.includes(words)));
}
