/** The outline of a card's cells, counted on paper. */
import { expect, test } from "vitest";
import { innerEdgesOf, rimOf } from "../../../src/game/cells/rim.ts";
import { tileOf } from "../../../src/game/cells/tile.ts";
import type { Cells } from "../../../src/units/cells.ts";

/** By the shoelace formula: positive if counter-clockwise as y grows upwards. */
function areaOf(outline: readonly (readonly [number, number])[]): number {
  return outline.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = outline[(index + 1) % outline.length] as readonly [number, number];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}

const HEXAGON = (3 * Math.sqrt(3)) / 2;

test.each<[string, Cells, corners: number, area: number, inner: number]>([
  ["2 x 3 squares", { shape: "square", columns: 2, rows: 3 }, 10, 6, 7],
  ["one hexagon", { shape: "pointy-hex", radius: 0 }, 6, HEXAGON, 0],
  // six outer hexagons with three free sides each; twelve edges between the seven
  ["seven pointy-top hexagons", { shape: "pointy-hex", radius: 1 }, 18, 7 * HEXAGON, 12],
  ["seven flat-top hexagons", { shape: "flat-hex", radius: 1 }, 18, 7 * HEXAGON, 12],
  // six corner hexagons with three free sides, six others with two
  ["nineteen hexagons", { shape: "flat-hex", radius: 2 }, 30, 19 * HEXAGON, 42],
])("%s", (_, cells, corners, area, inner) => {
  const rim = rimOf(tileOf(cells));
  expect(rim).toHaveLength(corners);
  expect(areaOf(rim)).toBeCloseTo(area, 9);
  expect(innerEdgesOf(tileOf(cells))).toHaveLength(inner);
});
