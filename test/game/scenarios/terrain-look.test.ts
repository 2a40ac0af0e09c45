/** What tells terrains apart without their colours. */
import { expect, test } from "vitest";
import { DEFAULT_TERRAINS, type Terrain } from "../../../src/game/scenarios/terrain.ts";
import { needsLetters, terrainLook } from "../../../src/game/scenarios/terrain-look.ts";

const terrain = (id: string, colour: string, sign: string): Terrain => ({
  id,
  title: id,
  colour,
  sign,
  cost: 1,
});

test("in the low-ink look, colours as light as paper are left white, dark ones are hatched, others are frames", () => {
  expect(DEFAULT_TERRAINS.map((one) => [one.id, terrainLook(one).low])).toEqual([
    ["white", "plain"],
    ["green", "frame"],
    ["blue", "frame"],
    ["red", "frame"],
    ["black", "hatch"],
  ]);
});

test("a frame is a darker shade of the terrain's own colour", () => {
  // six tenths of 33, 88 and 44 (hexadecimal)
  expect(terrainLook(terrain("wood", "#338844", "W"))).toMatchObject({ fill: "#338844", shade: "#1f5229" });
});

test("letters are needed where neither dots nor white paper nor hatching tell a terrain from the others", () => {
  const stone = terrain("stone", "#b9b2a3", "•");
  const pit = terrain("pit", "#2b2a33", "X");
  const night = terrain("night", "#101018", "N");
  const sand = terrain("sand", "#ddcc99", "S");
  const needs = (all: readonly Terrain[]) => all.filter((one) => needsLetters(one, all)).map(({ id }) => id);
  expect(needs(DEFAULT_TERRAINS)).toEqual([]);
  expect(needs([stone, pit])).toEqual([]);
  expect(needs([stone, pit, night, sand])).toEqual(["pit", "night", "sand"]);
});
