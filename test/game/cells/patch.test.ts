/** Map cards that are cut along their hexagons, with numbers worked out by hand. */
import { expect, test } from "vitest";
import { mapPrintOf } from "../../../src/game/decks/map-print.ts";
import { patchShape } from "../../../src/game/decks/patch-shape.ts";
import { areaOf } from "../../../src/shape/polygon.ts";
import { analyseTrack } from "../../../src/track/analyse-track.ts";
import { FLOWER, mapOf, planOf } from "../../track/lay-cells.ts";

/** Seven pointy-top hexagons, 90 mm wide: three of them side by side, each the root of three times its side. */
const SIDE = 90 / (3 * Math.sqrt(3));

test("a patch of seven is as wide as stated and five sides high, cut clockwise along eighteen edges", () => {
  const { size, outline } = patchShape({ shape: "pointy-hex", radius: 1 }, 90);
  expect([size.width, size.height]).toEqual([expect.closeTo(90, 9), expect.closeTo(5 * SIDE, 9)]);
  expect(outline).toHaveLength(18);
  expect(areaOf(outline)).toBeCloseTo(((7 * 3 * Math.sqrt(3)) / 2) * SIDE ** 2, 6);
});

test("a flat-top hexagon is two sides wide", () => {
  const { size } = patchShape({ shape: "flat-hex", radius: 0 }, 50);
  expect(size.height).toBeCloseTo(25 * Math.sqrt(3), 9);
});

test("patches lie without gaps, and fit around a point, where square cards do not", () => {
  const print = mapPrintOf({ width: 90, height: 90 }, FLOWER, { isPatch: true });
  const cut = { ...mapOf(FLOWER), print };
  const plan = planOf(FLOWER, [{ at: [0, 0] }, { at: [2, 1] }, { at: [-1, 3] }]);
  const square = analyseTrack(plan);
  const patches = analyseTrack({ ...plan, track: plan.track.map((card) => ({ ...card, map: cut })) });
  expect(patches.shifts).toEqual([
    { x: 0, y: 0 },
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ]);
  expect(patches.misfits).toEqual([]);
  expect(square.misfits).not.toEqual([]);
});
