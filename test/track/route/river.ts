/** A board small enough to count by hand: five spaces in a row, a spur, a fall past two of them. */
import type { Board } from "../../../src/game/boards/board.ts";

const source = { file: "river.yaml", path: [] };

/**
 * ```
 * a - b - c - d - e     a fall leads from b to e; d - g is a spur, x is isolated
 *             |
 *             g
 * ```
 */
export const RIVER: Board = {
  id: "river",
  title: "River",
  size: { width: 200, height: 100 },
  space: 10,
  edge: 0,
  kinds: { water: { title: "Water", moves: false }, rock: { title: "Rock", moves: true } },
  spaces: [
    ["a", 0, 50],
    ["b", 40, 50],
    ["c", 80, 50],
    ["d", 120, 50],
    ["e", 160, 50],
    ["g", 120, 90],
    ["x", 20, 10],
  ].map(([id, x, y]) => ({
    id: id as string,
    kind: "water",
    at: { x: x as number, y: y as number },
    isOff: id === "a",
    source,
  })),
  links: [
    ["a", "b"],
    ["b", "c"],
    ["c", "d"],
    ["d", "e"],
    ["d", "g"],
  ].map(([from, to]) => ({ from: from as string, to: to as string, source })),
  oneWay: [{ id: "fall", from: "b", to: "e", source }],
  docks: [
    { id: "quay", between: ["c", "b"], source },
    { id: "pier", between: ["d", "g"], source },
  ],
  start: "a",
  goal: "e",
  source,
};
