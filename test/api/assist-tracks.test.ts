/** `project.assist` in files of a game with tracks: cells, terrains, bars, turns and sides of squares and of hexagons. `^` is the cursor. */
import { beforeAll, describe, expect, test } from "vitest";
import { type Assisted, createMemoryHost, openProject, type Project } from "../../src/index.ts";

const GAME = "content/walk/game.yaml";
const GLOSSARY = "content/walk/glossary.yaml";
const ROOMS = "content/walk/decks/rooms.yaml";
const LEAVES = "content/walk/decks/leaves.yaml";
const HALL = "content/walk/scenarios/hall.yaml";
const GROVE = "content/walk/scenarios/grove.yaml";

const FILES: Readonly<Record<string, string>> = {
  [GAME]: "broadside: 1\nid: walk\ntitle: Walk\nversion: 1.0.0\n",
  [GLOSSARY]: `symbols: { pip: { title: pip, meaning: A point. } }
terrains:
  floor: { title: Floor, colour: "#e8e0d0", sign: F }
  water: { title: Water, colour: "#7fb2d6", sign: W, cost: 2 }
  rock: { title: Rock, colour: "#4a4a4a", sign: R, cost: blocked }
`,
  "content/walk/dice/red.yaml": "die: red\ntitle: Red\ncolour: '#ff0000'\nfaces: [[pip], [pip]]\n",
  [ROOMS]: `deck: rooms
title: Rooms
kind: map
size: poker-us
front: tile
cells: { shape: square, columns: 2, rows: 2 }
cards:
  - { id: r1, squares: [[floor, water], [floor, rock]] }
  - { id: r2, squares: [[floor, floor], [floor, floor]], bars: [a1|b1] }
`,
  [LEAVES]: `deck: leaves
title: Leaves
kind: map
size: poker-us
front: tile
cells: { shape: flat-hex, radius: 0 }
terrains: [floor, water]
cards:
  - { id: h1, hexes: [[floor]] }
  - { id: h2, hexes: [[water]] }
`,
  [HALL]: `scenario: hall
title: Hall
players: { min: 2, max: 4 }
length: short
track:
  - { card: r1, at: [0, 0] }
  - { card: r2, at: [0, 2] }
`,
  [GROVE]: `scenario: grove
title: Grove
players: { min: 2, max: 4 }
length: short
track:
  - { card: h1, at: [0, 0] }
  - { card: h2, at: [0, 1] }
`,
  "templates/walk/tile.svg.hbs": "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 63 88'></svg>\n",
};

let project: Project;
beforeAll(async () => {
  project = await openProject(createMemoryHost(FILES));
});

/** With a part of a file replaced by one that has the cursor in it. */
async function assisted(file: string, from: string, to: string): Promise<Assisted> {
  const before = FILES[file] ?? "";
  expect(before, file).toContain(from);
  const marked = before.replace(from, () => to);
  const offset = marked.indexOf("^");
  const text = marked.replace("^", "");
  const found = await project.assist({ file, offset }, { drafts: [{ path: file, text }] });
  return found as Assisted;
}

const offered = async (file: string, from: string, to: string): Promise<readonly string[]> =>
  (await assisted(file, from, to)).completions.map(({ label }) => label);

const SQUARE_SIDES = ["north", "east", "south", "west"];
const FLAT_SIDES = ["north", "north-east", "south-east", "south", "south-west", "north-west"];

