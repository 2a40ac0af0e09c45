import { describe, expect, test } from "vitest";
import { cardsOf, game, numberOf, textOf } from "./pirate-quest.ts";

const rows = game.tables.find(({ id }) => id === "specials")?.rows ?? [];

describe("specials", () => {
  test("the six of the rulebook, four at once and two when the fight ends", () => {
    expect(rows.map(({ id, fields }) => [id, fields.timing])).toEqual([
      ["fog", "at once"],
      ["blessed", "at once"],
      ["luck", "at once"],
      ["trump", "at once"],
      ["mutiny", "when the fight ends"],
      ["thief", "when the fight ends"],
    ]);
  });
  test.each(rows.map(({ id, fields }) => [id, String(fields.text)]))(
    "%s has a text of 15 to 28 words",
    (_, text) => {
      const words = text.split(/\s+/).length;
      expect(words).toBeGreaterThanOrEqual(15);
      expect(words).toBeLessThanOrEqual(28);
    },
  );
  test("every card's special is one of them, with the value of the table", () => {
    for (const card of cardsOf("battle")) {
      const row = rows.find(({ id }) => id === textOf(card, "special.feature"));
      expect(row?.fields.gives, card.id).toBe(textOf(card, "special.gives.suit"));
      if (row?.fields.value !== undefined)
        expect(row.fields.value, card.id).toBe(numberOf(card, "special.gives.value"));
    }
  });
  test("the reference card names each of them once, in the same order", () => {
    expect(cardsOf("reference")[0]?.fields.specials).toEqual(rows.map(({ id }) => id));
  });
});
