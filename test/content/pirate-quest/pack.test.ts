import { expect, test } from "vitest";
import { cardsOf, findings, game } from "./pirate-quest.ts";

test("is read, checked and resolved without a finding", () => {
  expect(findings).toEqual([]);
});

test("stated: players, time, age group and name", () => {
  expect(game).toMatchObject({
    id: "pirate-quest",
    title: "Pirate Quest",
    version: "1.0.0",
    players: { min: 1, max: 6 },
    minutes: { min: 30, max: 120 },
  });
});

test("the Starter Pack has 81 cards", () => {
  const pack = game.kits.filter(({ id }) => id === "starter-pack");
  const counts = pack.map(({ id, items }) => [
    id,
    items.map(({ deck, cards, times }) => {
      const copies = cardsOf(deck).filter((card) => cards.includes(card.id));
      return [deck, times * copies.reduce((sum, card) => sum + card.copies, 0)];
    }),
  ]);
  expect(counts).toEqual([
    [
      "starter-pack",
      [
        ["battle", 45],
        ["map", 18],
        ["dice", 6],
        ["captains", 6],
        ["reference", 6],
      ],
    ],
  ]);
  expect(pack[0]?.count).toBe(81);
});

test("every deck of cards is US poker with 3 mm of bleed and its two templates", () => {
  expect(
    game.decks
      .filter(({ shape }) => shape === "card")
      .map(({ id, size, bleed, safe, cards }) => [id, size.id, bleed, safe, cards[0]?.front, cards[0]?.back]),
  ).toEqual([
    ["battle", "poker-us", 3, 3, "battle-card", "battle-back"],
    ["captains", "poker-us", 3, 3, "captain-card", "captain-back"],
    ["dice", "poker-us", 3, 3, "dice-card", "dice-back"],
    ["map", "poker-us", 3, 3, "map-card", "map-back"],
    ["reference", "poker-us", 3, 3, "reference-card", "reference-back"],
  ]);
});

test("stated: a made bid of b moves 2 + b", () => {
  expect(cardsOf("reference")[0]?.fields.movement).toEqual(
    [0, 1, 2, 3, 4, 5].map((bid) => ({ bid, points: 2 + bid })),
  );
});
