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

describe("C033: copies", () => {
  const copiesOf = (copies: unknown) => {
    const { cards, rules } = resolveSampleDeck({ cards: [{ id: "a", copies: copies as number }] });
    return [cards[0]?.copies, ...rules];
  };
  test.each([
    ["a blank cell", null, 1],
    ["an empty text", "", 1],
    ["a number", 3, 3],
    ["spaces around it", "  1 ", 1],
    ["quoted", "2", 2],
    ["none", 0, 0],
    ["the most", 999, 999],
  ])("%s", (_, written, count) => {
    expect(copiesOf(written)).toEqual([count]);
  });
  test.each([-1, "-1", "1a", 1.5, "1.5", true, "1e3"])("%s is an error and prints one", (written) => {
    expect(copiesOf(written)).toEqual([1, "card/bad-copies"]);
  });
  test.each([1000, 1e9, "1001"])("%s is too many", (written) => {
    expect(copiesOf(written)).toEqual([999, "card/too-many-copies"]);
  });
});
