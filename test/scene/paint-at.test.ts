/** The colour of a paint at a point. Shares along the rays of a gradient are worked out by hand. */
import { expect, test } from "vitest";
import { paintAt } from "../../src/scene/paint-at.ts";
import type { RadialPaint } from "../../src/scene/scene.ts";
import { IDENTITY } from "../../src/units/matrix.ts";

/** Black at the focus, 5 to the right of the middle; white on the circle of 10. */
const radial: RadialPaint = {
  kind: "radial",
  centre: [0, 0],
  focus: [5, 0],
  radius: 10,
  transform: IDENTITY,
  stops: [
    { offset: 0, colour: "#000000", opacity: 1 },
    { offset: 1, colour: "#ffffff", opacity: 1 },
  ],
};

test.each([
  ["at the focus", 5, 0, 0],
  ["half of the 5 to the circle on the right", 7.5, 0, 0.5],
  ["half of the 15 to the circle on the left", -2.5, 0, 0.5],
  // straight up from the focus the distance to the circle is the root of 100 - 25
  ["half of the way up", 5, Math.sqrt(75) / 2, 0.5],
  ["on the circle", 0, 10, 1],
])("of a radial gradient %s", (_words, x, y, share) => {
  expect(paintAt(radial, { x, y }, undefined)).toMatchObject({ red: expect.closeTo(share, 6), alpha: 1 });
});
