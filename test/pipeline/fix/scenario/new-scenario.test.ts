/** The comments in the file of a new scenario describe the lattice and the words of its game. */
import { expect, test } from "vitest";
import { DEFAULT_MOVEMENT, type Movement, movementOf } from "../../../../src/game/scenarios/movement.ts";
import { newScenarioYaml } from "../../../../src/pipeline/fix/scenario/new-scenario.ts";
import type { ScenarioRule } from "../../../../src/schema/files.ts";
import type { Cells } from "../../../../src/units/cells.ts";

const card = (name: string, at: readonly [number, number]) =>
  ({ card: name, at, turn: 0, acceleration: false }) as const;

/** The comments of a new scenario of three cards. */
function commentsFor(
  cells: Cells,
  movement: Movement,
  rules: readonly ScenarioRule[] = [],
): readonly string[] {
  const text = newScenarioYaml(
    {
      id: "path",
      title: "Path",
      players: { min: 2, max: 4 },
      length: "short",
      track: [card("a", [0, 0]), card("b", [3, 0]), card("c", [6, 0])],
      movement,
    },
    { movement, cells, rules },
  );
  return text.split("\n").filter((line) => line.startsWith("#"));
}

const BEETLES = movementOf({ corners: "never", accelerations: 0, words: { piece: "beetle", point: "pace" } });

test("of tiles of hexagons", () => {
  const lines = commentsFor({ shape: "pointy-hex", radius: 1 }, BEETLES);
  expect(lines).toContain(
    "#   at: [q, r] of the hexagon in the card's middle on the table; q counts to the right, r to the top right.",
  );
  expect(lines).toContain("#   turn: 0, 60, 120, 180, 240 or 300, clockwise.");
  // the rightmost hexagon of three, two and three rows is the last of the middle one
  expect(lines).toContain("# finish: 3.c2");
  expect(lines).toContain(
    "# Length of the race by its shortest way: short up to 12 paces, medium up to 20, long beyond.",
  );
  expect(lines.join("\n")).not.toMatch(/square|column|row|face down|captain|special rule|movement point/);
});

test("of single flat-top hexagons", () => {
  expect(commentsFor({ shape: "flat-hex", radius: 0 }, BEETLES)).toContain(
    "#   at: [q, r] of the card's hexagon on the table; q counts to the top right, r upwards.",
  );
});

test("of cards of squares: only those that are not as wide as high say how they turn", () => {
  const turns = (columns: number, rows: number) =>
    commentsFor({ shape: "square", columns, rows }, DEFAULT_MOVEMENT).find((line) => line.includes("turn:"));
  expect(turns(3, 3)).toBe("#   turn: 0, 90, 180 or 270, clockwise.");
  expect(turns(4, 2)).toBe(
    "#   turn: 0, 90, 180 or 270, clockwise. At 0 and 180 a card is 4 squares wide and 2 high, at 90 and 270 it is 2 by 4.",
  );
});

test("name the special rules that the game has words for, and no others", () => {
  const rules = commentsFor({ shape: "square", columns: 2, rows: 3 }, DEFAULT_MOVEMENT, ["mist", "toll"]);
  expect(rules).toContain("# A special rule, explained in the glossary: toll, mist.");
  expect(rules).toContain("#   toll: [2.a1, 2.b1]");
});