describe("what is offered", () => {
  const cases: Readonly<
    Record<string, readonly [file: string, from: string, to: string, all: readonly string[]]>
  > = {
    "turns of squares": [HALL, "at: [0, 2]", "at: [0, 2], turn: ^", ["0", "90", "180", "270"]],
    "turns of hexagons": [
      GROVE,
      "at: [0, 1]",
      "at: [0, 1], turn: ^",
      ["0", "60", "120", "180", "240", "300"],
    ],
    "turns by the cells of the track, for a card that has no name yet": [
      GROVE,
      "card: h2, at: [0, 1]",
      "at: [0, 1], turn: ^",
      ["0", "60", "120", "180", "240", "300"],
    ],
    "turns of a card of another lattice than the track's": [
      GROVE,
      "card: h2, at: [0, 1]",
      "card: r2, turn: ^",
      ["0", "90", "180", "270"],
    ],
    "sides of squares": [HALL, "at: [0, 2]", "at: [0, 2], heading: [^]", SQUARE_SIDES],
    "sides of flat-top hexagons": [GROVE, "at: [0, 1]", "at: [0, 1], heading: [^]", FLAT_SIDES],
    "cells of the first card that pieces can enter, for the start": [
      HALL,
      "length: short",
      "length: short\nstart: ^",
      ["1.a1", "1.a2", "1.b2"],
    ],
    "cells of the last card for the finish": [
      HALL,
      "length: short",
      "length: short\nfinish: ^",
      ["2.a1", "2.a2", "2.b1", "2.b2"],
    ],
    "map cards in a picture": [
      HALL,
      "track:\n  - { card: r1, at: [0, 0] }\n  - { card: r2, at: [0, 2] }",
      "map: |\n  r1 r^",
      ["h1", "h2", "r1", "r2"],
    ],
    "turns in a picture": [
      HALL,
      "track:\n  - { card: r1, at: [0, 0] }\n  - { card: r2, at: [0, 2] }",
      "map: |\n  r1 2:r2@^",
      ["90", "180", "270"],
    ],
    "shapes of cells": [ROOMS, "shape: square", "shape: ^", ["square", "pointy-hex", "flat-hex"]],
    "the other fields of cells": [
      ROOMS,
      ", columns: 2, rows: 2",
      ", ^",
      ["columns", "rows", "radius", "side"],
    ],
    "the terrains of the game in rows of squares": [
      ROOMS,
      "[[floor, water]",
      "[[floor, ^]",
      ["floor", "water", "rock"],
    ],
    "the terrains of the deck in rows of hexagons": [LEAVES, "[[water]]", "[[^]]", ["floor", "water"]],
    "the terrains of the game for a deck": [
      ROOMS,
      "cards:",
      "terrains: [^]\ncards:",
      ["floor", "water", "rock"],
    ],
    "bars on all edges that a card of four squares has": [
      ROOMS,
      "bars: [a1|b1]",
      "bars: [^]",
      [
        ..."a1|a2 a1|b1 a1|south a1|west a2|north a2|b2 a2|a1 a2|west".split(" "),
        ..."b1|b2 b1|east b1|south b1|a1 b2|north b2|east b2|b1 b2|a2".split(" "),
      ],
    ],
    "bars of a hexagon": [
      LEAVES,
      "[[water]] }",
      "[[water]], bars: [^] }",
      FLAT_SIDES.map((side) => `a1|${side}`),
    ],
    "fields of a terrain": [GLOSSARY, "cost: 2 }", "^ }", ["cost", "die"]],
    "what no piece may enter": [GLOSSARY, "cost: 2", "cost: ^", ["blocked"]],
    "dice for a terrain": [GLOSSARY, "cost: 2", "die: ^", ["red"]],
    "terrains for face-down cards": [
      GAME,
      "1.0.0\n",
      "1.0.0\ntrack:\n  face-down: ^\n",
      ["floor", "water", "rock"],
    ],
    "when steps are allowed": [
      GAME,
      "1.0.0\n",
      "1.0.0\ntrack: { corners: ^ }\n",
      ["never", "special", "always"],
    ],
  };
  for (const [name, [file, from, to, all]] of Object.entries(cases)) {
    test(name, async () => {
      const found = await offered(file, from, to);
      expect(found.toSorted()).toEqual(all.toSorted());
    });
  }
  test("the fields of `track:` and its words", async () => {
    const fields = await offered(GAME, "1.0.0\n", "1.0.0\ntrack:\n  ^\n");
    expect(fields).toEqual(
      expect.arrayContaining([
        "corners",
        "backward",
        "pieces",
        "count",
        "start",
        "finish",
        "face-down",
        "words",
      ]),
    );
    const words = await offered(GAME, "1.0.0\n", "1.0.0\ntrack:\n  words: { ^ }\n");
    expect(words).toEqual(expect.arrayContaining(["piece", "pieces", "special", "point", "points"]));
  });
});

test("a card in a picture is replaced without its number and turn", async () => {
  const { from, to } = await assisted(
    HALL,
    "track:\n  - { card: r1, at: [0, 0] }\n  - { card: r2, at: [0, 2] }",
    "map: |\n  r1\n  2:r^2@90",
  );
  const text = (FILES[HALL] ?? "").replace(/track:[\s\S]*/, "map: |\n  r1\n  2:r2@90\n");
  expect(text.slice(from, to)).toBe("r2");
});

test("hovering over a turn names those that the card can have", async () => {
  const squares = await assisted(HALL, "at: [0, 2]", "at: [0, 2], tu^rn: 90");
  expect(squares.hover?.detail).toContain("0, 90, 180 or 270");
  const hexes = await assisted(GROVE, "at: [0, 1]", "at: [0, 1], tu^rn: 60");
  expect(hexes.hover?.detail).toContain("0, 60, 120, 180, 240 or 300");
});
