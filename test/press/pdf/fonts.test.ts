/**
 * Fonts in the PDF: the printed glyphs as the font draws them, under codes that lead to them and give their meaning.
 */
import { create } from "fontkit";
import { expect, test } from "vitest";
import type { FontProgram } from "../../../src/font/font-program.ts";
import { trueTypeSubset } from "../../../src/font/subset/truetype-subset.ts";
import { renderPng } from "../../../src/press/png.ts";
import { shareOfDifference, TEXT_TOLERANCE } from "../../support/paper/pixels.ts";
import { textOfPages, wholePdf } from "../../support/paper/read-pdf.ts";
import { fonts, pageOf, sceneOf, text } from "../../support/paper/scenes.ts";
import { withFile } from "../../support/temporary.ts";
import { toolOrSkip } from "../../support/tools.ts";

/** What another font reader finds in the subset. */
interface Opened {
  readonly numGlyphs: number;
  getGlyph(id: number): { readonly advanceWidth: number; readonly path: { toSVG(): string } };
  readonly directory: { readonly tables: Readonly<Record<string, { readonly offset: number }>> };
}

const alegreya = fonts.get("Alegreya-Regular") as FontProgram;
const glyphIdOf = (letter: string): number =>
  text(letter, { x: 0, y: 0, size: 1 })[0]?.runs[0]?.ids[0] as number;

test("a subset draws each glyph as the font does, including composite ones", () => {
  const letters = [..."Aéż fiÅ"];
  const printed = letters.map((letter, index) => ({
    glyphId: glyphIdOf(letter),
    code: 65 + index,
    text: letter,
    width: 0,
  }));
  const bytes = trueTypeSubset(alegreya, printed);
  const subset = create(Buffer.from(bytes) as Parameters<typeof create>[0]) as unknown as Opened;
  const map = (subset.directory.tables.cmap as { offset: number }).offset + 12;
  for (const { glyphId, code } of printed) {
    // format 0 (OpenType 1.9, cmap): six bytes, then a glyph's number for each code
    const glyph = subset.getGlyph(bytes[map + 6 + code] as number);
    expect(glyph.path.toSVG()).toBe(alegreya.outline(glyphId));
    expect(glyph.advanceWidth).toBe(alegreya.advanceOf(glyphId));
  }
  expect(bytes.length).toBeLessThan((alegreya.table("glyf")?.length ?? 0) / 10);
});

test("a glyph that stands for two characters has two numbers, the missing glyph one of its own", () => {
  const glyphs = [
    { glyphId: 0, code: 65 },
    { glyphId: 0, code: 66 },
  ].map((glyph) => ({ ...glyph, text: "x", width: 0 }));
  const bytes = trueTypeSubset(alegreya, glyphs);
  const { directory } = create(Buffer.from(bytes) as Parameters<typeof create>[0]) as unknown as Opened;
  const map = (directory.tables.cmap as { offset: number }).offset + 12;
  expect([...bytes.subarray(map + 6 + 65, map + 6 + 67)]).toEqual([1, 2]);
});

test("more characters of a face than one font object has codes for can be read, and look as in the PNG", async ({
  skip,
}) => {
  const pdftoppm = toolOrSkip("pdftoppm", skip);
  // 800 characters: a font object has codes for about 250
  const lines = Array.from({ length: 20 }, (_, line) =>
    Array.from({ length: 40 }, (_, index) => String.fromCodePoint(0x4e00 + line * 40 + index)).join(""),
  );
  const items = lines.flatMap((words, line) => text(words, { x: 2, y: 4 + 3.8 * line, size: 1.4 }));
  const scene = sceneOf(items);
  const pdf = await wholePdf(pageOf(scene));
  expect((await textOfPages(pdf))[0]?.replace(/\s/g, "")).toBe(lines.join(""));
  const png = await renderPng(scene, { dpi: 300, box: "bleed" }, fonts, new Map());
  const page = withFile(pdf, (file) => pdftoppm(["-r", "300", "-png", file])).stdout;
  expect(await shareOfDifference(page, png)).toBeLessThan(TEXT_TOLERANCE);
});
