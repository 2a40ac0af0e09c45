/** An outline with its bleed, compared with distances: points near enough are in it, points farther away are not. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { distanceTo } from "../../src/shape/clearance.ts";
import { DIE_NETS } from "../../src/shape/die-nets.ts";
import { dieShape } from "../../src/shape/die-shape.ts";
import { roundToken } from "../../src/shape/flat.ts";
import { grown, type Polygon } from "../../src/shape/polygon.ts";
import { tuckBox } from "../../src/shape/tuck-box.ts";
import type { Point } from "../../src/units/box.ts";
import { isInside } from "../../src/units/outline.ts";

const at = (x: number, y: number): Point => ({ x, y });

/** The nonzero rule, as PDF fills and clips: edges that cross the ray to the right, upwards less downwards. */
function isFilled(outline: Polygon, { x, y }: Point): boolean {
  let winding = 0;
  for (const [index, a] of outline.entries()) {
    const b = outline[(index + 1) % outline.length] as Point;
    if (a.y > y === b.y > y) continue;
    if (x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) winding += b.y > a.y ? 1 : -1;
  }
  return winding !== 0;
}

describe("an outline grown", () => {
  test("by nothing is unchanged, and a square's is a larger square", () => {
    const square = [at(0, 0), at(20, 0), at(20, 20), at(0, 20)];
    expect(grown(square, 0)).toBe(square);
    expect(grown(square, 3)).toEqual([at(-3, -3), at(23, -3), at(23, 23), at(-3, 23)]);
  });

  test("fills a slot that is narrower than both of its edges need, and nothing above it", () => {
    const slotted = [at(0, 0), at(9, 0), at(9, 8), at(11, 8), at(11, 0), at(20, 0), at(20, 10), at(0, 10)];
    const outline = grown(slotted, 3);
    for (const y of [-2.9, 1, 4, 7, 7.9]) expect(isFilled(outline, at(10, y))).toBe(true);
    expect(isFilled(outline, at(10, -3.1))).toBe(false);
  });

  test("has no needle at a sharp corner", () => {
    const needle = [at(0, 0), at(100, 1), at(0, 2)];
    expect(Math.max(...grown(needle, 3).map(({ x }) => x))).toBeLessThan(104);
  });

  const shapes = {
    ...Object.fromEntries([...DIE_NETS.keys()].map((faces) => [`a d${faces}`, dieShape(faces, 20)])),
    "a box": tuckBox({ width: 66, height: 91, depth: 20 }),
    "a coin": roundToken(25),
  };
  test.each(Object.entries(shapes))(
    "of %s extends 3 mm beyond every edge, and round notches",
    (_, { outline, size }) => {
      const bleed = grown(outline, 3);
      const place = (side: number) => fc.double({ min: -8, max: side + 8, noNaN: true });
      fc.assert(
        fc.property(place(size.width), place(size.height), (x, y) => {
          const away = isInside(outline, at(x, y)) ? 0 : distanceTo(outline, at(x, y));
          if (away < 2.99) expect(isFilled(bleed, at(x, y))).toBe(true);
          // at a sharp corner its tip extends twice as far
          if (away > 6.01) expect(isFilled(bleed, at(x, y))).toBe(false);
        }),
        { numRuns: 300 },
      );
    },
  );
});
