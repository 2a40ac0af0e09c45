/** Arrows on a table of cards with rows of different lengths. */
import { expect, test } from "vitest";
import { type Spot, type WalkKey, walk } from "../../../src/studio/client/decks/walk.ts";

// 0 1 2
// 3 4
//
//  5 (a wide card of another deck)
const SPOTS: readonly Spot[] = [
  { x: 0, y: 0, width: 10, height: 20 },
  { x: 20, y: 0, width: 10, height: 20 },
  { x: 40, y: 0, width: 10, height: 20 },
  { x: 0, y: 30, width: 10, height: 20 },
  { x: 20, y: 30, width: 10, height: 20 },
  { x: 5, y: 100, width: 40, height: 20 },
];

test.each<[number, WalkKey, number]>([
  [0, "ArrowRight", 1],
  [2, "ArrowRight", 3],
  [5, "ArrowRight", 5],
  [0, "ArrowLeft", 0],
  [1, "ArrowDown", 4],
  [2, "ArrowDown", 4],
  [3, "ArrowDown", 5],
  [5, "ArrowDown", 5],
  [5, "ArrowUp", 4],
  [3, "ArrowUp", 0],
  [0, "ArrowUp", 0],
  [4, "Home", 0],
  [1, "End", 5],
  [0, "PageDown", 5],
  [5, "PageUp", 4],
  [4, "PageUp", 1],
])("from %i, %s leads to %i", (from, key, to) => {
  expect(walk(SPOTS, from, key, 60)).toBe(to);
});
