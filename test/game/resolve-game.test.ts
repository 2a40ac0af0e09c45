import { describe, expect, test } from "vitest";
import { fieldOf } from "../../src/game/game.ts";
import { resolveGame } from "../../src/game/resolve-game.ts";
import { parseYaml } from "../../src/source/yaml/yaml.ts";
import { DEFAULT_CELLS } from "../../src/units/cells.ts";
import { resolveSample } from "./resolve.ts";

test("a bare game has empty lists and no ranges", () => {
  const { game, rules } = resolveSample({});
  expect(rules).toEqual([]);
  expect(game).toMatchObject({ id: "sample", folder: "content/sample", authors: [], credits: [], rules: [] });
  expect(game).not.toHaveProperty("players");
});

test("players, minutes and ages are copied", () => {
  const game = { players: { min: 1, max: 6 }, minutes: { min: 30, max: 120 }, ages: { min: 12 } };
  expect(resolveSample({ game }).game).toMatchObject(game);
});

test("players and minutes in the wrong order", () => {
  const { diagnostics } = resolveSample({
    game: { players: { min: 6, max: 1 }, minutes: { min: 30, max: 30 } },
  });
  expect(diagnostics).toMatchObject([{ rule: "schema/reversed-range", fix: "write { min: 1, max: 6 }" }]);
});

describe("two things with one id", () => {
  test("the first deck, die, kit and table are kept", () => {
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
      "deck/duplicate-deck",
      "dice/duplicate-die",
      "kit/duplicate-kit",
      "table/duplicate-row",
      "table/duplicate-table",
    ]);
    expect(game.decks.map(({ title }) => title)).toEqual(["First"]);
    expect(game.tables[0]?.rows).toMatchObject([{ id: "r", fields: {} }]);
  });
  test("cards with one id are both kept and left to the rules", () => {
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

test("a fault points at the words in the file, a card's at the file of the cards", () => {
  const deckPath = "content/sample/decks/things.yaml";
  const csvPath = "content/sample/decks/cards.yaml";
  const deckText = "deck: things\nsize: pokr-us\n";
  const cardsText = "- { id: a }\n- { id: b, bars: [a1|a3] }\n";
  const sources = new Map(
    [
      { path: deckPath, text: deckText },
      { path: csvPath, text: cardsText },
    ].map((file) => [file.path, parseYaml(file).value]),
  );
  const { diagnostics } = resolveGame({
    folder: "content/sample",
    game: {
      file: { broadside: 1, id: "sample", title: "Sample", version: "1" },
      path: "content/sample/game.yaml",
    },
    decks: [
      {
        file: {
          deck: "things",
          title: "Things",
          size: "pokr-us",
          front: "f",
          kind: "map",
        },
        path: deckPath,
        list: { file: csvPath, path: [] },
        cards: [
          { entry: { id: "a" }, index: 0, faulty: [] },
          { entry: { id: "b", bars: ["a1|a3"] }, index: 1, faulty: [] },
        ],
        faulty: [],
        fields: {},
        cells: DEFAULT_CELLS,
      },
    ],
    dice: [],
    figures: [],
    boards: [],
    kits: [],
    tables: [],
    scenarios: [],
    booklets: [],
    sources,
  });
  const places = diagnostics.map(({ rule, file, start, end }) => [
    rule,
    file,
    start.line,
    start.column,
    end.column,
  ]);
  expect(places).toEqual(
    expect.arrayContaining([
      ["deck/unknown-size", deckPath, 2, 7, 14],
      ["map/bar-without-edge", csvPath, 2, 19, 24],
    ]),
  );
  expect(places.length).toBe(2);
});
