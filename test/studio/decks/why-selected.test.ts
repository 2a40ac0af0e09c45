/** Whether selected cards can be changed. */
import { afterAll, expect, test } from "vitest";
import { whySelectedReadOnly } from "../../../src/studio/client/decks/why-selected.ts";
import { decks, type ShownDeckData } from "../../../src/studio/client/project/cards.ts";
import { select } from "../../../src/studio/client/selection.ts";

const deck = (id: string, why?: string) =>
  ({ id, ...(why !== undefined && { whyReadOnly: why }), cards: [] }) as unknown as ShownDeckData;

afterAll(() => {
  decks.value = undefined;
  select([]);
});

test("cards of a workbook cannot be changed, nor others that are selected with them", () => {
  decks.value = [deck("crew"), deck("ships", "its cards are in a workbook")];
  select([{ deck: "crew", card: "cook" }]);
  expect(whySelectedReadOnly.value).toBeUndefined();
  select([
    { deck: "crew", card: "cook" },
    { deck: "ships", card: "sloop" },
  ]);
  expect(whySelectedReadOnly.value).toBe("Its cards are in a workbook");
});
