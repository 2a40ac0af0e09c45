/** A scenario written as text reads back the same, and has the layout of the shipped ones. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { scenarioYaml, type WrittenScenario } from "../../../../src/pipeline/fix/scenario/scenario-yaml.ts";

const PLAIN: WrittenScenario = {
  id: "bay",
  title: "The Bay",
  players: { min: 2, max: 4 },
  length: "short",
  track: [
    { card: "m05", at: [0, 0], turn: 0, acceleration: false },
    { card: "m12", at: [0, -3], turn: 270, acceleration: true, heading: ["north", "east"] },
  ],
};

test("one line per card, without default values", () => {
  const text = scenarioYaml({ ...PLAIN, forcedSpecial: 0, finish: "2.b1" }, ["Made by hand", ""]);
  expect(text).toBe(`# Made by hand
#
scenario: bay
title: The Bay
players: { min: 2, max: 4 }
length: short
forced-diagonals: 0
track:
  - { card: m05, at: [0, 0] }
  - { card: m12, at: [0, -3], turn: 270, acceleration: true, heading: [north, east] }
finish: 2.b1
`);
});

test("texts read back unchanged", () => {
  const words = fc
    .string({ minLength: 1, unit: "grapheme-ascii" })
    .map((text) => text.replace(/\p{Cc}/gu, ""));
  fc.assert(
    fc.property(words, words, (title, note) => {
      const read = parse(scenarioYaml({ ...PLAIN, title, intro: note, setup: [note, "no", "1.10"] }));
      expect(read).toMatchObject({ title, intro: note, setup: [note, "no", "1.10"] });
    }),
  );
});
