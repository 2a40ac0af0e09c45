/** Numbers that read as others upside down, and what shows which way up they are. Lengths in mm. */

import { describe, expect, test } from "vitest";
import { turnableNumbers, upsideDown } from "../../../src/scene/legibility/turnable-numbers.ts";
import type { GlyphsItem, Item } from "../../../src/scene/scene.ts";
import { IDENTITY, multiply, rotate, translate } from "../../../src/units/matrix.ts";
import { evenRun } from "../../support/paper/glyphs.ts";
import { group, origin, path, sceneOf, solid, stroke } from "../../support/paper/scenes.ts";

test.each([
  ["6", "9"],
  ["66", "99"],
  ["68", "89"],
  ["80", "08"],
  ["8", undefined],
  ["69", undefined],
  ["16", undefined],
  ["6.", undefined],
  ["", undefined],
])("%j reads %j upside down", (text, read) => {
  expect(upsideDown(text)).toBe(read);
});

const ink = solid("#000000");

/** Letters 4 mm high on a baseline that begins at x, y: about 2.8 mm of them are visible. */
const glyphs = (text: string, x: number, y: number): GlyphsItem => ({
  kind: "glyphs",
  origin,
  face: "any",
  size: 4,
  ...{ x, y, fill: ink, stroke: null },
  runs: [evenRun(text, 0.5)],
});

const six = glyphs("6", 9, 10);
const nine = glyphs("9", 29, 10);
const bar = path("M9 11.2H11", null, { stroke: stroke(ink, 0.3) });
const found = (...items: readonly Item[]): readonly string[] =>
  turnableNumbers(sceneOf(items)).map(({ text }) => text);

describe("a bare six", () => {
  test.each<[string, readonly Item[]]>([
    ["alone", []],
    ["beside another number", [glyphs("20", 12, 12)]],
    ["on a background", [path("M5 5H15V15H5Z", solid("#ffffff"))]],
    ["in a ring", [path("M6 9L10 5L14 9L10 13Z", null, { stroke: stroke(ink, 0.2) })]],
    ["above a fold of 16 mm", [path("M2 11.2H18", null, { stroke: stroke(ink, 0.2) })]],
    ["and a path without ink", [path("M9 11.2H11", null)]],
    ["with a bar below another number only", [nine, path("M29 11.2H31", null, { stroke: stroke(ink, 0.3) })]],
  ])("%s", (_, items) => {
    expect(found(six, ...items)).toEqual(["6"]);
  });
});

describe("a six is marked by", () => {
  test.each<[string, readonly Item[]]>([
    ["a bar", [bar]],
    ["a dot behind it", [glyphs(".", 11, 10)]],
    ["a dot below it", [path("M9.8 11.2H10.2V11.6H9.8Z", ink)]],
    ["a word on the same piece", [glyphs("Luck", 2, 18)]],
  ])("%s", (_, items) => {
    expect(found(six, ...items)).toEqual([]);
  });

  test("a bar, turned with it by any angle", () => {
    for (const angle of [0, 60, 120, 180, 240, 300]) {
      const transform = multiply(translate(10, 10), multiply(rotate(angle), translate(-10, -10)));
      expect(found(nine, group([six, bar], { transform }))).toEqual(["9"]);
    }
    expect(found(group([six, bar], { transform: IDENTITY }))).toEqual([]);
  });
});
