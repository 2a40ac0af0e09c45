import { describe, expect, test } from "vitest";
import { resolveSample } from "./resolve.ts";

const decks = [
  { deck: "ships", cards: [{ id: "brig" }, { id: "sloop" }, { id: "galley", copies: 0 }] },
  { deck: "ports", cards: [{ id: "haven" }] },
];

test("an entry takes the whole deck once unless it says otherwise", () => {
  const { game, rules } = resolveSample({ decks, kits: [{ contents: [{ deck: "ships" }], count: 2 }] });
  expect(rules).toEqual([]);
  expect(game.kits).toMatchObject([
    { id: "all", count: 2, items: [{ deck: "ships", cards: ["brig", "sloop", "galley"], times: 1 }] },
  ]);
  expect(game.kits[0]?.items[0]).not.toHaveProperty("count");
});

test("`only` picks cards, which stay in the deck's order", () => {
  const contents = [{ deck: "ships", only: ["sloop", "brig"], times: 3, count: 6 }];
  const { game } = resolveSample({ decks, kits: [{ contents }] });
  expect(game.kits[0]?.items).toMatchObject([{ cards: ["brig", "sloop"], times: 3, count: 6 }]);
});

test("a kit of kits includes all that they include, before its own; except for cards, shared things once", () => {
  const both = [{ deck: "ships" }, { booklet: "rules" }];
  const { game, rules } = resolveSample({
    decks,
    booklets: [{}, { booklet: "story" }],
    kits: [
      { kit: "sea", contents: both },
      { kit: "land", contents: [{ deck: "ports" }, { booklet: "story" }, { booklet: "rules" }] },
      { kit: "world", kits: ["land", "sea"], contents: both },
    ],
  });
  expect(rules).toEqual([]);
  expect(game.kits[2]?.items.map(({ deck }) => deck)).toEqual(["ports", "ships", "ships"]);
  expect(game.kits[2]?.booklets).toEqual(["story", "rules"]);
});

test("a kit that is included in several ways counts once, and first, however many ways there are", () => {
  // Each names all before it: 2 to the power of 14 ways lead from the last to the first.
  const towers = Array.from({ length: 16 }, (_, index) => ({
    kit: `k${index}`,
    ...(index === 0
      ? { contents: [{ deck: "ports" }] }
      : { kits: Array.from({ length: index }, (_, before) => `k${before}`).reverse() }),
    ...(index === 15 ? { contents: [{ deck: "ships" }] } : {}),
  }));
  const { game, rules } = resolveSample({ decks, kits: towers });
  expect(rules).toEqual([]);
  expect(game.kits[15]?.items.map(({ deck }) => deck)).toEqual(["ports", "ships"]);
});

test("kits that all include each other are reported, and each is still printed once", () => {
  const ids = Array.from({ length: 12 }, (_, index) => `k${index}`);
  const kits = ids.map((kit) => ({ kit, kits: ids, contents: [{ deck: "ports" }] }));
  const { game, rules } = resolveSample({ decks, kits });
  expect(new Set(rules)).toEqual(new Set(["kit/circle"]));
  expect(Math.max(...game.kits.map(({ items }) => items.length))).toBe(12);
});

describe("faults", () => {
  test("an unknown deck is left out and the nearest named", () => {
    const { game, diagnostics } = resolveSample({
      decks,
      kits: [{ contents: [{ deck: "ship" }, { deck: "ports" }] }],
    });
    expect(diagnostics).toMatchObject([{ rule: "kit/unknown-deck", fix: "write ships" }]);
    expect(game.kits[0]?.items.map(({ deck }) => deck)).toEqual(["ports"]);
  });
  test("an unknown card, and one that is listed twice", () => {
    const only = ["brig", "slop", "brig", "raft"];
    const { game, diagnostics } = resolveSample({ decks, kits: [{ contents: [{ deck: "ships", only }] }] });
    expect(diagnostics.map(({ rule, severity, fix }) => [rule, severity, fix])).toEqual([
      ["kit/unknown-card", "error", "write sloop"],
      [
        "kit/repeated-card",
        "warning",
        "remove it; for more copies, use `copies:` of the card or `times:` of the entry",
      ],
      ["kit/unknown-card", "error", "remove it, or name one that it has"],
    ]);
    expect(game.kits[0]?.items[0]?.cards).toEqual(["brig"]);
  });
});
