/** What is drawn of tracks that cannot be analysed. */
import { expect, test } from "vitest";
import type { Scenario } from "../../../src/game/game.ts";
import type { TrackCard } from "../../../src/game/map-cards.ts";
import { sketchOf, type TrackSketch } from "../../../src/track/briefing/sketch.ts";
import { type LaidCard, lay, USUAL } from "../lay.ts";

/** A scenario without the cards at some positions of its file. */
function lacking(cards: readonly LaidCard[], ...missing: readonly number[]): Scenario {
  const source = { file: "scenario.yaml", path: [] };
  const track = lay(cards)
    .track.map((card, index): TrackCard => ({ ...card, position: index + 1, deck: "map", source }))
    .filter(({ position }) => !missing.includes(position));
  const words = { id: "x", title: "X", players: { min: 1, max: 2 }, length: "short", setup: [] } as const;
  return { ...words, ...USUAL, track, isWhole: false, source };
}

const there = (sketch: TrackSketch | undefined): TrackSketch => {
  if (sketch === undefined) throw new Error("some cards are known");
  return sketch;
};

test("cards keep their positions, and squares their names, from the file", () => {
  const cards: readonly LaidCard[] = [
    { at: [0, 0] },
    { at: [0, 3] },
    { at: [0, 6], bars: "a1|south" },
    { at: [0, 7] },
  ];
  const { lattice, cards: drawn, squares } = there(sketchOf(lacking(cards, 2)));
  expect(drawn.map(({ position, card }) => [position, card])).toEqual([
    [1, "m1"],
    [3, "m3"],
    [4, "m4"],
  ]);
  const names = lattice.squares.map(({ name }) => name);
  expect(squares.map(({ name }) => name)).toEqual(names);
  expect(names.filter((name) => name.startsWith("2."))).toEqual([]);
  expect(names.slice(6, 8)).toEqual(["3.a3", "3.b3"]);
  expect(new Set(lattice.squares.map(({ card }) => card))).toEqual(new Set([0, 2, 3]));
  expect(lattice.bars).toMatchObject([{ card: 2, from: [0, 6], to: [1, 6] }]);
  expect(lattice.overlaps.map((overlap) => overlap.cards)).toEqual([[2, 3]]);
});

test("only overlapping cards are marked", () => {
  const apart = there(sketchOf(lacking([{ at: [0, 0] }, { at: [9, 9] }, { at: [1, 0] }], 2)));
  const marked = apart.squares.filter(({ marks }) => marks.length > 0);
  expect(marked.map(({ name, marks }) => `${name} ${marks}`)).toEqual([
    "3.a3 overlap",
    "3.a2 overlap",
    "3.a1 overlap",
  ]);
});

test("only the first 40 of very many cards are drawn", () => {
  const cards = Array.from({ length: 10_000 }, (_, index) => ({ at: [2 * index, 0] as const }));
  expect(there(sketchOf(lacking(cards))).cards.map(({ position }) => position)).toEqual(
    Array.from({ length: 40 }, (_, index) => index + 1),
  );
});

test("a track without a known card has no drawing", () => {
  expect(sketchOf(lacking([{ at: [0, 0] }], 1))).toBeUndefined();
});
