import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { resolveSampleDeck } from "./resolve.ts";

const suits = ["red", "green"];

describe("each", () => {
  test("makes one card a combination, the last field varying fastest", () => {
    const { cards, rules } = resolveSampleDeck({
      cards: [{ each: { suit: suits, value: { from: 1, to: 3 } }, id: "{suit}-{value}" }],
    });
    expect(rules).toEqual([]);
    expect(cards.map(({ id }) => id)).toEqual(["red-1", "red-2", "red-3", "green-1", "green-2", "green-3"]);
    expect(cards[4]?.fields).toEqual({ suit: "green", value: 2 });
    expect(cards.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test("fills {field} in texts at any depth and leaves numbers numbers", () => {
    const { cards } = resolveSampleDeck({
      cards: [
        {
          each: { suit: ["red"], value: [7] },
          id: "{suit}-{value}",
          title: "The {value} of {suit}",
          power: { lines: ["{suit} once", 4] },
        },
      ],
    });
    expect(cards[0]?.fields).toEqual({
      suit: "red",
      value: 7,
      title: "The 7 of red",
      power: { lines: ["red once", 4] },
    });
  });

  test("gives copies, front and back to every card", () => {
    const { cards } = resolveSampleDeck({
      back: "plain",
      cards: [{ each: { suit: suits }, id: "{suit}", copies: 3, front: "{suit}-front" }],
    });
    expect(cards.map(({ copies, front, back }) => [copies, front, back])).toEqual([
      [3, "red-front", "plain"],
      [3, "green-front", "plain"],
    ]);
    expect(cards[0]?.fields).toEqual({ suit: "red" });
  });

  test("a later card with a generated id overrides its fields in its place", () => {
    const { cards } = resolveSampleDeck({
      cards: [
        { each: { value: { from: 1, to: 3 } }, id: "v{value}", text: "plain" },
        { id: "v2", text: "special", copies: 0 },
        { id: "extra" },
      ],
    });
    expect(cards.map(({ id }) => id)).toEqual(["v1", "v2", "v3", "extra"]);
    expect(cards[1]).toMatchObject({ copies: 0, fields: { value: 2, text: "special" } });
    expect(cards[1]?.source.path).toEqual(["cards", 1]);
    expect(cards[0]?.source.path).toEqual(["cards", 0]);
  });

  test("two written cards of one id, and a card before the product, stay two cards", () => {
    const { cards } = resolveSampleDeck({
      cards: [
        { id: "v1", text: "before" },
        { each: { value: [1] }, id: "v{value}" },
        { id: "x" },
        { id: "x" },
      ],
    });
    expect(cards.map(({ id }) => id)).toEqual(["v1", "v1", "x", "x"]);
    expect(cards[1]?.fields).toEqual({ value: 1 });
  });

  test("a second override is a duplicate, not another override", () => {
    const { cards } = resolveSampleDeck({
      cards: [
        { each: { value: [1] }, id: "v{value}" },
        { id: "v1", text: "a" },
        { id: "v1", text: "b" },
      ],
    });
    expect(cards.map(({ fields }) => fields)).toEqual([{ value: 1, text: "a" }, { text: "b" }]);
  });

  test("the number of cards is the product of the lengths, and all ids differ", () => {
    const length = fc.integer({ min: 1, max: 6 });
    fc.assert(
      fc.property(length, length, length, (a, b, c) => {
        const each = { a: { from: 1, to: a }, b: { from: 1, to: b }, c: { from: 1, to: c } };
        const { cards } = resolveSampleDeck({ cards: [{ each, id: "{a}-{b}-{c}" }] });
        expect(new Set(cards.map(({ id }) => id)).size).toBe(a * b * c);
        expect(cards.length).toBe(a * b * c);
      }),
      { numRuns: 30 },
    );
  });
});

describe("faults of each", () => {
  test("a placeholder of no field is an error in the id and a warning in a text", () => {
    const { diagnostics } = resolveSampleDeck({
      cards: [{ each: { suit: suits }, id: "{sut}", text: "{number} of {suit}" }],
    });
    expect(diagnostics.map(({ rule, severity, fix }) => [rule, severity, fix])).toEqual([
      ["deck/unknown-placeholder", "error", "write {suit}"],
      ["deck/unknown-placeholder", "warning", 'add "number" to `each`, or leave the braces out'],
    ]);
  });

  test("numbers from high to low make no card and say so", () => {
    const { cards, rules } = resolveSampleDeck({
      cards: [{ id: "one" }, { each: { value: { from: 5, to: 1 } }, id: "v{value}" }],
    });
    expect(rules).toEqual(["deck/empty-each"]);
    expect(cards.length).toBe(1);
  });

  test("a product that is far too large is refused at once", () => {
    const range = { from: 0, to: 1e12 };
    const { cards, rules } = resolveSampleDeck({
      cards: [{ id: "one" }, { each: { a: range, b: range, c: range }, id: "{a}-{b}-{c}" }],
    });
    expect(rules).toEqual(["deck/too-many-cards"]);
    expect(cards.length).toBe(1);
  });
});
