import { describe, expect, test } from "vitest";
import { fieldOf } from "../../src/game/game.ts";
import { resolveSample } from "./resolve.ts";

test("a bare game has empty lists and no ranges", () => {
  const { game, rules } = resolveSample({});
  expect(rules).toEqual([]);
  expect(game).toMatchObject({ id: "sample", folder: "content/sample", authors: [], credits: [], rules: [] });
  expect(game).not.toHaveProperty("players");
});

test("players and minutes the wrong way round", () => {
  const { diagnostics } = resolveSample({
    game: { players: { min: 6, max: 1 }, minutes: { min: 30, max: 30 } },
  });
  expect(diagnostics).toMatchObject([{ rule: "game/reversed-range", fix: "write { min: 1, max: 6 }" }]);
});

describe("two things of one id", () => {
  test("the first deck, die, kit and table stay", () => {
    const { game, rules } = resolveSample({
      decks: [{ title: "First" }, { title: "Second" }],
      dice: [{}, { title: "Second" }],
      kits: [{ title: "First" }, { title: "Second" }],
      tables: [
        { table: "t", title: "First", rows: [{ id: "r" }, { id: "r", text: "second" }] },
        { table: "t", title: "Second", rows: [] },
      ],
      glossary: { symbols: { pip: { title: "pip", meaning: "" } } },
    });
    expect([...rules].sort()).toEqual([
      "game/duplicate-deck",
      "game/duplicate-die",
      "game/duplicate-kit",
      "game/duplicate-row",
      "game/duplicate-table",
    ]);
    expect(game.decks.map(({ title }) => title)).toEqual(["First"]);
    expect(game.tables[0]?.rows).toMatchObject([{ id: "r", fields: {} }]);
  });
  test("cards of one id are both kept and left to the rules", () => {
    const { game, rules } = resolveSample({ decks: [{ cards: [{ id: "a" }, { id: "a" }] }] });
    expect(rules).toEqual([]);
    expect(game.decks[0]?.cards.length).toBe(2);
  });
});

test("fieldOf follows own keys only", () => {
  const fields = { special: { cost: 2, lines: ["one"] } };
  expect(fieldOf(fields, ["special", "cost"])).toBe(2);
  expect(fieldOf(fields, ["special", "lines", 0])).toBe("one");
  expect(fieldOf(fields, ["special", "cost", "deep"])).toBeUndefined();
  expect(fieldOf(fields, ["constructor"])).toBeUndefined();
});
