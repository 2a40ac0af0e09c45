/** A glossary with a fault is reported once, not at every card, figure and track that names its terrains. */
import { describe, expect, test } from "vitest";
import { createMemoryHost, openProject } from "../../../src/index.ts";

const files = (glossary: string): Readonly<Record<string, string>> => ({
  "content/dig/game.yaml": `broadside: 1
id: dig
title: Dig
version: 0.1.0
track: { face-down: clay, corners: never }
`,
  "content/dig/glossary.yaml": glossary,
  "content/dig/decks/tiles.yaml": `deck: tiles
title: Tiles
kind: map
size: poker-us
front: tile
cells: { shape: pointy-hex, radius: 0 }
terrains: [clay, rock]
cards:
  - { id: t1, copies: 3, hexes: [[clay]] }
  - { id: t2, hexes: [[rock]] }
`,
  "content/dig/figures/plain.yaml": `figure: plain
squares: [[clay, rock]]
`,
  "content/dig/scenarios/row.yaml": `scenario: row
title: A Row
players: { min: 2, max: 2 }
length: short
track:
  - { card: t1, at: [0, 0] }
  - { card: t2, at: [1, 0] }
  - { card: t1, at: [2, 0] }
`,
});

const SOUND = `terrains:
  clay: { title: Clay, colour: "#b5651d", sign: C }
  rock: { title: Rock, colour: "#808080", sign: R, cost: blocked }
`;

async function faultsOf(glossary: string): Promise<readonly string[]> {
  const project = await openProject(createMemoryHost(files(glossary)));
  const { findings } = await project.check();
  return findings.filter(({ severity }) => severity === "error").map(({ rule, file }) => `${file} ${rule}`);
}

const ABOUT_TERRAINS = /unknown-terrain|never-moves/;

describe("of terrains with a faulty colour", () => {
  test("only the colour is reported, and what is blocked stays so", async () => {
    const faults = await faultsOf(SOUND.replace('"#808080"', "grey").replace('"#b5651d"', "brown"));
    expect(faults.filter((fault) => fault.includes("glossary.yaml"))).toEqual([
      "content/dig/glossary.yaml schema/bad-format",
      "content/dig/glossary.yaml schema/bad-format",
    ]);
    expect(faults.filter((fault) => ABOUT_TERRAINS.test(fault))).toEqual([]);
    // the second tile is rock, which no piece enters
    expect(faults).toContain("content/dig/scenarios/row.yaml track/unreachable-finish");
  });
});

test("of a glossary that cannot be read, its own fault is reported alone", async () => {
  const faults = await faultsOf(`terrains: {{{\n${SOUND}`);
  expect(faults.some((fault) => fault.startsWith("content/dig/glossary.yaml yaml/"))).toBe(true);
  expect(faults.filter((fault) => ABOUT_TERRAINS.test(fault))).toEqual([]);
});

test("a terrain that a sound glossary does not have is still reported where it is named", async () => {
  const faults = await faultsOf(SOUND.replace("  clay:", "  loam:"));
  expect(faults).toContain("content/dig/figures/plain.yaml figure/unknown-terrain");
  expect(faults).toContain("content/dig/game.yaml game/unknown-terrain");
});
