/** A bar and the cards that it shows: the condition that it writes means exactly the cards that it counts. */
import { expect, test } from "vitest";
import { factsOf } from "../../../src/studio/client/decks/filter/card-facts.ts";
import { filterOf } from "../../../src/studio/client/decks/filter/filter.ts";
import { conditionOf } from "../../../src/studio/client/numbers/condition.ts";
import { type CountedCard, valuesOf } from "../../../src/studio/client/numbers/distribution.ts";

const CARDS: readonly CountedCard[] = [
  { id: "a", copies: 1, values: { suit: "axe", cost: 1 } },
  { id: "b", copies: 1, values: { suit: "axeman", special: { cost: 2 } } },
  { id: "c", copies: 1, values: { suit: "two hands", cost: 10 } },
  { id: "d", copies: 1, values: { suit: "" } },
];

const FACTS = CARDS.map((card) => factsOf({ ...card, title: card.id, deck: "main" }));

test.each([
  ["suit", "axe", ["a"]],
  ["suit", "two hands", ["c"]],
  ["suit", "(none)", ["d"]],
  ["cost", "1", ["a"]],
  ["special.cost", "2", ["b"]],
  ["special.cost", "(none)", ["a", "c", "d"]],
])("%s: %s", (field, value, expected) => {
  const counted = CARDS.filter((card) => valuesOf(card, field).includes(value)).map(({ id }) => id);
  expect(counted).toEqual(expected);
  const fields = new Set(FACTS.flatMap((facts) => [...facts.fields.keys()]));
  const { shows, faults } = filterOf(conditionOf(field, value), fields);
  expect(faults).toEqual([]);
  expect(
    CARDS.filter((_, index) => shows(FACTS[index] as (typeof FACTS)[number], [])).map(({ id }) => id),
  ).toEqual(expected);
});
