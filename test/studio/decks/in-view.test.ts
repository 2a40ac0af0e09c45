/** Which of the selected cards are in sight: only these are deleted. */
import { expect, test } from "vitest";
import { inView } from "../../../src/studio/client/decks/in-view.ts";
import type { ShownDeck } from "../../../src/studio/client/decks/shown-cards.ts";

const deck = (id: string, ...cards: readonly string[]) =>
  ({
    deck: { id },
    cards: cards.map((card) => ({ key: `${id}/${card}`, card: { id: card }, findings: [] })),
  }) as unknown as ShownDeck;

test("cards that the filter hides, and those of other decks, are left out", () => {
  const selected = [
    { deck: "ships", card: "axe" },
    { deck: "ships", card: "bow" },
    { deck: "crew", card: "axe" },
  ];
  expect(inView(selected, [deck("ships", "axe", "cog")])).toEqual([selected[0]]);
  expect(inView(selected, [deck("ships", "axe", "bow"), deck("crew", "axe")])).toEqual(selected);
  expect(inView(selected, [])).toEqual([]);
});
