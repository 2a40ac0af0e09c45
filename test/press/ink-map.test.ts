/** The estimated ink of scenes, by hand. */
import { expect, test } from "vitest";
import { inkMapOf, inkWithin } from "../../src/press/ink-map.ts";
import { box, fonts, path, rect, sceneOf, solid } from "../support/paper/scenes.ts";

const NO_PICTURES = { get: () => undefined };

/** Scenes of 60 x 80 mm with 3 mm of bleed. Red is full magenta and yellow, and grey of 0.6 three times 0.4. */
test.each([
  ["nothing", "#ffffff", box(-3, -3, 66, 86), 0],
  ["half in black", "#000000", box(-3, 40, 66, 43), 60 * 40],
  ["all in red", "#ff0000", box(-3, -3, 66, 86), (60 * 80 * 2) / 3],
  ["a quarter in light grey", "#999999", box(-3, -3, 66, 23), 60 * 20 * 0.4],
  ["a thin black line", "#000000", box(0, 10.1, 60, 0.3), 60 * 0.3],
])("%s", async (_words, colour, area, ink) => {
  const scene = { ...sceneOf([path(rect(area), solid(colour))]), bleed: 3 };
  const map = await inkMapOf(scene, fonts, NO_PICTURES);
  const used = inkWithin(map, box(0, 0, 60, 80));
  expect(Math.abs(used - ink)).toBeLessThanOrEqual(0.02 * ink);
});

/** The lower half is black, bleed included. */
test("parts of a scene, up to the bleed and within an outline", async () => {
  const scene = { ...sceneOf([path(rect(box(-3, 40, 66, 43)), solid("#000000"))]), bleed: 3 };
  const map = await inkMapOf(scene, fonts, NO_PICTURES);
  expect(inkWithin(map, box(10, 50, 7, 11))).toBeCloseTo(77, 0);
  expect(inkWithin(map, box(10, 0, 7, 11))).toBeCloseTo(0, 1);
  expect(Math.abs(inkWithin(map, box(-3, -3, 66, 86)) - 66 * 43)).toBeLessThan(30);
  // nothing is printed beyond the bleed
  expect(inkWithin(map, box(70, 50, 10, 10))).toBe(0);
  const triangle = [
    { x: 0, y: 50 },
    { x: 60, y: 50 },
    { x: 30, y: 80 },
  ];
  expect(Math.abs(inkWithin(map, box(0, 0, 60, 80), triangle) - 900)).toBeLessThan(90);
});
