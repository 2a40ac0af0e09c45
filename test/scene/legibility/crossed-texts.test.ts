/** Lines that touch letters, in scenes made by hand. "HHH" has ink from the baseline to the cap height. */
import { expect, test } from "vitest";
import { legibilityOf } from "../../../src/scene/legibility/legibility.ts";
import type { Item, Origin } from "../../../src/scene/scene.ts";
import { translate } from "../../../src/units/matrix.ts";
import {
  box,
  fonts,
  group,
  origin,
  path,
  rect,
  sceneOf,
  solid,
  stroke,
  text,
} from "../../support/paper/scenes.ts";

const BLACK = solid("#000000");
const LINE: Origin = { ...origin, line: 2 };
const BASELINE = 30;
const words = (more: Parameters<typeof text>[2] = {}): readonly Item[] =>
  text("HHH", { x: 10, y: BASELINE, size: 8 }, more);
const line = (d: string, width: number, opacity = 1): Item =>
  path(d, null, { stroke: stroke(solid("#000000", opacity), width), origin: LINE });
const across = (y: number, width = 0.4, opacity = 1): Item => line(`M0 ${y}L60 ${y}`, width, opacity);
const plate = (y: number, height: number): Item => path(rect(box(5, y, 50, height)), solid("#ffffff"));

const crossed = (...items: readonly Item[]): number =>
  legibilityOf(sceneOf(items), () => false, fonts).crossed.length;

test("a line is found where its ink meets that of a letter, above or below the text", () => {
  expect(crossed(...words(), across(28))).toBe(1);
  expect(crossed(across(28), ...words())).toBe(1);
  // Half of the stroke is 0.2 mm.
  expect(crossed(across(BASELINE + 0.15), ...words())).toBe(1);
  expect(crossed(across(BASELINE + 0.3), ...words())).toBe(0);
});

test("a frame counts by its sides, not by its box", () => {
  const frame = (x: number): Item => line(rect(box(x, 10, 40, 40)), 0.4);
  expect(crossed(frame(8), ...words())).toBe(0);
  expect(crossed(frame(12), ...words())).toBe(1);
});

test("the edges of a thin shape count, those of a panel and of a broad ribbon do not", () => {
  const shape = (y: number, height: number): Item =>
    path(rect(box(0, y, 60, height)), BLACK, { origin: LINE });
  expect(crossed(shape(27, 0.5), ...words())).toBe(1);
  expect(crossed(shape(27, 20), ...words())).toBe(0);
  expect(crossed(shape(27, 5), ...words())).toBe(0);
});

test("a line below an opaque shape is hidden, one above it is not", () => {
  expect(crossed(across(28), plate(20, 15), ...words())).toBe(0);
  expect(crossed(plate(20, 15), across(28), ...words())).toBe(1);
  expect(crossed(...words(), plate(20, 15), across(28))).toBe(0);
});

test("a line is visible only inside its clip", () => {
  const clipped = (x: number): Item =>
    group([across(28)], { clip: { d: rect(box(x, 0, 10, 80)), rule: "nonzero" } });
  expect(crossed(clipped(45), ...words())).toBe(0);
  expect(crossed(clipped(8), ...words())).toBe(1);
});

test("faint lines, lines as thick as letters and letters with an outline are ignored", () => {
  expect(crossed(across(28, 0.4, 0.3), ...words())).toBe(0);
  expect(crossed(across(28, 5), ...words())).toBe(0);
  expect(crossed(across(28), ...words({ stroke: stroke(solid("#ffffff"), 1) }))).toBe(0);
});

test("the strike of the text's own element is not a fault", () => {
  const own = path(rect(box(10, 27, 20, 0.4)), BLACK, { origin });
  expect(crossed(...words(), own)).toBe(0);
});

test("a hatching of many lines counts once, also where a group moves it", () => {
  const hatching = Array.from({ length: 40 }, (_, index) => across(index));
  expect(crossed(group(hatching, { transform: translate(0, 5) }), ...words())).toBe(1);
});
