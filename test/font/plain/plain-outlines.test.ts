/** Outlines read directly from a font's tables: path data and boxes equal those of the font engine, glyph by glyph. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { openEngine } from "../../../src/font/engine/fontkit-engine.ts";
import { plainFont } from "../../../src/font/plain/plain-font.ts";

const FONTS = [
  "templates/shared/fonts/Alegreya-Italic.ttf",
  "templates/shared/fonts/PirataOne-Regular.ttf",
  "node_modules/@expo-google-fonts/noto-naskh-arabic/400Regular/NotoNaskhArabic_400Regular.ttf",
];

describe.each(FONTS)("%s", (file) => {
  const bytes = readFileSync(file);
  const engine = openEngine(bytes);
  const plain = plainFont(bytes, () => engine);
  const ids = Array.from({ length: engine.numGlyphs }, (_, id) => id);

  test("every glyph has the engine's path", () => {
    const paths = ids.map((id) => plain?.pathOf?.(id) ?? "");
    expect(paths).toEqual(ids.map((id) => engine.getGlyph(id, []).path.toSVG()));
    expect(paths.filter((path) => path === "").length).toBeLessThan(ids.length / 10);
  });

  test("every glyph has the engine's box", () => {
    const boxes = ids.map((id) => plain?.boxOf?.(id));
    expect(boxes).toEqual(
      ids.map((id) => {
        const { minX, minY, maxX, maxY } = engine.getGlyph(id, []).bbox;
        return { minX, minY, maxX, maxY };
      }),
    );
  });
});

test("a glyph beyond the tables is left to the engine", () => {
  const bytes = readFileSync(FONTS[0] as string);
  const engine = openEngine(bytes);
  const font = plainFont(bytes, () => engine);
  expect([font?.pathOf(60_000), font?.boxOf(60_000)]).toEqual([undefined, undefined]);
});
