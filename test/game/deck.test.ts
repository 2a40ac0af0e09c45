import { describe, expect, test } from "vitest";
import { resolveSample, resolveSampleDeck } from "./resolve.ts";

describe("cards", () => {
  test("use the deck's defaults, front and back unless they have their own", () => {
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

  test("keys of every card are not fields", () => {
    const { cards } = resolveSampleDeck({
      cards: [{ id: "a", copies: 1, front: "f", back: "b", origin: "o", note: "n", text: "t" }],
    });
    expect(Object.keys(cards[0]?.fields ?? {})).toEqual(["text"]);
  });

  test("a deck without backs has cards without backs", () => {
    expect(Object.keys(resolveSampleDeck({}).cards[0] ?? {})).not.toContain("back");
  });

  test("C075: a deck without cards is reported, and harmless", () => {
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

describe("a tuck box", () => {
  const crew = { deck: "crew", size: "poker-us", cards: [{ id: "cook", copies: 20 }] };
  // Inside 66 x 91.4 mm and 50 x 0.3 + 1 mm deep: two wide and two narrow sides with 11 mm of glue; a side, lid and
  // bottom, a tuck of 15 mm and 11 mm of glue.
  const net = { width: 2 * 66 + 2 * 16 + 11, height: 91.4 + 2 * 16 + 15 + 11 };
  test.each([
    ["a number of cards", { cards: 50 }],
    ["a deck and a number of other cards", { holds: ["crew"], cards: 30 }],
  ])("is as large as %s need", (_, box) => {
    const deck = { deck: "box", shape: "tuck-box" as const, size: "poker-us", cards: [{ id: "one" }], box };
    const { game, rules } = resolveSample({ decks: [crew, deck] });
    expect(rules).toEqual([]);
    const size = game.decks.find(({ id }) => id === "box")?.size;
    expect(size?.width).toBeCloseTo(net.width, 6);
    expect(size?.height).toBeCloseTo(net.height, 6);
  });
  test("without contents is reported", () => {
    const deck = {
      deck: "box",
      shape: "tuck-box" as const,
      size: "poker-us",
      cards: [{ id: "one" }],
      box: {},
    };
    expect(resolveSample({ decks: [deck] }).rules).toEqual(["deck/empty-box"]);
  });
  test.each([
    ["a deck that there is not", "crw", "deck/unknown-deck"],
    ["pieces that make no pile", "ships", "deck/not-in-a-pile"],
  ])("that holds %s has no depth, and its drawing none to fill", (_, held, rule) => {
    const ships = { deck: "ships", shape: "standee" as const, size: "30mm", cards: [{ id: "one" }] };
    const box = { deck: "box", shape: "tuck-box" as const, cards: [{ id: "one" }], box: { holds: [held] } };
    const { game, rules } = resolveSample({ decks: [crew, ships, { ...box, size: "poker-us" }] });
    expect(rules).toEqual([rule]);
    expect(game.decks.find(({ id }) => id === "box")?.dieLine).toBeUndefined();
  });
  test.each(["0mm", "31mm"])("of paper %s thick is refused", (paper) => {
    const deck = { deck: "box", shape: "tuck-box" as const, size: "poker-us", cards: [{ id: "one" }] };
    expect(resolveSample({ decks: [{ ...deck, box: { cards: 9, paper } }] }).rules).toEqual([
      "deck/length-out-of-range",
    ]);
  });
});

test("a fold beyond the piece is not reported as too close to another", () => {
  const folds = [{ x: "60mm" }, { x: "181mm" }];
  const { diagnostics } = resolveSampleDeck({
    shape: "folded",
    size: { width: "180mm", height: "90mm" },
    folds,
  });
  expect(diagnostics.map(({ message }) => message)).toEqual(["the fold at 181mm is beyond a piece of 180mm"]);
});
