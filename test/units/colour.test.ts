import { expect, test } from "vitest";
import { parseColour } from "../../src/units/colour.ts";

test.each([
  ["red", "#ff0000", 1],
  ["RebeccaPurple", "#663399", 1],
  ["#0f8", "#00ff88", 1],
  ["#00ff8080", "#00ff80", 128 / 255],
  ["rgb(255, 128, 0)", "#ff8000", 1],
  ["rgb(100% 50% 0% / 25%)", "#ff8000", 0.25],
  ["rgba(0,0,0,0)", "#000000", 0],
  ["hsl(240 100% 50%)", "#0000ff", 1],
  ["hwb(0 0% 0%)", "#ff0000", 1],
  ["transparent", "#000000", 0],
  ["  white ", "#ffffff", 1],
])("%s", (text, hex, opacity) => {
  expect(parseColour(text)).toEqual({ hex, opacity: expect.closeTo(opacity, 6) });
});

test("a colour outside sRGB is clipped", () => {
  expect(parseColour("color(display-p3 0 1 0)")?.hex).toMatch(/^#00ff/);
});

test.each(["", "redd", "none", "currentColor", "fff", "#ff", "rgb(1,2)", "url(#a)", "#gggggg"])(
  "%s is not a colour",
  (text) => {
    expect(parseColour(text)).toBeUndefined();
  },
);
