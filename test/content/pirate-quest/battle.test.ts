import { describe, expect, test } from "vitest";
import { chanceOfAtLeast } from "../../../src/game/die.ts";
import { cardsOf, countOf, game, numberOf, textOf } from "./pirate-quest.ts";

const cards = cardsOf("battle");
const common = cards.filter((card) => textOf(card, "suit") !== "skull");

describe("stated by the rulebook", () => {
  test("four common suits and the skulls, one card of each value from 1 to 9", () => {
    const expected = ["sword", "axe", "bow", "shield", "skull"].flatMap((suit) =>
      [1, 2, 3, 4, 5, 6, 7, 8, 9].map((value) => `${suit} ${value}`),
    );
    expect(cards.map((card) => `${textOf(card, "suit")} ${numberOf(card, "value")}`)).toEqual(expected);
    expect(cards.every(({ copies }) => copies === 1)).toBe(true);
  });
  test("the 9 of swords carries a Mutiny that gives universal 4", () => {
    const card = cards.find(({ id }) => id === "sword-9");
    expect(card?.fields).toMatchObject({
      suit: "sword",
      value: 9,
      special: { feature: "mutiny", gives: { suit: "universal", value: 4 } },
    });
  });
  test("Fog and Blessed give universal 5, only Trump gives a trump", () => {
    for (const card of cards) {
      const feature = textOf(card, "special.feature");
      const gives = `${textOf(card, "special.gives.suit")} ${numberOf(card, "special.gives.value")}`;
      if (feature === "fog" || feature === "blessed") expect(gives).toBe("universal 5");
      expect(gives.startsWith("trump")).toBe(feature === "trump");
    }
  });
  test("one Fog costs 1, and all costs are between 1 and 3", () => {
    expect(new Set(cards.map((card) => numberOf(card, "special.cost")))).toEqual(new Set([1, 2, 3]));
    const fogs = cards.filter((card) => textOf(card, "special.feature") === "fog");
    expect(fogs.some((card) => numberOf(card, "special.cost") === 1)).toBe(true);
  });
});

describe("chosen by this pack", () => {
  test("how often each special occurs", () => {
    expect(countOf(cards.map((card) => textOf(card, "special.feature")))).toEqual({
      fog: 8,
      blessed: 7,
      luck: 8,
      trump: 8,
      mutiny: 7,
      thief: 7,
    });
  });
  test("costs and values of Luck, Thief and Mutiny", () => {
    const seen = (feature: string) =>
      new Set(
        cards
          .filter((card) => textOf(card, "special.feature") === feature)
          .map((card) => `${numberOf(card, "special.cost")} for ${numberOf(card, "special.gives.value")}`),
      );
    expect(seen("luck")).toEqual(new Set(["1 for 3"]));
    expect(seen("thief")).toEqual(new Set(["2 for 3"]));
    expect(seen("mutiny")).toEqual(new Set(["2 for 4", "3 for 4"]));
  });
  test("Trump gives 1 to 8 once each; a higher value costs more", () => {
    const trumps = cards
      .filter((card) => textOf(card, "special.feature") === "trump")
      .map((card) => [numberOf(card, "special.gives.value"), numberOf(card, "special.cost")])
      .sort(([a = 0], [b = 0]) => a - b);
    expect(trumps.map(([value]) => value)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    const costs = trumps.map(([, cost = 0]) => cost);
    expect(costs).toEqual([...costs].sort());
    expect(new Set(costs)).toEqual(new Set([1, 2, 3]));
    expect(common).toEqual(
      expect.arrayContaining(cards.filter((card) => textOf(card, "special.feature") === "trump")),
    );
  });
  test("among the common suits, weak cards have strong specials: rank correlation below -0.4", () => {
    // By what wins a fight: Fog wins none, a universal counts its value, every trump beats every universal.
    const strengths = common.map((card) => {
      const value = numberOf(card, "special.gives.value");
      if (textOf(card, "special.feature") === "fog") return 0;
      return textOf(card, "special.gives.suit") === "trump" ? 9 + value : value;
    });
    const naturals = common.map((card) => numberOf(card, "value"));
    expect(rankCorrelation(naturals, strengths)).toBeLessThan(-0.4);
  });
  test("every special can be activated on a blue and a red square, and no die guarantees one", () => {
    for (const card of cards) {
      const chance = (colour: string) => {
        const die = game.dice.find(({ id }) => id === colour);
        return die ? chanceOfAtLeast(die, game.glossary.symbols, numberOf(card, "special.cost")) : 0;
      };
      expect(chance("blue"), card.id).toBeGreaterThan(0);
      expect(chance("red"), card.id).toBeGreaterThan(0);
      expect(chance("red"), card.id).toBeLessThan(1);
    }
  });
  test("choices of this pack are marked as such", () => {
    expect(cards.filter(({ origin }) => origin === "reconstruction").length).toBe(45);
  });
});

/** Spearman's: Pearson's correlation of the ranks, equal values sharing their mean rank. */
function rankCorrelation(a: readonly number[], b: readonly number[]): number {
  const [x, y] = [ranks(a), ranks(b)];
  const mean = (a.length + 1) / 2;
  const product = (p: readonly number[], q: readonly number[]) =>
    p.reduce((sum, value, index) => sum + (value - mean) * ((q[index] ?? 0) - mean), 0);
  return product(x, y) / Math.sqrt(product(x, x) * product(y, y));
}

function ranks(values: readonly number[]): readonly number[] {
  return values.map((value) => {
    const below = values.filter((other) => other < value).length;
    const equal = values.filter((other) => other === value).length;
    return below + (equal + 1) / 2;
  });
}

test("rank correlation of a known example", () => {
  // Ten children's IQ against hours of television, the textbook example.
  const iq = [106, 86, 100, 101, 99, 103, 97, 113, 112, 110];
  const hours = [7, 0, 27, 50, 28, 29, 20, 12, 6, 17];
  expect(rankCorrelation(iq, hours)).toBeCloseTo(-29 / 165, 12);
});
