/** Which cards a rule of rules.yaml is about. */
import type { Card, Deck, Game } from "../../game/game.ts";
import type { Json } from "../../schema/files.ts";

type DataRule = Game["rules"][number];

/** The printed cards of the rule's deck whose fields have the values of `where`; undefined for an unknown deck. */
export function selectedCards(
  game: Game,
  { deck, where = {} }: DataRule,
): { deck: Deck; cards: Card[] } | undefined {
  const found = game.decks.find(({ id }) => id === deck);
  if (!found) return undefined;
  const wanted = Object.entries(where);
  const cards = found.cards.filter(
    (card) => card.copies > 0 && wanted.every(([name, value]) => isSame(card.fields[name], value)),
  );
  return { deck: found, cards };
}

/** "with suit skull", or nothing. */
export function whereWords({ where = {} }: DataRule): string {
  const parts = Object.entries(where).map(([name, value]) => `${name} ${String(value)}`);
  return parts.length === 0 ? "" : ` with ${parts.join(" and ")}`;
}

/** True when no card has a number in the field of a run: that is another fault than a gap. */
export function lacksNumbers(
  { field }: Extract<DataRule, { check: "run" }>,
  cards: readonly Card[],
): boolean {
  return cards.length > 0 && !cards.some(({ fields }) => typeof fields[field] === "number");
}

/** JSON values are compared by what they say: 9 and "9" differ, two equal lists do not. */
function isSame(a: Json | undefined, b: Json): boolean {
  return a !== undefined && JSON.stringify(a) === JSON.stringify(b);
}
