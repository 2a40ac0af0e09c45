/** The positions of a card's corners on the paper. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { placementMatrix } from "../../src/sheet/placement-matrix.ts";
import { apply, applyToBox } from "../../src/units/matrix.ts";

const slot = { x: 20, y: 30, width: 88, height: 63 };

test.each([
  [0, { x: 20, y: 30 }],
  [90, { x: 108, y: 30 }],
  [180, { x: 108, y: 93 }],
  [270, { x: 20, y: 93 }],
] as const)("turned clockwise by %d degrees, the card's top left corner is at %o (C070)", (turn, corner) => {
  expect(apply(placementMatrix({ trim: slot, turn }), { x: 0, y: 0 })).toEqual(corner);
});

test("the trimmed card fills its slot exactly, whatever the turn (C070)", () => {
  const length = fc.double({ min: 1, max: 500, noNaN: true });
  const turns = fc.constantFrom(0, 90, 180, 270) as fc.Arbitrary<0 | 90 | 180 | 270>;
  fc.assert(
    fc.property(length, length, length, length, turns, (x, y, width, height, turn) => {
      const upright = turn % 180 === 0 ? { width, height } : { width: height, height: width };
      const found = applyToBox(placementMatrix({ trim: { x, y, width, height }, turn }), {
        x: 0,
        y: 0,
        ...upright,
      });
      for (const [key, value] of Object.entries({ x, y, width, height })) {
        expect(found[key as keyof typeof found]).toBeCloseTo(value, 6);
      }
    }),
  );
});
