import { expect, test } from "vitest";
import type { DeckFile } from "../../src/schema/files.ts";
import { resolveSample } from "./resolve.ts";

const SQUARES = [
  ["green", "blue"],
  ["blue", "green"],
  ["green", "red"],
];
const MAP: Partial<DeckFile> = { deck: "map", kind: "map", cards: [{ id: "reef", squares: SQUARES }] };
const CREW: Partial<DeckFile> = { deck: "crew", cards: [{ id: "cook" }, { id: "mate" }, { id: "captain" }] };
const ISLES: Partial<DeckFile> = { deck: "isles", cards: [{ id: "atoll" }] };

function found(...cards: readonly string[]): readonly string[] {
  const track = cards.map((card, index) => ({ card, at: [0, 3 * index] as const }));
  return resolveSample({ decks: [MAP, CREW, ISLES], scenarios: [{ track }] }).diagnostics.map(
    ({ message }) => message,
  );
}

test("a deck without squares is reported once per track, with all of its cards", () => {
  expect(found("cook", "mate", "reef", "cook", "captain")).toEqual([
    '"cook" of the deck "crew" is not a map card: it has no squares, nor have mate and captain',
  ]);
});

test("each such deck is reported, and also cards that no deck has", () => {
  expect(found("reef", "cook", "atoll", "fog", "mate")).toEqual([
    'the game has no map card "fog"',
    '"cook" of the deck "crew" is not a map card: it has no squares, nor has mate',
    '"atoll" of the deck "isles" is not a map card: it has no squares',
  ]);
});

test("a single unknown card is more likely misspelled than of another game", () => {
  expect(found("fog")).toEqual(['the game has no map card "fog"']);
  expect(found("fog", "mist")).toEqual(['none of the cards of "voyage" is a map card of this game']);
});
