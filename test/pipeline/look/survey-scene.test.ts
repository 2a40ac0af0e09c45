/** What must be known of a drawing before it is printed. */
import { expect, test } from "vitest";
import { surveyScene } from "../../../src/pipeline/look/survey-scene.ts";
import type { GlyphsItem, Item } from "../../../src/scene/scene.ts";
import { evenRun } from "../../support/paper/glyphs.ts";
import { group, origin, sceneOf, solid } from "../../support/paper/scenes.ts";

const words = (face: string): GlyphsItem => ({
  kind: "glyphs",
  origin,
  face,
  size: 4,
  ...{ x: 1, y: 5, fill: solid("#000000"), stroke: null },
  runs: [evenRun("words", 0.5)],
});

const facesOn = (...items: readonly Item[]) => surveyScene(sceneOf(items)).fontFaces;

test("each font is named once, in the order of drawing", () => {
  expect(facesOn(words("B"), group([words("A"), words("B")]), words("C"))).toEqual(["B", "A", "C"]);
});

test("drawings with the same fonts share one survey, others do not", () => {
  const survey = surveyScene(sceneOf([words("A"), words("B")]));
  expect(surveyScene(sceneOf([words("A"), words("B"), words("A")]))).toBe(survey);
  expect(facesOn(words("B"), words("A"))).toEqual(["B", "A"]);
  expect(facesOn(words("A"))).toEqual(["A"]);
  expect(facesOn(words("A"), words("B"), words("C"))).toEqual(["A", "B", "C"]);
  expect(facesOn()).toEqual([]);
});

test("drawings with the same fonts and other icons have their own surveys", () => {
  const symbol = (file: string) => ({
    id: file,
    box: { x: 0, y: 0, width: 1, height: 1 },
    items: [{ ...words("A"), origin: { ...origin, file } }],
  });
  const shown = (...files: readonly string[]) =>
    surveyScene(sceneOf([words("A")], { symbols: files.map(symbol) })).drawings;
  expect(shown("ship.svg")).toEqual(["ship.svg"]);
  expect(shown("sea.svg", "ship.svg")).toEqual(["sea.svg", "ship.svg"]);
  expect(shown()).toEqual([]);
});
