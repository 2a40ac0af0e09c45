/** Ways over one map card, with bars written as edges; the answers were found by hand on drawings. */
import { describe, expect, test } from "vitest";
import { canPass, headingsAcross, sealedSquares } from "../../src/game/decks/card-passage.ts";
import type { MapCard } from "../../src/game/map-cards.ts";
import { FLOWER, mapOf } from "../track/lay-cells.ts";
import { resolveSampleDeck } from "./resolve.ts";

function mapWith(...bars: readonly string[]): MapCard {
  const row = ["green", "green"];
  const { cards } = resolveSampleDeck({
    kind: "map",
    cards: [{ id: "m01", squares: [row, row, row], bars, title: "Reef" }],
  });
  return cards[0]?.map as MapCard;
}

const passes = (...bars: readonly string[]): string =>
  (["north", "east"] as const).filter((heading) => canPass(mapWith(...bars), heading, "never")).join(" ");

describe("passing a card", () => {
  test.each([
    ["no bars", [], "north east"],
    ["one bar straight ahead", ["a1|a2"], "north east"],
    ["a bar over the whole width", ["a1|a2", "b1|b2"], "east"],
    ["a bar over the whole length", ["a1|b1", "a2|b2", "a3|b3"], "north"],
    ["the south side closed", ["a1|south", "b1|south"], "east"],
    ["the north side closed", ["a3|north", "b3|north"], "east"],
    ["the west side closed", ["a1|west", "a2|west", "a3|west"], "north"],
    ["a bend: up a, over to b at row 2, on", ["b1|south", "a1|b1", "a2|a3"], "north east"],
    ["the bend closed at its corner", ["b1|south", "a1|b1", "a2|a3", "a2|b2"], "east"],
    ["in at a1, out at b3", ["a2|west", "a3|west", "b1|east", "b2|east"], "north east"],
    [
      "in at a1, out at b3, but the only way there leads back from b to a",
      ["a2|west", "a3|west", "b1|east", "b2|east", "a1|a2", "b2|b3"],
      "north",
    ],
  ])("%s", (_, bars, expected) => {
    expect(passes(...bars)).toBe(expected);
  });
});

test("a way that leads back counts where pieces may go backward", () => {
  const map = mapWith("a2|west", "a3|west", "b1|east", "b2|east", "a1|a2", "b2|b3", "a3|b3");
  // In at a1, to b1, b2, a2 and a3; b3 is open to the east but closed off.
  expect(canPass(map, "east", "always")).toBe(false);
  const turning = mapWith("a2|west", "a3|west", "b1|east", "b2|east", "a1|a2", "b2|b3");
  // In at a1, east to b1, north to b2, back west to a2, north to a3, east to b3 and out.
  expect(canPass(turning, "east", "never")).toBe(false);
  expect(canPass(turning, "east", "special")).toBe(true);
  expect(canPass(turning, "east", "always")).toBe(true);
});

describe("a patch of seven hexagons", () => {
  /** Pointy-top: rows a3 b3 / a2 b2 c2 / a1 b1. */
  const patch = (bars = ""): MapCard => mapOf(FLOWER, "", bars);

  test("is crossed in all directions", () => {
    expect(headingsAcross(patch()).map((heading) => canPass(patch(), heading, "never"))).toEqual([
      true,
      true,
      true,
    ]);
  });

  test("a step more than a right angle away from the heading leads back", () => {
    // To the east: in at a2 alone, from there only to a3, then b2, south-west to a1, b1, c2 and out.
    const bars =
      "a3|west a3|north-west a1|west a2|east a2|south-east a3|east b2|north-east b2|east b2|south-east";
    expect(canPass(patch(bars), "east", "never")).toBe(false);
    expect(canPass(patch(bars), "east", "always")).toBe(true);
  });
});

test("a square with bars on all sides is sealed", () => {
  expect(sealedSquares(mapWith("a2|west", "a2|a3", "a1|a2", "a2|b2"))).toEqual(["a2"]);
  expect(sealedSquares(mapWith("a2|west", "a2|a3", "a1|a2"))).toEqual([]);
});
