/** Composite glyphs: large sound fonts are within the limits. */
import { expect, test } from "vitest";
import { openEngine } from "../../../src/font/engine/fontkit-engine.ts";
import { tooManyParts } from "../../../src/font/engine/glyph-parts.ts";
import { composite, dots, fontWith, glyphTables } from "../../hostile/font-bytes.ts";

test("a Chinese font of 20,000 glyphs with three parts each is within the limits", () => {
  const radicals = 500;
  const font = fontWith(
    glyphTables([
      ...new Array<Buffer>(radicals).fill(dots(36)),
      ...Array.from({ length: 20_000 }, (_, index) => {
        const part = (step: number): number => (index * step) % radicals;
        return composite(part(1), part(7), part(11));
      }),
    ]),
  );
  expect(tooManyParts(openEngine(font), font.length)).toBeUndefined();
});

test("five levels of parts are within the limits, six are not", () => {
  const chain = (levels: number): string | undefined => {
    const glyphs = [dots(4), ...Array.from({ length: levels }, (_, below) => composite(below))];
    const font = fontWith(glyphTables(glyphs));
    return tooManyParts(openEngine(font), font.length);
  };
  expect(chain(5)).toBeUndefined();
  expect(chain(6)).toMatch(/^its glyph 6 /);
});

test("few bytes for millions of points exceed the limits", () => {
  // 1,000 glyphs x 10 parts x 256 points
  const glyphs = new Array<Buffer>(1_000).fill(composite(...new Array<number>(10).fill(0)));
  const font = fontWith(glyphTables([dots(256), ...glyphs]));
  expect(tooManyParts(openEngine(font), font.length)).toMatch(/^its glyphs have too many points/);
});
