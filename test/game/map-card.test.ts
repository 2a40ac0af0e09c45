import { describe, expect, test } from "vitest";
import type { Json } from "../../src/schema/files.ts";
import { resolveSampleDeck } from "./resolve.ts";

const SQUARES = [
  ["green", "white"],
  ["blue", "black"],
  ["white", "red"],
];

function mapCard(bars: readonly string[], squares: Json = SQUARES) {
  const { cards, diagnostics, rules } = resolveSampleDeck({
    kind: "map",
    cards: [{ id: "m01", squares, bars: [...bars], title: "Reef" }],
  });
  return { card: cards[0], map: cards[0]?.map, diagnostics, rules };
}

describe("squares", () => {
  test("the top row is written first and row 1 is at the bottom", () => {
    const { map } = mapCard([]);
    expect(map?.squares.map(({ name, terrain, column, row }) => [name, terrain, column, row])).toEqual([
      ["a3", "green", 0, 2],
      ["b3", "white", 1, 2],
      ["a2", "blue", 0, 1],
      ["b2", "black", 1, 1],
      ["a1", "white", 0, 0],
      ["b1", "red", 1, 0],
    ]);
  });
  test("squares and bars are geometry, not fields", () => {
    expect(mapCard(["a1|b1"]).card?.fields).toEqual({ title: "Reef" });
  });
  test("a card of another kind has no map", () => {
    expect(resolveSampleDeck({ cards: [{ id: "a", squares: SQUARES }] }).cards[0]).not.toHaveProperty("map");
  });
  test("a card without squares was reported by its schema", () => {
    const { cards, rules } = resolveSampleDeck({ kind: "map", cards: [{ id: "m01" }] });
    expect(rules).toEqual([]);
    expect(cards[0]?.map?.squares.map(({ terrain }) => terrain)).toEqual(Array(6).fill("white"));
  });
});

describe("bars", () => {
  // Every edge of the card by hand: x to the right, y up, from the bottom left corner of a1.
  const edges: readonly [string, readonly [number, number], readonly [number, number]][] = [
    ["a1|b1", [1, 0], [1, 1]],
    ["a2|b2", [1, 1], [1, 2]],
    ["a3|b3", [1, 2], [1, 3]],
    ["a1|a2", [0, 1], [1, 1]],
    ["a2|a3", [0, 2], [1, 2]],
    ["b1|b2", [1, 1], [2, 1]],
    ["b2|b3", [1, 2], [2, 2]],
    ["a1|south", [0, 0], [1, 0]],
    ["b1|south", [1, 0], [2, 0]],
    ["a3|north", [0, 3], [1, 3]],
    ["b3|north", [1, 3], [2, 3]],
    ["a1|west", [0, 0], [0, 1]],
    ["a2|west", [0, 1], [0, 2]],
    ["a3|west", [0, 2], [0, 3]],
    ["b1|east", [2, 0], [2, 1]],
    ["b2|east", [2, 1], [2, 2]],
    ["b3|east", [2, 2], [2, 3]],
  ];
  test.each(edges)("%s runs from %j to %j", (word, from, to) => {
    const { map, rules } = mapCard([word]);
    const [square, towards] = word.split("|");
    expect(rules).toEqual([]);
    expect(map?.bars).toMatchObject([{ square, towards, from, to }]);
  });
  test("from the other square it is the same edge", () => {
    expect(mapCard(["b2|a2"]).map?.bars[0]).toMatchObject({ from: [1, 1], to: [1, 2] });
  });
  test.each([
    ["a1|a3", "a1 has an edge with a2 and b1"],
    ["a1|b2", "a1 has an edge with a2 and b1"],
    ["a2|a2", "a2 has an edge with a3, b2 and a1"],
    ["a2|north", "write a2|a3"],
    ["a3|east", "write a3|b3"],
  ])("%s is not on an edge: %s", (word, fix) => {
    const { map, diagnostics } = mapCard([word, "a1|b1"]);
    expect(diagnostics).toMatchObject([{ rule: "map/bar-without-edge", fix, severity: "error" }]);
    expect(map?.bars.length).toBe(1);
  });
  test("a duplicate edge is reported, and drawn once", () => {
    const { map, diagnostics } = mapCard(["a2|b2", "b2|a2"]);
    expect(map?.bars.length).toBe(1);
    expect(diagnostics).toMatchObject([{ rule: "map/repeated-bar", severity: "warning" }]);
  });
});
