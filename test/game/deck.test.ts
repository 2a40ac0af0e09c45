import { describe, expect, test } from "vitest";
import { resolveSampleDeck } from "./resolve.ts";

describe("cards", () => {
  test("take the deck's defaults, front and back where they say nothing else", () => {
    const { cards } = resolveSampleDeck({
      front: "plain-front",
      back: "plain-back",
      defaults: { cost: 1, text: "none", origin: "reconstruction", copies: 2 },
      cards: [
        { id: "a" },
        { id: "b", cost: 0, origin: "stated", copies: 1, front: "other", back: "another" },
      ],
    });
    expect(cards).toMatchObject([
      {
        id: "a",
        copies: 2,
        front: "plain-front",
        back: "plain-back",
        origin: "reconstruction",
        fields: { cost: 1, text: "none" },
      },
      {
        id: "b",
        copies: 1,
        front: "other",
        back: "another",
        origin: "stated",
        fields: { cost: 0, text: "none" },
      },
    ]);
  });

  test("own keys are no fields", () => {
    const { cards } = resolveSampleDeck({
      cards: [{ id: "a", copies: 1, front: "f", back: "b", origin: "o", note: "n", text: "t" }],
    });
    expect(Object.keys(cards[0]?.fields ?? {})).toEqual(["text"]);
  });

  test("a deck without backs has cards without backs", () => {
    expect(Object.keys(resolveSampleDeck({}).cards[0] ?? {})).not.toContain("back");
  });

  test("C075: a deck without cards is told, and harmless", () => {
    const { cards, diagnostics } = resolveSampleDeck({ cards: [] });
    expect(cards).toEqual([]);
    expect(diagnostics).toMatchObject([{ rule: "deck/no-cards", severity: "warning" }]);
  });
});

test("C033: copies are 1 unless written, and 0 stays 0", () => {
  const { cards } = resolveSampleDeck({
    cards: [{ id: "a" }, { id: "b", copies: 0 }, { id: "c", copies: 3 }],
  });
  expect(cards.map(({ copies }) => copies)).toEqual([1, 0, 3]);
});
