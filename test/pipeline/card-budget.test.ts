/** The cards of all decks of a game are bounded. */
import { expect, test } from "vitest";
import { withinCards } from "../../src/pipeline/card-budget.ts";
import type { CheckedDeck } from "../../src/schema/check-deck.ts";
import type { SourceDocument } from "../../src/source/tree.ts";

const document = (path: string) => ({ path }) as SourceDocument;

test("the deck that goes beyond is reported, and none is read from there on", () => {
  const read: string[] = [];
  const check = (times: number) => {
    const within = withinCards(
      ({ path }) => {
        read.push(path);
        return { value: { cards: Array(4).fill({}) } as unknown as CheckedDeck, diagnostics: [] };
      },
      () => times,
      10,
    );
    return ["a", "b", "c", "d"].map((path) => {
      const { value, diagnostics } = within(document(path));
      return `${path} ${value?.cards.length ?? 0} ${diagnostics.map(({ rule }) => rule)}`;
    });
  };
  expect(check(1)).toEqual(["a 4 ", "b 4 ", "c 0 schema/too-many-cards", "d 0 "]);
  expect(read).toEqual(["a", "b", "c"]);
  expect(check(2)).toEqual(["a 4 ", "b 4 ", "c 4 ", "d 4 "]);
});
